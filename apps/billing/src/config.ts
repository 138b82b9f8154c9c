import {
  brokerSettings,
  grpcPortSetting,
  loadConfig,
  mongoSettings,
  numberSetting,
  principalSecretSetting,
  processSettings,
  serviceSecretSetting,
} from '@colloquy/config';
import type { BillingRules } from './domain/subscription';

export const commandSchema = {
  mongo: mongoSettings('billing'),
  rules: {
    closeGraceMs: numberSetting(
      'Time after the end of a period for late usage reports, milliseconds',
      'CLOSE_GRACE_MS',
      3_600_000,
    ),
    paymentTermDays: numberSetting(
      'Days from the issue of an invoice to its due date',
      'PAYMENT_TERM_DAYS',
      14,
    ),
  },
};

export const serviceSchema = {
  ...processSettings,
  ...commandSchema,
  grpcPort: grpcPortSetting,
  broker: brokerSettings,
  dueWorkEveryMs: numberSetting(
    'Interval between polls for periods to close, milliseconds',
    'DUE_WORK_EVERY_MS',
    5000,
  ),
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(serviceSchema, env);

export const readCommandConfig = (env?: NodeJS.ProcessEnv) => loadConfig(commandSchema, env);

export type Config = ReturnType<typeof readConfig>;

export type CommandConfig = ReturnType<typeof readCommandConfig>;

export function rulesOf({ rules }: CommandConfig): BillingRules {
  return { closeGraceMs: rules.closeGraceMs, paymentTermMs: rules.paymentTermDays * 24 * 3600 * 1000 };
}
