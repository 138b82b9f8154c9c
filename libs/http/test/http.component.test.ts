import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import { AppError, type Caller, callerNow, type Component } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { eventually, sendEndlessly } from '@colloquy/testing';
import net from 'node:net';
import { Pool } from 'undici';
import { z } from 'zod';
import {
  jsonBody,
  makeHttpApp,
  makeHttpServer,
  makeRegistry,
  parse,
  parsePath,
  principalOf,
  requirePrincipal,
  Router,
} from '../src/index';

const tokens = makePrincipalTokens('s'.repeat(32));
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function routes(): Router {
  const router = Router();
  router.post('/things/:id', jsonBody(), (req, res) => {
    const { id } = parsePath(z.object({ id: z.uuid() }), req.params);
    res.json({ id, ...parse(z.strictObject({ title: z.string().min(1) }), req.body) });
  });
  router.get('/boom', () => {
    throw new Error('secret text');
  });
  router.get('/refused', async () =>
    Promise.reject(new AppError('conflict', 'TAKEN', 'Taken', { details: { by: ['a'] } })),
  );
  router.get('/me', requirePrincipal(tokens, 'interview'), (_req, res) => {
    res.json(principalOf(res));
  });
  return router;
}

async function start(
  options: { components?: Component[]; routes?: Router; databaseWaits?: () => number } = {},
) {
  const { databaseWaits } = options;
  let stopping = false;
  const listener = makeHttpApp({
    logger: silentLogger,
    registry: makeRegistry('test'),
    components: options.components ?? [],
    stopping: () => stopping,
    routes: [options.routes ?? routes()],
    ...(databaseWaits && { databaseWaits }),
    isExport: ({ path }) => path === '/api/things',
  });
  const server = makeHttpServer({ listener, host: '127.0.0.1', port: 0 });
  const app = {
    async stop() {
      stopping = true;
      await server.stop();
    },
  };
  await server.start();
  cleanUps.push(() => app.stop());
  const url = `http://127.0.0.1:${server.port()}`;
  return {
    app,
    server: server.server,
    url,
    port: server.port(),
    get: (path: string, headers = {}) => fetch(url + path, { headers: { connection: 'close', ...headers } }),
  };
}

const post = (url: string, body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json') =>
  fetch(url, { method: 'POST', body, headers: { connection: 'close', 'content-type': contentType } });
const id = '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1';

test('a valid request is answered and carries a request id', async () => {
  const { url } = await start();
  const response = await post(`${url}/things/${id}`, '{"title":"x"}');
  expect([response.status, await response.json()]).toEqual([200, { id, title: 'x' }]);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['a malformed body', '{"title":', 400, /not valid JSON/],
  ['a body of the wrong type', '[]', 400, /body/],
  ['a missing field', '{}', 400, /title/],
  ['an unknown field', '{"title":"x","more":1}', 400, /more/],
  ['a body over 1 MB', `{"title":"${'x'.repeat(1_100_000)}"}`, 413, /1 MB/],
  ['invalid UTF-8', new Uint8Array([0x7b, 0xff, 0xfe]), 400, /JSON/],
  ['null', 'null', 400, /^body: /],
  ['a scalar', '5', 400, /^body: /],
  ['no body', '', 400, /^body: /],
])('%s gives a clear error', async (_name, body, status, message) => {
  const { url } = await start();
  const response = await post(`${url}/things/${id}`, body);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: string }).error).toMatch(message);
});

