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

/** Every setting; the deployment manifests are made and checked with it. */
export const schema = {
  ...processSettings,
  grpcPort: grpcPortSetting,
  mongo: mongoSettings('interview'),
  broker: brokerSettings,
  agentGrpc: peerSetting('agent'),
  webhookGrpc: peerSetting('webhook'),
  baseUrl: baseUrlSetting,
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
  notificationSecret: secretSetting(
    'Seals header values and signing secrets of webhook subscriptions at rest',
    'NOTIFICATION_SECRET',
  ),
  media: mediaConfig,
  rules: {
    naturalEndPauseMs: numberSetting(
      'Time to rejoin after the interviewer closed, before the interview completes',
      'NATURAL_END_PAUSE_MS',
      2 * 60 * 1000,
    ),
    interruptionPauseMs: numberSetting(
      'Time to rejoin after any other end, before the interview completes',
      'INTERRUPTION_PAUSE_MS',
      24 * 3600 * 1000,
    ),
    defaultHoldMs: numberSetting(
      'How long an interview is held open for an expert who wants to finish later',
      'DEFAULT_HOLD_MS',
      7 * 24 * 3600 * 1000,
    ),
    abandonedAfterMs: numberSetting(
      'Inactivity after which an interview in progress counts as abandoned',
      'ABANDONED_AFTER_MS',
      5 * 60 * 1000,
    ),
    withdrawalGraceMs: numberSetting(
      'Time between the withdrawal of a consent and the erasure of what the expert said',
      'WITHDRAWAL_GRACE_MS',
      7 * 24 * 3600 * 1000,
    ),
    callAttempts: numberSetting('How often a call is attempted before it is given up', 'CALL_ATTEMPTS', 3),
    callPauseMs: numberSetting('Time between two attempts of a call', 'CALL_PAUSE_MS', 2 * 60 * 1000),
    noShowMs: numberSetting(
      'How long a connected call waits for the expert to speak',
      'NO_SHOW_MS',
      5 * 60 * 1000,
    ),
    dueWorkEveryMs: numberSetting('How often to look for interviews to complete', 'DUE_WORK_EVERY_MS', 1000),
  },
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);
export type Config = ReturnType<typeof readConfig>;
