import {
  brokerSettings,
  grpcPortSetting,
  loadConfig,
  mongoSettings,
  principalSecretSetting,
  processSettings,
  serviceSecretSetting,
} from '@colloquy/config';

const schema = {
  ...processSettings,
  grpcPort: grpcPortSetting,
  mongo: mongoSettings('agent'),
  broker: brokerSettings,
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
};

/** @throws ConfigError */
export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

/** Settings of the agent service. */
export type Config = ReturnType<typeof readConfig>;
