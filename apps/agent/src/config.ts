import {
  brokerSettings,
  channelSetting,
  grpcPortSetting,
  languageModelsSetting,
  loadConfig,
  mongoSettings,
  numberSetting,
  principalSecretSetting,
  processSettings,
  serviceSecretSetting,
} from '@colloquy/config';

export const schema = {
  ...processSettings,
  grpcPort: grpcPortSetting,
  mongo: mongoSettings('agent'),
  broker: brokerSettings,
  channels: {
    web: channelSetting('web'),
    phone: channelSetting('phone'),
    patienceMs: numberSetting('Time limit of a push to a channel', 'CHANNEL_PATIENCE_MS', 1500),
    catchUpEveryMs: numberSetting('Interval between checks for overdue pushes', 'CATCH_UP_EVERY_MS', 1000),
  },
  rehearseEveryMs: numberSetting('Interval between checks for due rehearsals', 'REHEARSE_EVERY_MS', 1000),
  languageModels: languageModelsSetting,
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

export type Config = ReturnType<typeof readConfig>;
