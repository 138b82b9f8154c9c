import './formats';

/** Addresses, `host:port` or URLs; several if replicas are addressed without a load balancer. */
const addressList = (doc: string, env: string) => ({
  doc,
  format: 'address-list',
  default: [] as string[],
  env,
});

/** A secret of at least 32 characters; has no default. */
export const secretSetting = (doc: string, env: string) => ({
  doc,
  format: 'secret',
  default: '',
  env,
  sensitive: true,
});

/** An address that the service publishes, without a trailing slash. */
export const publicUrlSetting = (doc: string, env: string) => ({ doc, format: 'http-url', default: '', env });

export const requiredSetting = (doc: string, env: string) => ({ doc, format: 'nonEmpty', default: '', env });

/** A duration, count or size: a positive integer whose unit is part of the name. */
export const numberSetting = (doc: string, env: string, defaultValue: number) => ({
  doc,
  format: 'positive',
  default: defaultValue,
  env,
});

export const peerSetting = (service: string) =>
  addressList(
    `gRPC addresses of the ${service} service (host:port, comma separated)`,
    `${service.toUpperCase()}_GRPC`,
  );

/** The gRPC addresses of the conversation service for a channel: `web` or `phone`. */
export const channelSetting = (channel: string) =>
  addressList(
    `gRPC addresses of the conversation service that conducts ${channel} interviews (comma separated)`,
    `${channel.toUpperCase()}_CHANNEL_GRPC`,
  );

export const upstreamSetting = (service: string) =>
  addressList(`HTTP addresses of the ${service} service (comma separated)`, `${service.toUpperCase()}_URL`);

export const processSettings = {
  logLevel: {
    doc: 'Lowest log level that is written',
    format: ['debug', 'info', 'warn', 'error'],
    default: 'info',
    env: 'LOG_LEVEL',
  },
  host: { doc: 'Address to listen on', format: 'nonEmpty', default: '0.0.0.0', env: 'HOST' },
  port: { doc: 'HTTP port (REST, health, metrics)', format: 'port', default: 8080, env: 'PORT' },
};

export const serviceSecretSetting = secretSetting(
  'Secret for the tokens that authenticate services to each other on gRPC; the same in every service',
  'SERVICE_SECRET',
);

export const principalSecretSetting = secretSetting(
  'Secret for the principal that the gateway forwards; the same in every service',
  'PRINCIPAL_SECRET',
);

export const grpcPortSetting = { doc: 'gRPC port', format: 'port', default: 50051, env: 'GRPC_PORT' };

export const mongoSettings = (service: string) => ({
  uri: {
    doc: 'MongoDB server, replica set or cluster (connection string)',
    format: 'nonEmpty',
    default: '',
    env: 'MONGODB_URI',
    sensitive: true,
  },
  database: {
    doc: 'Name of the database that this service owns',
    format: 'nonEmpty',
    default: `colloquy_${service}`,
    env: 'MONGODB_DATABASE',
  },
});

export const brokerSettings = {
  url: {
    doc: 'RabbitMQ (amqp or amqps URL)',
    format: 'nonEmpty',
    default: '',
    env: 'RABBITMQ_URL',
    sensitive: true,
  },
  retryDelayMs: {
    doc: 'Pause before a failed delivery is retried, milliseconds; the same in every service',
    format: 'positive',
    default: 5000,
    env: 'BROKER_RETRY_DELAY_MS',
  },
};

const optionalText = (doc: string, env: string) => ({ doc, format: String, default: '', env });

/** The store of recordings and transcripts; `mediaSettingsOf` in libs/media creates it from these settings. */
export const mediaConfig = {
  store: {
    doc: 'Kind of media store',
    format: ['filesystem', 's3'],
    default: 'filesystem',
    env: 'MEDIA_STORE',
  },
  directory: optionalText(
    'Directory of the filesystem store, shared by all services that use it',
    'MEDIA_DIR',
  ),
  signingSecret: {
    ...optionalText(
      'Secret for the signed addresses of the filesystem store; at least 32 characters',
      'MEDIA_SIGNING_SECRET',
    ),
    sensitive: true,
  },
  s3: {
    bucket: optionalText('Bucket of the S3 store', 'MEDIA_S3_BUCKET'),
    region: optionalText('Region of the bucket', 'MEDIA_S3_REGION'),
    endpoint: optionalText('Address of an S3-compatible server; default: AWS', 'MEDIA_S3_ENDPOINT'),
    publicEndpoint: optionalText(
      'Address of the same server for clients, if it differs',
      'MEDIA_S3_PUBLIC_ENDPOINT',
    ),
    accessKeyId: optionalText('Credentials; default: those of the SDK', 'MEDIA_S3_ACCESS_KEY_ID'),
    secretAccessKey: { ...optionalText('Credentials', 'MEDIA_S3_SECRET_ACCESS_KEY'), sensitive: true },
  },
};

