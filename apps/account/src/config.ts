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
  apiKeyPepper: secretSetting(
    'Secret of the HMAC of API keys; a new value invalidates every key',
    'API_KEY_PEPPER',
  ),
};

export const serviceSchema = {
  ...processSettings,
  ...storeSchema,
  grpcPort: grpcPortSetting,
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
};

export const commandSchema = {
  ...storeSchema,
  oidcIssuer: requiredSetting('Issuer of the access tokens of provisioned users', 'OIDC_ISSUER'),
};

interface StoreConfig {
  mongo: { uri: string; database: string };
  apiKeyPepper: string;
}

export interface Config extends StoreConfig {
  logLevel: string;
  host: string;
  port: number;
  grpcPort: number;
  principalSecret: string;
  serviceSecret: string;
}

export interface CommandConfig extends StoreConfig {
  oidcIssuer: string;
}

export function readConfig(env?: NodeJS.ProcessEnv): Readonly<Config> {
  return loadConfig(serviceSchema as ConfigSchema<Config>, env);
}

export function readCommandConfig(env?: NodeJS.ProcessEnv): Readonly<CommandConfig> {
  return loadConfig(commandSchema as ConfigSchema<CommandConfig>, env);
}
