import {
  type ConfigSchema,
  grpcPortSetting,
  loadConfig,
  mongoSettings,
  principalSecretSetting,
  processSettings,
  requiredSetting,
  secretSetting,
  serviceSecretSetting,
} from '@colloquy/config';

const storeSchema = {
  mongo: mongoSettings('account'),
  apiKeyPepper: secretSetting('Keys the hash of API keys; changing it ends every key', 'API_KEY_PEPPER'),
};

/** Every setting of the service; the deployment manifests are made and checked with it. */
export const serviceSchema = {
  ...processSettings,
  ...storeSchema,
  grpcPort: grpcPortSetting,
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
};

/** Every setting of the administrator's commands, which run in the service's container. */
export const commandSchema = {
  ...storeSchema,
  oidcIssuer: requiredSetting('Issuer of the access tokens of users that are provisioned', 'OIDC_ISSUER'),
};

interface StoreConfig {
  mongo: { uri: string; database: string };
  apiKeyPepper: string;
}

/** Settings of the account service. */
export interface AccountConfig extends StoreConfig {
  logLevel: string;
  host: string;
  port: number;
  grpcPort: number;
  principalSecret: string;
  serviceSecret: string;
}

/** Settings of the administrator's commands. */
export interface CommandConfig extends StoreConfig {
  oidcIssuer: string;
}

/** @throws ConfigError */
export function readConfig(env?: NodeJS.ProcessEnv): Readonly<AccountConfig> {
  return loadConfig(serviceSchema as ConfigSchema<AccountConfig>, env);
}

/** @throws ConfigError */
export function readCommandConfig(env?: NodeJS.ProcessEnv): Readonly<CommandConfig> {
  return loadConfig(commandSchema as ConfigSchema<CommandConfig>, env);
}
