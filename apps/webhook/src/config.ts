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

/** Every setting; the deployment manifests are made and checked with it. */
export const schema = {
  ...processSettings,
  mongo: mongoSettings('webhook'),
  broker: brokerSettings,
  grpcPort: grpcPortSetting,
  interviewGrpc: peerSetting('interview'),
  serviceSecret: serviceSecretSetting,
  deliverySecret: secretSetting('Seals endpoints and waiting requests at rest', 'DELIVERY_SECRET'),
  // not convict's Boolean, which reads every word but "false" as yes
  allowPrivate: {
    doc: 'Whether endpoints may be in private networks and on this machine (true or false)',
    format: ['true', 'false'],
    default: 'false',
    env: 'WEBHOOK_ALLOW_PRIVATE',
  },
  timeoutMs: numberSetting('Limit of one attempt, from name look-up to answer', 'WEBHOOK_TIMEOUT_MS', 15_000),
  connectTimeoutMs: numberSetting(
    'Limit of look-up, connection and TLS handshake together',
    'WEBHOOK_CONNECT_TIMEOUT_MS',
    3000,
  ),
  concurrency: numberSetting('Attempts at a time in one process', 'WEBHOOK_CONCURRENCY', 500),
  concurrencyPerHost: numberSetting(
    'Attempts at a time in one process to one host and port',
    'WEBHOOK_CONCURRENCY_PER_HOST',
    8,
  ),
  retentionDays: numberSetting(
    'For how many days after their end deliveries are kept and listed',
    'WEBHOOK_RETENTION_DAYS',
    90,
  ),
};

/** @throws ConfigError */
export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);

/** Settings of the webhook service. */
export type WebhookConfig = ReturnType<typeof readConfig>;
