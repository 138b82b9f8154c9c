import { join } from 'node:path';
import type { StartOptions } from '../options.ts';
import { root } from '../root.ts';
import { freePort } from '../ports.ts';
import type { Secrets } from '../accounts/secrets.ts';
import type { PhoneLine } from '../phone-line.ts';
import type { Recipe } from './processes.ts';

/** Needs of a service beyond the settings that all services share. */
interface Needs {
  /** Its public port. */
  opens?: 'base' | 'app';
  grpc?: true;
  /** It verifies access tokens. */
  oidc?: true;
  /** It reads or writes recordings and transcripts. */
  media?: true;
  phone?: true;
  /** Nobody waits for its answers: the other services get three times its share of a busy machine. */
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
  // receivers under test run on this machine
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

/** The addresses and secrets that the services share. */
export interface Surroundings {
  dataDir: string;
  baseUrl: string;
  appUrl: string;
  issuer: string;
  rabbitmqUrl: string;
  mongodbUri: string;
  secrets: Secrets;
  line?: PhoneLine;
}

/**
 * Plans the processes and their ports. A single replica of a public service takes the public port itself; a balancer
 * takes it for several replicas.
 */
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

/**
 * Returns how to start one process of a service. It inherits the environment of `npm start`, so that a person can set
 * any setting there; the settings of this file win.
 */
export function recipeFor(instance: Instance, all: Instance[], around: Surroundings): Recipe {
  const { name, service } = instance;
  return {
    name,
    command: process.execPath,
    args: [join('dist/apps', service, 'main.js')],
    niceness: services[service]?.background ? 5 : 0,
    env: { ...inherited(), ...settings(instance, around), ...addresses(all) },
    cwd: root,
    logFile: join(around.dataDir, 'logs', `${name}.log`),
  };
}

function settings({ service, port, grpcPort }: Instance, around: Surroundings): Record<string, string> {
  const { oidc, media, phone, secrets = [], extra } = services[service] ?? {};
  const { PRINCIPAL_SECRET, SERVICE_SECRET, MEDIA_SIGNING_SECRET } = around.secrets;
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...(grpcPort && { GRPC_PORT: String(grpcPort) }),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    RABBITMQ_URL: around.rabbitmqUrl,
    MONGODB_URI: around.mongodbUri,
    MONGODB_DATABASE: `colloquy_${service}`,
    BASE_URL: around.baseUrl,
    APP_URL: around.appUrl,
    PRINCIPAL_SECRET,
    SERVICE_SECRET,
    ...(oidc && { OIDC_ISSUER: around.issuer, OIDC_AUDIENCE: audience }),
    ...(media && { MEDIA_SIGNING_SECRET, MEDIA_DIR: join(around.dataDir, 'media') }),
    ...(phone && around.line?.telephony),
    ...Object.fromEntries(secrets.map((secret) => [secret, around.secrets[secret]])),
    ...extra,
  };
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
