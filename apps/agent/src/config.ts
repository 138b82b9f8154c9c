import {
  brokerSettings,
  channelSetting,
  grpcPortSetting,
  loadConfig,
  mongoSettings,
  numberSetting,
  principalSecretSetting,
  processSettings,
  serviceSecretSetting,
} from '@colloquy/config';

/** Every setting; the deployment manifests are made and checked with it. */
export const schema = {
  ...processSettings,
  grpcPort: grpcPortSetting,
  mongo: mongoSettings('agent'),
  broker: brokerSettings,
  channels: {
    web: channelSetting('web'),
    phone: channelSetting('phone'),
    patienceMs: numberSetting('How long a push to a channel may take', 'CHANNEL_PATIENCE_MS', 1500),
    catchUpEveryMs: numberSetting(
      'Pause between looks for pushes that are overdue',
      'CATCH_UP_EVERY_MS',
      1000,
    ),
  },
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
};

/** @throws ConfigError */
export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

/** Settings of the agent service. */
export type Config = ReturnType<typeof readConfig>;
