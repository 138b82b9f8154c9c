import {
  brokerSettings,
  grpcPortSetting,
  loadConfig,
  mongoSettings,
  numberSetting,
  peerSetting,
  processSettings,
  secretSetting,
  serviceSecretSetting,
} from '@colloquy/config';

export const schema = {
  ...processSettings,
  mongo: mongoSettings('webhook'),
  broker: brokerSettings,
  grpcPort: grpcPortSetting,
  interviewGrpc: peerSetting('interview'),
  serviceSecret: serviceSecretSetting,
  deliverySecret: secretSetting('Encrypts endpoints and queued requests at rest', 'DELIVERY_SECRET'),
  // convict's Boolean reads every word except "false" as true
  allowPrivate: {
    doc: 'Whether endpoints may be in private networks and on this machine (true or false)',
    format: ['true', 'false'],
    default: 'false',
    env: 'WEBHOOK_ALLOW_PRIVATE',
  },
  timeoutMs: numberSetting(
    'Limit of one attempt, from name look-up to response, milliseconds',
    'WEBHOOK_TIMEOUT_MS',
    15_000,
  ),
  connectTimeoutMs: numberSetting(
    'Limit of name look-up, connection and TLS handshake together, milliseconds',
    'WEBHOOK_CONNECT_TIMEOUT_MS',
    3000,
  ),
  concurrency: numberSetting('Maximum concurrent attempts of one process', 'WEBHOOK_CONCURRENCY', 500),
  concurrencyPerHost: numberSetting(
    'Maximum concurrent attempts of one process to one host and port',
    'WEBHOOK_CONCURRENCY_PER_HOST',
    8,
  ),
  retentionDays: numberSetting(
    'Days for which finished deliveries are kept and listed',
    'WEBHOOK_RETENTION_DAYS',
    90,
  ),
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

export type Config = ReturnType<typeof readConfig>;

const dayMs = 24 * 3600 * 1000;

export const timesOf = ({ timeoutMs, retentionDays }: Config) => ({
  // a wide margin beyond the time limit of an attempt: a slow database may delay the result
  abandonedAfterMs: 4 * timeoutMs,
  rememberMs: retentionDays * dayMs,
});
