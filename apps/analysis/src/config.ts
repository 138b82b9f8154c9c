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
  speechToTextConfig,
  voiceActivitySetting,
} from '@colloquy/config';

/** The deployment manifests are generated and checked from this schema. */
export const schema = {
  ...processSettings,
  mongo: mongoSettings('analysis'),
  broker: brokerSettings,
  interviewGrpc: peerSetting('interview'),
  serviceSecret: serviceSecretSetting,
  baseUrl: baseUrlSetting,
  media: mediaConfig,
  languageModel: languageModelConfig,
  speech: speechToTextConfig,
  voiceActivity: voiceActivitySetting,
  masksPersonalData: {
    doc: 'Whether telephone numbers, addresses, numbers of contracts, passwords and names of third parties are masked in transcripts',
    format: Boolean,
    default: false,
    env: 'MASK_PERSONAL_DATA',
  },
  concurrency: numberSetting('Concurrent runs of each kind in one process', 'ANALYSIS_CONCURRENCY', 8),
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

export type Config = ReturnType<typeof readConfig>;
