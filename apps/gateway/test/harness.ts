import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import { AppError } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { makeHarness, startScriptedService, testSecret } from '@colloquy/harness';
import { fetch, Headers, type RequestInit } from 'undici';
import { buildApp } from '../src/app';
import { type Config, readConfig } from '../src/config';
import { type UpstreamService, upstreamServices } from '../src/domain/route-table';
import { audience } from './tokens';

interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  rawHeaders: string[];
  body: string;
}

/** Starts a scripted service, which answers 200 with its name by default. */
export async function startService(name: UpstreamService, port = 0) {
  const service = {
    name,
    port: 0,
    seen: [] as SeenRequest[],
    connections: 0,
    answer: (_seen: SeenRequest, res: ServerResponse, _req: IncomingMessage): void => {
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ service: name }));
    },
    /** Called before the body is read; returns true if it has handled the request. */
    intercept: (_req: IncomingMessage, _res: ServerResponse): boolean => false,
    stop: async () => undefined as unknown,
  };
  const server: Server = createServer((req, res) => {
    if (service.intercept(req, res)) return;
    const chunks: Buffer[] = [];
    req.on('error', () => undefined);
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method, url, headers, rawHeaders } = req;
      const seen = { method, url, headers, rawHeaders, body: Buffer.concat(chunks).toString() };
      service.seen.push(seen);
      service.answer(seen, res, req);
    });
  });
  server.maxHeadersCount = 0; // as in the services
  server.on('connection', () => service.connections++);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  service.port = (server.address() as AddressInfo).port;
  service.stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return service;
}

export type ScriptedService = Awaited<ReturnType<typeof startService>>;

export const annsAccount = '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1';
const ann = { accountId: annsAccount, userId: 'user-ann', keyId: '', accountStatus: 'ACTIVE' };
const bob = {
  accountId: '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11',
  userId: 'user-bob',
  keyId: '',
  accountStatus: 'ACTIVE',
};

/** Starts a scripted account service; tests may change its `keys` and `subjects`. */
async function startAccounts() {
  const accounts = {
    keys: new Map([
      ['ck_ann', { ...ann, keyId: 'key-ann' }],
      ['ck_bob', { ...bob, keyId: 'key-bob' }],
    ]),
    subjects: new Map([
      ['ann', ann],
      ['bob', bob],
    ]),
    asked: 0,
  };
  const known = <T>(identity: T | undefined): T => {
    accounts.asked++;
    if (!identity) throw new AppError('unauthenticated', undefined, 'Unknown');
    return identity;
  };
  const { port, stop } = await startScriptedService('colloquy.account.v1.AccountService', {
    verifyApiKey: async ({ key }) => known(accounts.keys.get(key)),
    resolveUser: async ({ subject }) => known(accounts.subjects.get(subject)),
    getTime: async () => ({ nowMs: Date.now() }),
  });
  return Object.assign(accounts, { port, stop });
}

/** Starts a gateway with scripted services behind it; `cleanUp` stops them all. */
export async function startGateway(
  options: {
    issuer?: string;
    replicas?: Partial<Record<UpstreamService, number[]>>;
    changes?: Partial<Config>;
    now?: () => number;
    streamCheckMs?: number;
    logger?: Logger;
  } = {},
) {
  const accounts = await startAccounts();
  const services = Object.fromEntries(
    await Promise.all(upstreamServices.map(async (name) => [name, await startService(name)])),
  ) as Record<UpstreamService, ScriptedService>;
  const ports = (name: UpstreamService) => options.replicas?.[name] ?? [services[name].port];
  const urls = (name: UpstreamService) =>
    ports(name)
      .map((port) => `http://127.0.0.1:${port}`)
      .join(',');
  const harness = makeHarness({
    name: 'gateway',
    readConfig: (env) => ({ ...readConfig(env), ...options.changes }),
    buildApp,
    env: {
      BASE_URL: 'http://api.example.test',
      ACCOUNT_GRPC: `127.0.0.1:${accounts.port}`,
      INTERVIEW_URL: urls('interview'),
      AGENT_URL: urls('agent'),
      ACCOUNT_URL: urls('account'),
      BILLING_URL: urls('billing'),
      OIDC_ISSUER: options.issuer ?? 'http://127.0.0.1:9',
      OIDC_AUDIENCE: audience,
    },
  });
  // no caching, so that a changed identity takes effect at once
  const { now, streamCheckMs, logger } = options;
  const overrides = {
    answerTtlMs: 0,
    ...(now && { now }),
    ...(streamCheckMs && { streamCheckMs }),
    ...(logger && { logger }),
  };
  const { app, url } = await harness.start({}, overrides);
  return {
    app,
    url,
    port: app.httpPort(),
    accounts,
    services,
    async call(path: string, init: RequestInit & { key?: string; token?: string } = {}) {
      const { key, token, ...rest } = init;
      const headers = new Headers(init.headers);
      headers.set('connection', 'close'); // a keep-alive connection would delay the stop of the gateway
      if (key) headers.set('x-api-key', key);
      if (token) headers.set('authorization', `Bearer ${token}`);
      const response = await fetch(url + path, { ...rest, headers });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: json(text) };
    },
    async cleanUp() {
      await harness.stop();
      await Promise.all([accounts.stop(), ...Object.values(services).map((service) => service.stop())]);
    },
  };
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

export function principalSeen(seen: SeenRequest | undefined, service: UpstreamService) {
  return makePrincipalTokens(testSecret).verify(String(seen?.headers[principalHeader]), service);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends raw text and returns everything received until the peer closes the connection. */
export function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
    socket.on('error', reject).on('close', () => resolve(received));
    socket.setTimeout(5000, () => socket.destroy());
  });
}
