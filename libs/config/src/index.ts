export { ConfigError, loadConfig, type ConfigSchema } from './load-config';
export {
  brokerSettings,
  grpcPortSetting,
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
