import './formats';

/** A list of `host:port` or URLs; more than one where replicas are addressed without a load balancer. */
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

/** An address other people are told, without a slash at its end. */
export const publicUrlSetting = (doc: string, env: string) => ({ doc, format: 'http-url', default: '', env });

/** A text that must be given. */
export const requiredSetting = (doc: string, env: string) => ({ doc, format: 'nonEmpty', default: '', env });

/** A duration, count or size: a positive whole number, its unit in the name. */
export const numberSetting = (doc: string, env: string, defaultValue: number) => ({
  doc,
  format: 'positive',
  default: defaultValue,
  env,
});

/** Where a peer's gRPC port is. */
export const peerSetting = (service: string) =>
  addressList(
    `gRPC addresses of the ${service} service (host:port, comma separated)`,
    `${service.toUpperCase()}_GRPC`,
  );

/** Where the gRPC port of the service is that conducts interviews on a channel: `web` or `phone`. */
export const channelSetting = (channel: string) =>
  addressList(
    `gRPC addresses of the conversation service that conducts ${channel} interviews (comma separated)`,
    `${channel.toUpperCase()}_CHANNEL_GRPC`,
  );

/** Where a peer's REST port is. */
export const upstreamSetting = (service: string) =>
  addressList(`HTTP addresses of the ${service} service (comma separated)`, `${service.toUpperCase()}_URL`);

/** What every process has. */
export const processSettings = {
  logLevel: {
    doc: 'Least severity that is logged',
    format: ['debug', 'info', 'warn', 'error'],
    default: 'info',
    env: 'LOG_LEVEL',
  },
  host: { doc: 'Address to listen on', format: 'nonEmpty', default: '0.0.0.0', env: 'HOST' },
  port: { doc: 'HTTP port (REST, health, metrics)', format: 'port', default: 8080, env: 'PORT' },
};

/** The secret that signs tokens between services. */
export const serviceSecretSetting = secretSetting(
  'Signs the tokens by which services know each other on gRPC; the same everywhere',
  'SERVICE_SECRET',
);

/** The secret that signs who a forwarded request is made for. */
export const principalSecretSetting = secretSetting(
  'Signs the principal that the gateway forwards; the same everywhere',
  'PRINCIPAL_SECRET',
);

/** The port of a service that answers gRPC calls. */
export const grpcPortSetting = { doc: 'gRPC port', format: 'port', default: 50051, env: 'GRPC_PORT' };

/** The service's own database. */
export const mongoSettings = (service: string) => ({
  uri: {
    doc: 'MongoDB server, replica set or cluster (connection string)',
    format: 'nonEmpty',
    default: '',
    env: 'MONGODB_URI',
    sensitive: true,
  },
  database: {
    doc: 'Name of the database this service owns',
    format: 'nonEmpty',
    default: `colloquy_${service}`,
    env: 'MONGODB_DATABASE',
  },
});

/** The message broker. */
export const brokerSettings = {
  url: {
    doc: 'RabbitMQ (amqp or amqps URL)',
    format: 'nonEmpty',
    default: '',
    env: 'RABBITMQ_URL',
    sensitive: true,
  },
  retryDelayMs: {
    doc: 'Pause before a failed delivery is tried again; the same in every service',
    format: 'positive',
    default: 5000,
    env: 'BROKER_RETRY_DELAY_MS',
  },
};

const optionalText = (doc: string, env: string) => ({ doc, format: String, default: '', env });

/** Where recordings and transcripts are kept; `mediaSettingsOf` in libs/media turns it into a store. */
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
      'Signs the addresses of the filesystem store; at least 32 characters',
      'MEDIA_SIGNING_SECRET',
    ),
    sensitive: true,
  },
  s3: {
    bucket: optionalText('Bucket of the S3 store', 'MEDIA_S3_BUCKET'),
    region: optionalText('Region of the bucket', 'MEDIA_S3_REGION'),
    endpoint: optionalText('Address of an S3-compatible server; AWS when empty', 'MEDIA_S3_ENDPOINT'),
    publicEndpoint: optionalText(
      'The same server as clients reach it, when that differs',
      'MEDIA_S3_PUBLIC_ENDPOINT',
    ),
    accessKeyId: optionalText('Credentials; the environment of the SDK when empty', 'MEDIA_S3_ACCESS_KEY_ID'),
    secretAccessKey: { ...optionalText('Credentials', 'MEDIA_S3_SECRET_ACCESS_KEY'), sensitive: true },
  },
};

/** An OpenAI-compatible language model; without its address the embedded adapters do the work. */
export const languageModelConfig = {
  baseUrl: optionalText(
    'Address of an OpenAI-compatible server, such as https://api.openai.com/v1; none: no model is asked',
    'LANGUAGE_MODEL_BASE_URL',
  ),
  apiKey: {
    ...optionalText('Key for it; none is sent when empty', 'LANGUAGE_MODEL_API_KEY'),
    sensitive: true,
  },
  model: optionalText('Name of the model', 'LANGUAGE_MODEL'),
  timeoutMs: numberSetting('Limit on one call to it, milliseconds', 'LANGUAGE_MODEL_TIMEOUT_MS', 60_000),
};

/** The public address of the API: part of notifications and of media addresses. */
export const baseUrlSetting = publicUrlSetting('Address of the API as clients reach it', 'BASE_URL');
