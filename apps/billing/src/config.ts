import {
  brokerSettings,
  loadConfig,
  mongoSettings,
  numberSetting,
  principalSecretSetting,
  processSettings,
} from '@colloquy/config';
import type { BillingRules } from './domain/subscription';

/** Every setting of the administrator's commands, which run in the service's container. */
export const commandSchema = {
  mongo: mongoSettings('billing'),
  rules: {
    closeGraceMs: numberSetting(
      'How long a period that has ended waits for usage that is reported late',
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

/** Every setting of the service; the deployment manifests are made and checked with it. */
export const serviceSchema = {
  ...processSettings,
  ...commandSchema,
  broker: brokerSettings,
  dueWorkEveryMs: numberSetting('How often to look for periods to close', 'DUE_WORK_EVERY_MS', 5000),
  principalSecret: principalSecretSetting,
};

/** @throws ConfigError */
export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(serviceSchema, env);

/** @throws ConfigError */
export const readCommandConfig = (env?: NodeJS.ProcessEnv) => loadConfig(commandSchema, env);

/** Settings of the billing service. */
export type Config = ReturnType<typeof readConfig>;

/** Settings of the administrator's commands. */
export type CommandConfig = ReturnType<typeof readCommandConfig>;

export function rulesOf({ rules }: CommandConfig): BillingRules {
  return { closeGraceMs: rules.closeGraceMs, paymentTermMs: rules.paymentTermDays * 24 * 3600 * 1000 };
}