test.each([
  ['chunked', 'Transfer-Encoding: chunked', `10000\r\n${' '.repeat(0x10000)}\r\n`],
  ['declared', `Content-Length: ${2 ** 40}`, ' '.repeat(0x10000)],
])('an endless %s body is 413 at the limit, and its connection is closed', async (_name, length, part) => {
  const { port } = await start();
  const head = `POST /things/1 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
  const { received, sentBytes } = await sendEndlessly(port, head, part);
  expect(received).toMatch(/^HTTP\/1.1 413 .*Connection: close.*\{"error":"[^"]*1 MB"\}$/is);
  expect(sentBytes).toBeLessThan(32 * 1024 * 1024);
});

test('an unknown path, a malformed id and a malformed escape are 404 with {error}', async () => {
  const { url, get } = await start();
  for (const response of [
    await get('/nowhere'),
    await post(`${url}/things/1`, '{}'),
    await get('/%E0%A4%A'),
  ]) {
    expect([response.status, await response.json()]).toEqual([404, { error: 'Not found' }]);
  }
});

test('requests are refused while too many operations wait for the database, health checks never', async () => {
  let waits = 51;
  const { get } = await start({ databaseWaits: () => waits });
  const refused = await get('/api/things');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toEqual({ error: 'The service is busy; try again later' });
  expect((await get('/api/things/1')).status).toBe(404);
  waits = 801;
  expect((await get('/api/things/1')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
});

test('an internal failure does not reveal its message', async () => {
  const { get } = await start();
  const response = await get('/boom');
  expect([response.status, await response.json()]).toEqual([500, { error: 'Internal error' }]);
});

test('a refusal carries its code and further fields', async () => {
  const response = await (await start()).get('/refused');
  expect([response.status, await response.json()]).toEqual([
    409,
    { error: 'Taken', code: 'TAKEN', by: ['a'] },
  ]);
});

test('only a principal signed for this service passes', async () => {
  const { get } = await start();
  const principal = { accountId: 'a', userId: 'u', via: 'bearer' as const };
  expect((await get('/me')).status).toBe(401);
  expect((await get('/me', { [principalHeader]: tokens.sign(principal, 'billing') })).status).toBe(401);
  const response = await get('/me', { [principalHeader]: tokens.sign(principal, 'interview') });
  expect(await response.json()).toEqual(principal);
});

test('a request works on behalf of the account of its principal, until its client leaves', async () => {
  let caller: Caller | undefined;
  const work = Router();
  work.use(requirePrincipal(tokens, 'interview'));
  work.put('/work', jsonBody(), async () => {
    caller = callerNow();
    await new Promise<void>((resolve) => caller?.signal.addEventListener('abort', () => resolve()));
  });
  const { url } = await start({ routes: work });
  const principal = { accountId: 'a', userId: 'u', via: 'bearer' as const };
  const leaving = new AbortController();
  const answer = fetch(`${url}/work`, {
    method: 'PUT',
    body: '{}',
    headers: { 'content-type': 'application/json', [principalHeader]: tokens.sign(principal, 'interview') },
    signal: leaving.signal,
  });
  await eventually(() => expect(caller?.accountId).toBe('a'));
  expect(caller?.signal.aborted).toBe(false);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await eventually(() => expect(caller?.signal.aborted).toBe(true));
});

test.each(['viewer', 'auditor'])('a principal with the role %s may read and nothing else', async (role) => {
  const handled: string[] = [];
  const things = Router();
  things.use(requirePrincipal(tokens, 'interview'));
  things.all('/things', jsonBody(), ({ method }, res) => {
    handled.push(method);
    res.json({});
  });
  const { url } = await start({ routes: things });
  const principal = { accountId: 'a', userId: 'u', via: 'bearer', role: role as 'viewer' } as const;
  const headers = { connection: 'close', [principalHeader]: tokens.sign(principal, 'interview') };
  const statuses: Record<string, number> = {};
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    statuses[method] = (await fetch(`${url}/things`, { method, headers })).status;
  }
  const refused = { POST: 403, PUT: 403, PATCH: 403, DELETE: 403, OPTIONS: 403 };
  expect(statuses).toEqual({ GET: 200, HEAD: 200, ...refused });
  expect(handled).toEqual(['GET', 'HEAD']);
});

test('readiness names failing components, treats a hanging one as failing, and does not affect liveness', async () => {
  const components = [
    { name: 'good', ready: async () => true },
    { name: 'down', ready: async () => Promise.reject(new Error('x')) },
    { name: 'hanging', ready: () => new Promise<boolean>(() => undefined) },
  ];
  const { get } = await start({ components });
  const response = await get('/readyz');
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'not ready', waitingFor: ['down', 'hanging'] },
  ]);
  expect((await get('/healthz')).status).toBe(200);
  const metrics = await (await get('/metrics')).text();
  expect(metrics.match(/^colloquy_component_ready.*$/gm)).toEqual([
    'colloquy_component_ready{component="good",service="test"} 1',
    'colloquy_component_ready{component="down",service="test"} 0',
    'colloquy_component_ready{component="hanging",service="test"} 0',
  ]);
});

test('metrics count requests by declared route', async () => {
  const { url, get } = await start();
  await post(`${url}/things/${id}`, '{"title":"x"}');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain(
    'colloquy_http_requests_total{method="POST",route="/things/:id",status="200",service="test"} 1',
  );
  expect(metrics).toContain('colloquy_http_requests_in_flight{service="test"} 1');
});

test('a request in flight finishes when the service stops, and new requests are refused', async () => {
  let release: () => void = () => undefined;
  const router = Router();
  const reached = new Promise<void>((resolve) => {
    router.get('/slow', (_req, res) => {
      release = () => res.json({ done: true });
      resolve();
    });
  });
  const { app, url, port } = await start({ routes: router });
  const slow = fetch(`${url}/slow`);
  await reached;
  const stopped = app.stop();
  while (await connects(port));
  release();
  expect(await (await slow).json()).toEqual({ done: true });
  await stopped;
});

test('a client that keeps connections loses no request when the service stops', async () => {
  const router = Router();
  let answered = 0;
  router.post('/work', (_req, res) => {
    answered++;
    res.json({});
  });
  const { app, url } = await start({ routes: router });
  const pool = new Pool(url, { connections: 8 });
  cleanUps.push(() => pool.destroy());
  const failures: string[] = [];
  const work = async () => {
    while (failures.length < 8) {
      const request = pool.request({ method: 'POST', path: '/work' });
      await request.then(
        ({ body }) => body.dump(),
        (error: NodeJS.ErrnoException) => failures.push(`${error.syscall} ${error.code}`),
      );
    }
  };
  const working = Promise.all(Array.from({ length: 8 }, work));
  while (answered < 100) await new Promise(setImmediate);
  await app.stop();
  await working;
  expect(failures.filter((failure) => !failure.startsWith('connect '))).toEqual([]);
});

test('input that is not HTTP is answered with {error}', async () => {
  const { port } = await start();
  const large = `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await exchange(port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*\{"error":"Bad Request"\}$/s);
  expect(await exchange(port, large)).toMatch(/^HTTP\/1.1 431 .*\{"error":"[^"]+"\}$/s);
});

test.each([
  ['a malformed version', 400, 'GET /healthz\r\nHost: x\r\n\r\n'],
  ['version 2', 400, 'GET /healthz HTTP/2.0\r\nHost: x\r\n\r\n'],
  ['no host', 400, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 400, 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [
    'another transfer coding',
    400,
    'POST /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  ['chunks in HTTP/1.0', 400, 'POST /healthz HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['CONNECT', 405, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an unknown expectation', 417, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n'],
])('%s is %i with {error}', async (_name, status, request) => {
  const { port } = await start();
  expect(await exchange(port, request)).toMatch(
    new RegExp(`^HTTP/1.1 ${status} .*\\{"error":"[^"]+"\\}$`, 's'),
  );
});

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => (received += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(received));
  });
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

test('a refused client that does not hang up is disconnected', async () => {
  const { server, port } = await start();
  const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
    client.write('nonsense\r\n\r\n'),
  );
  cleanUps.push(() => client.destroy());
  const heard = await new Promise<string>((resolve) => client.once('data', (data) => resolve(String(data))));
  expect(heard).toMatch(/^HTTP\/1.1 400 /);
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await eventually(async () => expect(await open()).toBe(0));
});
