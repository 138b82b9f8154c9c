export { ConfigError, loadConfig, type ConfigSchema } from './load-config';
export {
  baseUrlSetting,
  brokerSettings,
  channelSetting,
  grpcPortSetting,
  languageModelConfig,
  mediaConfig,
  mongoSettings,
  numberSetting,
  peerSetting,
  principalSecretSetting,
  processSettings,
  publicUrlSetting,
  requiredSetting,
  secretSetting,
  serviceSecretSetting,
  upstreamSetting,
} from './settings';
