import { once } from 'node:events';
import { constants, createServer, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, connect as connectTcp, createServer as createTcpServer } from 'node:net';
import { AppError, errorKinds, pause } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { eventually, startTcpProxy } from '@colloquy/testing';
import { Registry } from 'prom-client';
import { makeGrpcClient, makeGrpcServer, type ServiceHandlers } from '../src/index';

const service = 'colloquy.account.v1.AccountService';
const identity = { accountId: 'a', userId: 'u', keyId: 'k', accountStatus: 'ACTIVE' };
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function startServer(
  handlers: Partial<ServiceHandlers<typeof service>>,
  {
    port = 0,
    logger = silentLogger,
    connectionAgeMs,
  }: { port?: number; logger?: Logger; connectionAgeMs?: number } = {},
) {
  const server = makeGrpcServer({
    host: '127.0.0.1',
    port,
    connectionAgeMs,
    logger,
    registry: new Registry(),
    authenticate: (token) => {
      if (token !== 'good') throw new AppError('unauthenticated', undefined, 'Invalid internal token');
      return 'tester';
    },
  });
  const all = {
    verifyApiKey: async () => identity,
    resolveUser: async () => identity,
    getTime: async () => ({ nowMs: 0 }),
    ...handlers,
  };
  server.add(service, all, { quiet: ['resolveUser'] });
  await server.start();
  cleanUps.push(() => server.stop());
  return server;
}

function connect(ports: number[], options: { token?: string; deadlineMs?: number } = {}) {
  const client = makeGrpcClient(service, {
    addresses: ports.map((port) => `127.0.0.1:${port}`),
    token: () => options.token ?? 'good',
    deadlineMs: options.deadlineMs,
  });
  cleanUps.push(() => client.close());
  return client;
}

test('a call arrives with its caller, and its response returns unchanged', async () => {
  let seen: unknown;
  const server = await startServer({
    verifyApiKey: async (request, context) => {
      seen = [request.key, context.caller];
      return identity;
    },
  });
  await expect(connect([server.port()]).verifyApiKey({ key: 'ck_1' })).resolves.toEqual(identity);
  expect(seen).toEqual(['ck_1', 'tester']);
});

