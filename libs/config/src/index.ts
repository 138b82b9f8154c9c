export { ConfigError, loadConfig, type ConfigSchema } from './load-config';
export {
  baseUrlSetting,
  brokerSettings,
  grpcPortSetting,
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
