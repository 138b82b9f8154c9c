import {
  baseUrlSetting,
  brokerSettings,
  grpcPortSetting,
  loadConfig,
  mediaConfig,
  mongoSettings,
  numberSetting,
  peerSetting,
  principalSecretSetting,
  processSettings,
  secretSetting,
  serviceSecretSetting,
} from '@colloquy/config';
import { callingHours } from './domain/calling-hours';
import type { Rules } from './domain/rules';

/** The deployment manifests are generated from the schema and checked against it. */
export const schema = {
  ...processSettings,
  grpcPort: grpcPortSetting,
  mongo: mongoSettings('interview'),
  broker: brokerSettings,
  agentGrpc: peerSetting('agent'),
  webhookGrpc: peerSetting('webhook'),
  billingGrpc: peerSetting('billing'),
  conversationGrpc: peerSetting('conversation'),
  baseUrl: baseUrlSetting,
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
  notificationSecret: secretSetting(
    'Encrypts header values and signing secrets of webhook subscriptions at rest',
    'NOTIFICATION_SECRET',
  ),
  media: mediaConfig,
  rules: {
    naturalEndPauseMs: numberSetting(
      'Time to rejoin after the interviewer ended the session, before the interview completes, milliseconds',
      'NATURAL_END_PAUSE_MS',
      2 * 60 * 1000,
    ),
    interruptionPauseMs: numberSetting(
      'Time to rejoin after any other end, before the interview completes, milliseconds',
      'INTERRUPTION_PAUSE_MS',
      24 * 3600 * 1000,
    ),
    defaultHoldMs: numberSetting(
      'Time for which an interview is held open for an expert who wants to finish later, milliseconds',
      'DEFAULT_HOLD_MS',
      7 * 24 * 3600 * 1000,
    ),
    abandonedAfterMs: numberSetting(
      'Inactivity after which an interview in progress counts as abandoned, milliseconds',
      'ABANDONED_AFTER_MS',
      5 * 60 * 1000,
    ),
    withdrawalGraceMs: numberSetting(
      'Time between a withdrawal of consent and the erasure of the conversation, milliseconds',
      'WITHDRAWAL_GRACE_MS',
      7 * 24 * 3600 * 1000,
    ),
    callAttempts: numberSetting('Maximum number of attempts of a call', 'CALL_ATTEMPTS', 3),
    callPauseMs: numberSetting(
      'Time between two attempts of a call, milliseconds',
      'CALL_PAUSE_MS',
      2 * 60 * 1000,
    ),
    callFromHour: numberSetting(
      'Hour of the day from which experts with a time zone are called',
      'CALL_FROM_HOUR',
      8,
    ),
    callUntilHour: numberSetting(
      'Hour of the day until which experts with a time zone are called',
      'CALL_UNTIL_HOUR',
      21,
    ),
    noShowMs: numberSetting(
      'Time for which a connected call waits for the expert to speak, milliseconds',
      'NO_SHOW_MS',
      5 * 60 * 1000,
    ),
    followUpAfterMs: numberSetting(
      'Time from a change to the first check of its effects in other services, milliseconds',
      'FOLLOW_UP_AFTER_MS',
      5 * 60 * 1000,
    ),
    dueWorkEveryMs: numberSetting(
      'Interval between polls for interviews to complete, milliseconds',
      'DUE_WORK_EVERY_MS',
      1000,
    ),
  },
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);
export type Config = ReturnType<typeof readConfig>;

export function rulesOf({ rules }: Config): Rules {
  const pauses = {
    afterNaturalEndMs: rules.naturalEndPauseMs,
    afterInterruptionMs: rules.interruptionPauseMs,
  };
  const hours = callingHours(rules.callFromHour, rules.callUntilHour);
  return {
    pauses,
    calls: {
      attempts: rules.callAttempts,
      pauseMs: rules.callPauseMs,
      noShowMs: rules.noShowMs,
      hours,
      pauses,
    },
    defaultHoldMs: rules.defaultHoldMs,
    abandonedAfterMs: rules.abandonedAfterMs,
    withdrawalGraceMs: rules.withdrawalGraceMs,
    followUpAfterMs: rules.followUpAfterMs,
  };
}
