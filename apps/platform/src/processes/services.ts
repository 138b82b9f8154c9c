import { join } from 'node:path';
import type { StartOptions } from '../options.ts';
import { root } from '../root.ts';
import { freePort } from '../ports.ts';
import type { Secrets } from '../accounts/secrets.ts';
import type { PhoneLine } from '../phone-line.ts';
import type { Recipe } from './processes.ts';

/** Needs of a service in addition to the settings that all services share. */
interface Needs {
  opens?: 'base' | 'app';
  grpc?: true;
  oidc?: true;
  media?: true;
  phone?: true;
  background?: true;
  secrets?: (keyof Secrets)[];
  extra?: Record<string, string>;
}

export const services: Record<string, Needs> = {
  gateway: { opens: 'base', oidc: true, extra: { CONSOLE_DIR: join(root, 'dist/apps/console') } },
  interview: { grpc: true, media: true, secrets: ['NOTIFICATION_SECRET'] },
  agent: { grpc: true },
  account: { grpc: true, oidc: true, secrets: ['API_KEY_PEPPER'] },
  billing: { grpc: true },
  conversation: {
    opens: 'app',
    grpc: true,
    media: true,
    phone: true,
    secrets: ['RESUME_SECRET'],
    extra: { JOIN_DIR: join(root, 'dist/apps/join') },
  },
  analysis: { media: true, background: true },
  // the receivers of tests run on this machine
  webhook: {
    grpc: true,
    background: true,
    secrets: ['DELIVERY_SECRET'],
    extra: { WEBHOOK_ALLOW_PRIVATE: 'true' },
  },
};

export const audience = 'colloquy-api';

export interface Instance {
  name: string;
  service: string;
  port: number;
  grpcPort: number | undefined;
}

export interface SharedSettings {
  dataDir: string;
  baseUrl: string;
  appUrl: string;
  issuer: string;
  rabbitmqUrl: string;
  mongodbUri: string;
  secrets: Secrets;
  line?: PhoneLine;
}

/** Plans processes and ports. A single replica takes the public port itself; a balancer takes it for several. */
export async function planInstances({ replicas, port, appPort }: StartOptions): Promise<Instance[]> {
  const publicPorts = { base: port, app: appPort };
  const instances: Instance[] = [];
  for (const [service, { opens, grpc }] of Object.entries(services)) {
    for (let replica = 1; replica <= replicas; replica += 1) {
      const own = opens && replicas === 1 ? publicPorts[opens] : await freePort();
      const name = replica === 1 ? service : `${service}-${replica}`;
      instances.push({ name, service, port: own, grpcPort: grpc ? await freePort() : undefined });
    }
  }
  return instances;
}

/** The process inherits the environment of `npm start`, but the settings of this file take precedence. */
export function recipeFor(instance: Instance, all: Instance[], shared: SharedSettings): Recipe {
  const { name, service } = instance;
  return {
    name,
    command: process.execPath,
    args: [join('dist/apps', service, 'main.js')],
    niceness: services[service]?.background ? 5 : 0,
    env: { ...inherited(), ...settings(instance, shared), ...addresses(all) },
    cwd: root,
    logFile: join(shared.dataDir, 'logs', `${name}.log`),
  };
}

function settings({ service, port, grpcPort }: Instance, shared: SharedSettings): Record<string, string> {
  const { oidc, media, phone, secrets = [], extra } = services[service] ?? {};
  const { PRINCIPAL_SECRET, SERVICE_SECRET, MEDIA_SIGNING_SECRET } = shared.secrets;
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...(grpcPort && { GRPC_PORT: String(grpcPort) }),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    RABBITMQ_URL: shared.rabbitmqUrl,
    MONGODB_URI: shared.mongodbUri,
    MONGODB_DATABASE: `colloquy_${service}`,
    BASE_URL: shared.baseUrl,
    APP_URL: shared.appUrl,
    PRINCIPAL_SECRET,
    SERVICE_SECRET,
    ...(oidc && { OIDC_ISSUER: shared.issuer, OIDC_AUDIENCE: audience }),
    ...(media && { MEDIA_SIGNING_SECRET, MEDIA_DIR: join(shared.dataDir, 'media') }),
    ...(phone && { PAGE_SPEECH: pageSpeech(shared), ...shared.line?.telephony }),
    ...Object.fromEntries(secrets.map((secret) => [secret, shared.secrets[secret]])),
    ...extra,
  };
}

/**
 * Without a speech provider the browser hears and speaks, so that a trial needs no account with a
 * provider.
 */
function pageSpeech({ line }: SharedSettings): string {
  const settings: NodeJS.ProcessEnv = { ...process.env, ...line?.telephony };
  const { PAGE_SPEECH, SPEECH_API_URL, SPEECH_LOCAL_MODELS } = settings;
  return PAGE_SPEECH ?? (SPEECH_API_URL || SPEECH_LOCAL_MODELS ? 'auto' : 'browser');
}

function addresses(all: Instance[]): Record<string, string> {
  const list = (service: string, format: (instance: Instance) => string) =>
    all
      .filter((instance) => instance.service === service)
      .map(format)
      .join(',');
  const grpc = ['interview', 'agent', 'account', 'billing', 'conversation', 'webhook'].map((service) => [
    `${service.toUpperCase()}_GRPC`,
    list(service, ({ grpcPort }) => `127.0.0.1:${grpcPort}`),
  ]);
  const http = ['interview', 'agent', 'account', 'billing'].map((service) => [
    `${service.toUpperCase()}_URL`,
    list(service, ({ port }) => `http://127.0.0.1:${port}`),
  ]);
  const channels = ['WEB', 'PHONE'].map((channel) => [
    `${channel}_CHANNEL_GRPC`,
    list('conversation', ({ grpcPort }) => `127.0.0.1:${grpcPort}`),
  ]);
  return Object.fromEntries([...grpc, ...http, ...channels]);
}

function inherited(): Record<string, string> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NX_|INIT_CWD$|NODE_OPTIONS$)/.test(name),
  );
  return Object.fromEntries(own.map(([name, value]) => [name, value ?? '']));
}
