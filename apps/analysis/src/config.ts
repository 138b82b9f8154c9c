import {
  baseUrlSetting,
  brokerSettings,
  languageModelConfig,
  loadConfig,
  mediaConfig,
  mongoSettings,
  numberSetting,
  peerSetting,
  processSettings,
  serviceSecretSetting,
} from '@colloquy/config';

/** Every setting; the deployment manifests are made and checked with it. */
export const schema = {
  ...processSettings,
  mongo: mongoSettings('analysis'),
  broker: brokerSettings,
  interviewGrpc: peerSetting('interview'),
  serviceSecret: serviceSecretSetting,
  baseUrl: baseUrlSetting,
  media: mediaConfig,
  languageModel: languageModelConfig,
  concurrency: numberSetting('Runs of each kind at a time in one process', 'ANALYSIS_CONCURRENCY', 8),
};

/** @throws ConfigError */
export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

/** Settings of the analysis service. */
export type AnalysisConfig = ReturnType<typeof readConfig>;