const modelProviderSetting = (doc: string, env: string) => ({
  doc,
  format: ['openai-compatible', 'openai', 'anthropic', 'google', 'azure', 'bedrock', 'mistral'],
  default: 'openai-compatible',
  env,
});

/** A language model. Without an address and a name, the embedded adapters replace it. */
export const languageModelConfig = {
  provider: modelProviderSetting('Provider of the language model', 'LANGUAGE_MODEL_PROVIDER'),
  baseUrl: optionalText(
    'Address of the provider, such as https://models.example.com/v1; default: that of openai, anthropic, google and mistral',
    'LANGUAGE_MODEL_BASE_URL',
  ),
  apiKey: {
    ...optionalText('API key of the model; default: none is sent', 'LANGUAGE_MODEL_API_KEY'),
    sensitive: true,
  },
  model: optionalText('Name of the model; for azure, of the deployment', 'LANGUAGE_MODEL'),
  timeoutMs: numberSetting(
    'Limit on one call, milliseconds; with a fallback, the model gets half of it',
    'LANGUAGE_MODEL_TIMEOUT_MS',
    60_000,
  ),
  fallback: {
    provider: modelProviderSetting(
      'Provider of the model that takes over when the first one fails',
      'LANGUAGE_MODEL_FALLBACK_PROVIDER',
    ),
    baseUrl: optionalText(
      'Address of the provider of the fallback; default: as for the first model',
      'LANGUAGE_MODEL_FALLBACK_BASE_URL',
    ),
    apiKey: {
      ...optionalText('API key of the fallback; default: none is sent', 'LANGUAGE_MODEL_FALLBACK_API_KEY'),
      sensitive: true,
    },
    model: optionalText('Name of the model of the fallback', 'LANGUAGE_MODEL_FALLBACK'),
  },
};

/** Read by agent, which validates the models that agents name, and by conversation, which calls the model. */
export const languageModelsSetting = {
  doc: 'Other models of the provider that agents may name (comma separated); empty: every agent uses the default',
  format: 'list',
  default: [] as string[],
  env: 'LANGUAGE_MODELS',
};

/** Speech recognition, one utterance at a time: read by conversation and, for recordings, by analysis. */
export const speechToTextConfig = {
  baseUrl: optionalText(
    'OpenAI-compatible server for speech recognition and synthesis, in conversations and for the transcription of recordings',
    'SPEECH_API_URL',
  ),
  apiKey: {
    ...optionalText('API key of that server, if it requires one', 'SPEECH_API_KEY'),
    sensitive: true,
  },
  hearing: {
    doc: 'Model for speech recognition',
    format: String,
    default: 'whisper-1',
    env: 'SPEECH_TO_TEXT_MODEL',
  },
  timeoutMs: numberSetting(
    'Limit on one utterance, milliseconds; with a fallback, the server gets half of it',
    'SPEECH_TIMEOUT_MS',
    20_000,
  ),
  localModels: optionalText(
    'Directory of the local models for speech recognition and synthesis',
    'SPEECH_LOCAL_MODELS',
  ),
  localThreads: numberSetting('Threads that one local model may use', 'SPEECH_LOCAL_THREADS', 1),
  fallback: {
    baseUrl: optionalText(
      'OpenAI-compatible server for speech recognition and synthesis that takes over when the first one fails',
      'SPEECH_FALLBACK_API_URL',
    ),
    apiKey: {
      ...optionalText('API key of that server, if it requires one', 'SPEECH_FALLBACK_API_KEY'),
      sensitive: true,
    },
    hearing: {
      doc: 'Model of that server for speech recognition',
      format: String,
      default: 'whisper-1',
      env: 'SPEECH_FALLBACK_TO_TEXT_MODEL',
    },
  },
};

export const voiceActivitySetting = {
  doc: 'Voice activity detection: silero (a local model) or level (loudness only)',
  format: ['silero', 'level'],
  default: 'silero',
  env: 'VOICE_ACTIVITY',
};

/** The public address of the API, part of notifications and media URLs. */
export const baseUrlSetting = publicUrlSetting('Address of the API for clients', 'BASE_URL');