test('a caller without a valid service token is refused', async () => {
  const server = await startServer({});
  const call = connect([server.port()], { token: 'bad' }).verifyApiKey({ key: 'x' });
  await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test.each(errorKinds.filter((kind) => !['internal', 'unavailable', 'timeout'].includes(kind)))(
  'a refusal of kind %s is the same error on the far side',
  async (kind) => {
    const thrown = new AppError(kind, 'SOME_CODE', 'näme is täken', { details: { missing: ['ä'] } });
    const server = await startServer({ resolveUser: async () => Promise.reject(thrown) });
    await expect(connect([server.port()]).resolveUser({ subject: 's' })).rejects.toMatchObject({
      kind,
      code: 'SOME_CODE',
      message: 'näme is täken',
      details: { missing: ['ä'] },
    });
  },
);

test('an unexpected failure does not reveal its message to the caller', async () => {
  const server = await startServer({
    resolveUser: async () => Promise.reject(new Error('password hunter2')),
  });
  const call = connect([server.port()]).resolveUser({ subject: 's' });
  await expect(call).rejects.toMatchObject({ kind: 'internal', message: 'Internal error' });
});

test('a peer that does not answer costs no more than the deadline', async () => {
  const server = await startServer({ resolveUser: () => new Promise(() => undefined) });
  const call = connect([server.port()], { deadlineMs: 100 }).resolveUser({ subject: 's' });
  await expect(call).rejects.toMatchObject({ kind: 'timeout' });
});

test('a call without a listening peer is unavailable after the deadline', async () => {
  const server = await startServer({});
  await server.stop();
  const call = connect([server.port()], { deadlineMs: 300 }).resolveUser({ subject: 's' });
  await expect(call).rejects.toMatchObject({ kind: expect.stringMatching(/unavailable|timeout/) });
});

test('a client reports whether its peer is reachable', async () => {
  const server = await startServer({});
  const client = connect([server.port()]);
  await expect(client.reachable()).resolves.toBe(true);
  await server.stop();
  await expect(client.reachable(300)).resolves.toBe(false);
  await startServer({}, { port: server.port() });
  await expect(client.reachable(5000)).resolves.toBe(true);
});

test('a call waits for a restarting server', async () => {
  const first = await startServer({});
  const client = connect([first.port()], { deadlineMs: 5000 });
  await client.resolveUser({ subject: 's' });
  await first.stop();
  const waiting = client.resolveUser({ subject: 's' });
  await startServer({}, { port: first.port() });
  await expect(waiting).resolves.toEqual(identity);
});

test('calls are balanced over replicas and continue when one is gone', async () => {
  const seen = new Set<number>();
  const servers = await Promise.all(
    [1, 2].map((n) =>
      startServer({
        resolveUser: async () => {
          seen.add(n);
          return identity;
        },
      }),
    ),
  );
  const client = connect(servers.map((server) => server.port()));
  while (seen.size < 2) await client.resolveUser({ subject: 's' });
  await servers[0]?.stop();
  for (let n = 0; n < 20; n++) await client.resolveUser({ subject: 's' });
});

test('a client reconnects periodically to find new replicas, without losing a call', async () => {
  let asked = 0;
  const resolveUser = async () => {
    asked += 1;
    return pause(5).then(() => identity);
  };
  const server = await startServer({ resolveUser }, { connectionAgeMs: 50 });
  let connections = 0;
  const between = createTcpServer((socket) => {
    connections += 1;
    const onward = connectTcp(server.port(), '127.0.0.1');
    for (const end of [socket, onward]) end.on('error', () => undefined);
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  cleanUps.push(() => between.close());
  const client = connect([(between.address() as AddressInfo).port]);
  let answered = 0;
  const askOn = async () => {
    for (; connections < 4; answered += 1) await client.resolveUser({ subject: 's' });
  };
  await Promise.all([askOn(), askOn(), askOn()]);
  expect(asked).toBe(answered);
});

describe('one of two replicas stops answering but keeps its connections', () => {
  async function connectToBoth(deadlineMs: number) {
    const asked = new Set<string>();
    const [frozen, well] = await Promise.all(
      ['frozen', 'well'].map((name) =>
        startServer({
          resolveUser: async () => {
            asked.add(name);
            return identity;
          },
        }),
      ),
    );
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: frozen?.port() ?? 0 });
    cleanUps.push(() => proxy.close());
    const client = connect([proxy.port, well?.port() ?? 0], { deadlineMs });
    while (asked.size < 2) await eventually(() => client.resolveUser({ subject: 's' }));
    return { client, proxy, asked };
  }

  test('at most two calls fail, later calls succeed, and the replica is used again once it answers', async () => {
    const { client, proxy, asked } = await connectToBoth(300);
    const ask = () => client.resolveUser({ subject: 's' });
    proxy.cut();
    let failed = 0;
    for (let n = 0; n < 20; n++) await ask().catch(() => (failed += 1));
    expect(failed).toBeLessThanOrEqual(2);
    asked.clear();
    proxy.mend();
    while (!asked.has('frozen')) await ask();
  });

  test('no read fails', async () => {
    const { client, proxy } = await connectToBoth(1000);
    proxy.cut();
    const reads = Array.from({ length: 20 }, () => client.resolveUser({ subject: 's' }, { isRead: true }));
    expect(await Promise.all(reads)).toHaveLength(20);
  });
});

/** Starts a server whose connection `end` breaks during each call. */
async function startBreaking(end: (stream: ServerHttp2Stream) => void) {
  const seen: string[] = [];
  const server = createServer();
  server.on('session', (session) => session.on('error', () => undefined));
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    seen.push(headers[':path'] ?? '');
    end(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => server.close());
  return { port: () => (server.address() as AddressInfo).port, seen };
}

test.each<[string, (stream: ServerHttp2Stream) => void]>([
  ['is reset as cancelled', (stream) => stream.close(constants.NGHTTP2_CANCEL)],
  ['is reset without an error', (stream) => stream.close(constants.NGHTTP2_NO_ERROR)],
  ['is reset with an error', (stream) => stream.close(constants.NGHTTP2_INTERNAL_ERROR)],
  ['ends by force with its session', ({ session }) => session?.destroy(undefined, constants.NGHTTP2_CANCEL)],
  ['breaks', ({ session }) => session?.destroy()],
  [
    'breaks after the response headers',
    (stream) => {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' });
      setImmediate(() => stream.session?.destroy());
    },
  ],
])('a call whose stream %s is answered by another replica', async (_, end) => {
  const [breaking, server] = [await startBreaking(end), await startServer({})];
  const client = connect([breaking.port(), server.port()]);
  const ask = () => client.resolveUser({ subject: 's' });
  await eventually(() => ask()); // both are connected
  for (const before = breaking.seen.length; breaking.seen.length < before + 2;)
    await expect(ask()).resolves.toEqual(identity);
});

test('a call whose client is closed during it is unavailable, and so are later calls', async () => {
  const breaking = await startBreaking((stream) => {
    client.close();
    stream.close(constants.NGHTTP2_CANCEL);
  });
  const client = connect([breaking.port()]);
  await expect(client.resolveUser({ subject: 's' })).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(client.resolveUser({ subject: 's' })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a call that is lost on every replica is tried at most twice, then unavailable', async () => {
  const breaking = await startBreaking((stream) => stream.close(constants.NGHTTP2_CANCEL));
  const call = connect([breaking.port()]).resolveUser({ subject: 's' });
  await expect(call).rejects.toMatchObject({ kind: 'unavailable' });
  expect(breaking.seen).toHaveLength(2);
});

test('a cancelled call is not retried', async () => {
  const abort = new AbortController();
  let calls = 0;
  const server = await startServer({
    resolveUser: () => {
      calls += 1;
      abort.abort();
      return new Promise(() => undefined);
    },
  });
  const client = connect([server.port()]);
  await expect(client.resolveUser({ subject: 's' }, { signal: abort.signal })).rejects.toMatchObject({
    kind: 'unavailable',
  });
  await client.verifyApiKey({ key: 'ck_1' });
  expect(calls).toBe(1);
});

test('stopping lets a call in flight finish', async () => {
  let release: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    void startServer({
      resolveUser: () => {
        resolve();
        return new Promise((answer) => {
          release = () => answer(identity);
        });
      },
    }).then((server) => {
      started(server);
    });
  });
  let started: (server: Awaited<ReturnType<typeof startServer>>) => void = () => undefined;
  const server = await new Promise<Awaited<ReturnType<typeof startServer>>>((resolve) => {
    started = resolve;
  });
  const call = connect([server.port()]).resolveUser({ subject: 's' });
  await reached;
  const stopped = server.stop();
  release();
  await expect(call).resolves.toEqual(identity);
  await stopped;
});

test('a quiet method is logged at debug level, or at info level if it fails', async () => {
  const lines: string[] = [];
  const write = (level: string) => (_: string, fields: object) => {
    const { method, outcome } = fields as { method: string; outcome: string };
    lines.push([level, method.split('/')[1], outcome].join(' '));
  };
  const logger = { ...silentLogger, debug: write('debug'), info: write('info') } as Logger;
  let refused = false;
  const resolveUser = async () => {
    if (refused) throw new AppError('conflict', undefined, 'Another user');
    return identity;
  };
  const client = connect([(await startServer({ resolveUser }, { logger })).port()]);
  await client.resolveUser({});
  await client.verifyApiKey({ key: 'ck_1' });
  refused = true;
  await client.resolveUser({}).catch(() => undefined);
  await eventually(() =>
    expect(lines).toEqual(['debug ResolveUser ok', 'info VerifyApiKey ok', 'info ResolveUser conflict']),
  );
});
