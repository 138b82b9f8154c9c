import { join } from 'node:path';
import { root, type StartOptions } from '../options.ts';
import { freePort } from '../ports.ts';
import type { Secrets } from '../accounts/secrets.ts';
import type { PhoneLine } from '../phone-line.ts';
import type { Recipe } from './processes.ts';

/**
 * What a service needs beyond what all have. `opens`: the public port it answers on; `grpc`: it answers gRPC
 * calls; `oidc`: it verifies access tokens; `media`: it reads or writes recordings and transcripts; `phone`: it makes calls; `secrets`:
 * those it alone shares with few; `extra`: settings of its own.
 *   opens?: 'base' | 'app', grpc?: true, oidc?: true, media?: true, phone?: true,
 *   secrets?: (keyof Secrets)[], extra?: Record<string, string>,
 * }} Needs
 */

export const services: Record<string, Needs> = {
  gateway: { opens: 'base', oidc: true },
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
  analysis: { media: true },
  // receivers under test are on this machine too
  webhook: { grpc: true, secrets: ['DELIVERY_SECRET'], extra: { WEBHOOK_ALLOW_PRIVATE: 'true' } },
};

/** What access tokens must be issued for. */
export const audience = 'colloquy-api';

export type Instance = { name: string; service: string; port: number; grpcPort: number | undefined };

export type Surroundings = {
  dataDir: string;
  baseUrl: string;
  appUrl: string;
  issuer: string;
  rabbitmqUrl: string;
  mongodbUri: string;
  secrets: Secrets;
  line?: PhoneLine;
};

/**
 * The processes to run and their ports. One replica of a service that faces the outside has the public port
 * itself; with more, a balancer has it.
 */
export async function planInstances({ replicas, port, appPort }: StartOptions): Promise<Instance[]> {
  const publicPorts = { base: port, app: appPort };
  const instances = [];
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
 * How to start one process of a service. The caller's own environment comes along, so that any setting of a
 * service can be given to `npm start`; what this table sets wins.
 */
export function recipeFor(instance: Instance, all: Instance[], around: Surroundings): Recipe {
  const { name, service } = instance;
  return {
    name,
    command: process.execPath,
    args: [join('dist/apps', service, 'main.js')],
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

/** Where the services find each other. */
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
