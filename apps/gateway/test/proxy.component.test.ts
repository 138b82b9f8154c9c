import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { Readable } from 'node:stream';
import { eventually, sendEndlessly } from '@colloquy/testing';
import { raw, type RunningGateway, startGateway, startService } from './harness';

let gateway: RunningGateway;
const key = 'ck_ann';
beforeEach(async () => {
  gateway = await startGateway({ changes: { proxyTimeoutMs: 400 } });
});
afterEach(() => gateway.cleanUp());

const anError = { error: expect.any(String) };

test.each([
  ['/api/interviews/1/audio', 'interview'],
  ['/api/agents', 'agent'],
  ['/api/voices?language=en', 'agent'],
  ['/api/account/variables', 'agent'],
  ['/api/api-keys', 'account'],
  ['/api/auth/me', 'account'],
  ['/api/billing/invoices', 'billing'],
])('%s is forwarded to %s with path and query unchanged', async (path, name) => {
  const service = gateway.services[name as 'interview'];
  const answer = await gateway.call(path, { key });
  expect(answer).toMatchObject({ status: 200, body: { service: name } });
  expect(service.seen).toEqual([expect.objectContaining({ method: 'GET', url: path })]);
});

test('a path without a route is 404, under the API only for authenticated callers', async () => {
  for (const path of ['/api/nowhere', '/api/agentsX', '/api/account', '/api/interviews/1%2F2']) {
    expect(await gateway.call(path, { key })).toMatchObject({ status: 404, body: { error: 'Not found' } });
  }
  for (const path of ['/', '/nowhere', '/mediaX']) {
    expect(await gateway.call(path)).toMatchObject({ status: 404, body: { error: 'Not found' } });
  }
});

test('a target that servers could normalise differently reaches no service', async () => {
  for (const target of [
    '/media/../api/interviews',
    '/media//x',
    'http://x/media/x',
    '/media/a\\..\\b',
    '/media/%2E%2E/x',
  ]) {
    const answer = await raw(gateway.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404 .*\{"error":"Not found"\}$/s);
  }
  expect(gateway.services.interview.seen).toEqual([]);
});

test('credentials, forged platform headers and hop-by-hop headers are not forwarded', async () => {
  const request = [
    'GET /api/interviews/1 HTTP/1.1', // a list without pages is refused first while the machine is busy
    'Host: api.example.com',
    `X-API-Key: ${key}`,
    'Cookie: session=1',
    'Forwarded: for=1.2.3.4',
    'X-Forwarded-For: 1.2.3.4',
    'X-Colloquy-Principal: forged',
    'x-colloquy-role: admin',
    'Connection: close, X-Drop',
    'X-Drop: 1',
    'X-Keep: 2',
    'TE: trailers',
    'Upgrade: h2c',
    'X-Request-Id: req-1',
  ];
  const answer = await raw(gateway.port, `${request.join('\r\n')}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 200 .*x-request-id: req-1/is);
  const [seen] = gateway.services.interview.seen;
  expect(seen?.headers).toEqual({
    host: `127.0.0.1:${gateway.services.interview.port}`,
    connection: 'keep-alive',
    'x-keep': '2',
    'x-request-id': 'req-1',
    'x-colloquy-principal': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  });
});

test('a request without an id gets one, which the answer and the service receive', async () => {
  const answer = await gateway.call('/api/agents', { key });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(gateway.services.agent.seen[0]?.headers['x-request-id']).toBe(id);
});

test('signed media need no authentication and are forwarded without a principal, whatever the client sends', async () => {
  const headers = {
    authorization: 'Bearer x',
    'x-api-key': 'x',
    'x-colloquy-principal': 'x',
    range: 'bytes=0-1',
  };
  expect((await gateway.call('/media/a.ogg?signature=s', { headers })).status).toBe(200);
  const [seen] = gateway.services.interview.seen;
  expect(seen?.url).toBe('/media/a.ogg?signature=s');
  expect(seen?.headers).toMatchObject({ range: 'bytes=0-1' });
  expect(Object.keys(seen?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/colloquy|authorization|api-key/)]),
  );
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'the body of a %s arrives byte for byte, declared or chunked',
  async (method) => {
    const body = randomBytes(300_000);
    const expected = body.toString();
    const declared = await gateway.call('/api/agents', { method, key, body });
    const chunked = await gateway.call('/api/agents', {
      method,
      key,
      body: Readable.toWeb(Readable.from([body.subarray(0, 7), body.subarray(7)])) as ReadableStream,
      duplex: 'half',
    });
    expect([declared.status, chunked.status]).toEqual([200, 200]);
    expect(gateway.services.agent.seen.map((seen) => seen.body === expected)).toEqual([true, true]);
  },
);

test('a body that looks like a request stays a body', async () => {
  const hidden = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const chunked = `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  for (const method of ['GET', 'DELETE', 'OPTIONS', 'POST']) {
    await raw(gateway.port, `${method} /api/agents HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n${chunked}`);
  }
  await gateway.call('/api/agents', { key });
  const { seen } = gateway.services.agent;
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(
    ['GET', 'DELETE', 'OPTIONS', 'POST', 'GET'].map((method) => `${method} /api/agents`),
  );
  expect(seen[1]?.body).toBe(hidden);
});

test('conflicting or repeated lengths are refused before anything is forwarded', async () => {
  for (const lengths of [
    'Content-Length: 3\r\nTransfer-Encoding: chunked',
    'Content-Length: 3\r\nContent-Length: 4',
    'Content-Length: -1',
    'Transfer-Encoding: chunked, identity',
  ]) {
    const head = `POST /api/agents HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n${lengths}\r\n\r\n0\r\n\r\n`;
    expect(await raw(gateway.port, head)).toMatch(/^HTTP\/1.1 400 .*\{"error":"Bad Request"\}$/s);
  }
  expect(gateway.services.agent.seen).toEqual([]);
});

test('a declared body over 1 MiB is 413 and reaches no service; a body of exactly 1 MiB passes', async () => {
  const tooLarge = await gateway.call('/api/agents', {
    method: 'POST',
    key,
    body: Buffer.alloc(1024 * 1024 + 1),
  });
  expect(tooLarge).toMatchObject({ status: 413, body: { error: expect.stringMatching(/1 MB/) } });
  expect(gateway.services.agent.connections).toBe(0);
  const fits = await gateway.call('/api/agents', { method: 'POST', key, body: Buffer.alloc(1024 * 1024) });
  expect(fits.status).toBe(200);
});

test.each([
  ['chunked', 'Transfer-Encoding: chunked', `10000\r\n${'x'.repeat(0x10000)}\r\n`],
  ['declared', `Content-Length: ${2 ** 40}`, 'x'.repeat(0x10000)],
])('an endless %s body is 413 at the limit, and its connection is closed', async (_name, length, part) => {
  const head = `POST /api/agents HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n${length}\r\n\r\n`;
  const { received, sentBytes } = await sendEndlessly(gateway.port, head, part);
  expect(received).toMatch(/^HTTP\/1.1 413 .*Connection: close.*\{"error":"[^"]*1 MB"\}$/is);
  expect(sentBytes).toBeLessThan(32 * 1024 * 1024);
  expect(gateway.services.agent.connections).toBe(0);
});

test('an answer is streamed while the service writes it, complete and unchanged', async () => {
  const bytes = randomBytes(64 * 1024);
  let finish: () => void = () => undefined;
  gateway.services.interview.answer = (_seen, res) => {
    res.writeHead(200, {
      'content-type': 'audio/ogg',
      'x-transcript-variant': 'original',
      'x-colloquy-trace': '1',
    });
    res.write(bytes);
    finish = () => Readable.from(Array.from({ length: 200 }, () => bytes)).pipe(res);
  };
  const response = await fetch(`${gateway.url}/media/a.ogg`);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const hash = createHash('sha256');
  const first = await reader.read();
  hash.update(first.value ?? '');
  finish(); // only after the first chunk has arrived
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value);
  const whole = createHash('sha256');
  for (let n = 0; n < 201; n++) whole.update(bytes);
  expect(hash.digest('hex')).toBe(whole.digest('hex'));
  expect(response.headers.get('x-transcript-variant')).toBe('original');
  expect(response.headers.has('x-colloquy-trace')).toBe(false);
});

test.each([
  ['with a declared length', true],
  ['in chunks', false],
])('a large answer %s arrives whole, at 4 MiB a second after the first', async (_title, isDeclared) => {
  const bytes = randomBytes(3 * 1024 * 1024);
  gateway.services.interview.answer = (_seen, res) => {
    if (isDeclared) res.setHeader('content-length', bytes.length);
    res.write(bytes);
    res.end();
  };
  const begun = performance.now();
  const response = await fetch(`${gateway.url}/media/a.ogg`);
  const received = Buffer.from(await response.arrayBuffer());
  expect(received.equals(bytes)).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(200);
});

test('HEAD, partial and empty answers are passed on correctly', async () => {
  gateway.services.interview.answer = (seen, res) => {
    if (seen.method === 'DELETE') return void res.writeHead(204).end();
    if (seen.headers['if-none-match']) return void res.writeHead(304, { etag: '"1"' }).end();
    if (seen.headers.range) return void res.writeHead(206, { 'content-range': 'bytes 0-1/4' }).end('ab');
    return void res.writeHead(200, { 'content-length': 4 }).end(seen.method === 'HEAD' ? '' : 'abcd');
  };
  const head = await gateway.call('/media/a', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '4', '']);
  const part = await gateway.call('/media/a', { headers: { range: 'bytes=0-1' } });
  expect([part.status, part.headers.get('content-range'), part.text]).toEqual([206, 'bytes 0-1/4', 'ab']);
  expect((await gateway.call('/media/a', { headers: { 'if-none-match': '"1"' } })).status).toBe(304);
  expect(await gateway.call('/api/interviews/1', { method: 'DELETE', key })).toMatchObject({
    status: 204,
    text: '',
  });
});

test.each([
  ['before the answer begins', (_res: ServerResponse) => undefined],
  ['in the middle of the answer', (res: ServerResponse) => void res.writeHead(200).write('x'.repeat(1000))],
])('a client that disconnects %s cancels the request to the service', async (_title, begin) => {
  const ended = new Promise<void>((resolve) => {
    gateway.services.interview.answer = (_seen, res) => {
      res.once('close', () => resolve());
      begin(res);
      client.destroy();
    };
  });
  const client = net.connect(gateway.port, '127.0.0.1');
  client.write(`GET /api/interviews HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`);
  await ended;
});

test('a body is read whole before a service is contacted, so that a slow client holds no connection', async () => {
  const begun: unknown[] = [];
  gateway.services.agent.intercept = ({ method }) => {
    begun.push(method);
    return false;
  };
  const client = net.connect(gateway.port, '127.0.0.1');
  const head = `POST /api/agents HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Length: 7\r\n`;
  client.write(`${head}Connection: close\r\n\r\n{"a":`);
  for (let n = 0; n < 3; n++) expect((await gateway.call('/api/agents', { key })).status).toBe(200);
  expect(begun).toEqual(['GET', 'GET', 'GET']);
  client.write('1}');
  await once(client.resume(), 'close');
  expect(begun).toEqual(['GET', 'GET', 'GET', 'POST']);
  expect(gateway.services.agent.seen.at(-1)?.body).toBe('{"a":1}');
});

test('a request whose client disconnects within the body reaches no service', async () => {
  const client = net.connect(gateway.port, '127.0.0.1');
  const head = `POST /api/agents HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Length: 1000\r\n\r\n`;
  client.write(`${head}{"a":`, () => client.destroy());
  await eventually(async () => {
    const { text } = await gateway.call('/metrics');
    expect(text).toContain('{method="POST",route="/api/agents",status="499"');
  });
  expect(gateway.services.agent.connections).toBe(0);
});

test.each([
  ['with a declared length', { 'content-length': 1000 }, 'abc'],
  ['that is large', { 'content-length': 9_000_000 }, Buffer.alloc(3_000_000)],
  ['in chunks', {}, 'abc'],
  ['in chunks, the last on its connection', { connection: 'close' }, 'abc'],
])('an answer %s that breaks off fails at the client', async (_title, headers, begins) => {
  gateway.services.interview.answer = (_seen, res, req) => {
    res.writeHead(200, headers).write(begins, () => req.socket.destroy());
  };
  await expect(gateway.call('/media/a')).rejects.toThrow();
});

test('an answer that stalls is aborted', async () => {
  gateway.services.interview.answer = (_seen, res) => void res.writeHead(200).write('abc');
  await expect(gateway.call('/media/a')).rejects.toThrow();
});

test('a client that pauses gets the rest of its answer when it resumes reading', async () => {
  const whole = Buffer.alloc(32 * 1024 * 1024);
  gateway.services.interview.answer = (_seen, res) => void res.end(whole);
  gateway.services.agent.answer = () => undefined;
  const client = net.connect(gateway.port, '127.0.0.1');
  client.write('GET /media/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(client, 'readable');
  for (let n = 0; n < 2; n++) expect((await gateway.call('/api/agents', { key })).status).toBe(504);
  let received = 0;
  for await (const part of client) received += (part as Buffer).length;
  expect(received).toBeGreaterThan(whole.length);
});

test.each(['GET', 'POST'])(
  'a client that disconnects cancels a pipelined %s behind an unfinished request',
  async (method) => {
    const ended = new Promise<void>((resolve) => {
      gateway.services.interview.answer = ({ url }, res) => {
        if (url === '/media/1') return;
        res.once('close', resolve).write(Buffer.alloc(8 * 1024 * 1024), () => client.destroy());
        client.destroy();
      };
    });
    const client = net.connect(gateway.port, '127.0.0.1');
    const second = `${method} /media/2 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`;
    client.write(`GET /media/1 HTTP/1.1\r\nHost: x\r\n\r\n${second}`);
    await ended;
  },
);

test.each([
  ['closes without an answer', 502, (_res: ServerResponse, socket: net.Socket) => socket.destroy()],
  [
    'does not answer HTTP',
    502,
    (_res: ServerResponse, socket: net.Socket) => socket.end('SMTP ready\r\n\r\n'),
  ],
  [
    'answers an invalid status',
    502,
    (_res: ServerResponse, socket: net.Socket) => socket.end('HTTP/1.1 099 X\r\n\r\n'),
  ],
  ['never answers', 504, () => undefined],
])('a service that %s is %i, and a POST is not retried', async (_title, status, misbehave) => {
  let asked = 0;
  gateway.services.agent.answer = (_seen, res, req) => {
    asked++;
    misbehave(res, req.socket);
  };
  const answer = await gateway.call('/api/agents', { method: 'POST', key, body: '{}' });
  expect(answer).toMatchObject({ status, body: anError });
  expect(asked).toBe(1);
});

test('a GET is retried once if its connection breaks before an answer', async () => {
  const { answer } = gateway.services.agent;
  gateway.services.agent.answer = (_seen, _res, req) => {
    gateway.services.agent.answer = answer;
    req.socket.destroy();
  };
  expect((await gateway.call('/api/agents', { key })).status).toBe(200);
  expect(gateway.services.agent.seen).toHaveLength(2);
});

test('a service that is down is 503, with and without a body', async () => {
  await gateway.services.agent.stop();
  for (const init of [{}, { method: 'POST', body: 'x'.repeat(500_000) }]) {
    expect(await gateway.call('/api/agents', { ...init, key })).toMatchObject({ status: 503, body: anError });
  }
});

test('an error of a service is passed on unchanged', async () => {
  gateway.services.agent.answer = (_seen, res) =>
    void res.writeHead(409, { 'content-type': 'application/json' }).end('{"error":"Taken","code":"X"}');
  expect(await gateway.call('/api/agents', { key })).toMatchObject({
    status: 409,
    body: { error: 'Taken', code: 'X' },
  });
});

test('an answer that comes before the body is read is passed on', async () => {
  gateway.services.agent.intercept = (_req, res) => {
    res.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"No"}');
    return true;
  };
  for (let n = 0; n < 3; n++) {
    const answer = await gateway.call('/api/agents', {
      method: 'POST',
      key,
      body: Buffer.alloc(256 * 1024),
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'No' } });
  }
});

test('connections to a service are reused', async () => {
  for (let n = 0; n < 10; n++) await gateway.call('/api/agents', { key });
  expect(gateway.services.agent.connections).toBe(1);
});

test('a WebSocket upgrade is refused, and another upgrade is ignored', async () => {
  const upgrade = (protocol: string) =>
    raw(
      gateway.port,
      `GET /api/agents HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
  expect(await upgrade('WebSocket')).toMatch(/^HTTP\/1.1 400 .*WebSocket/s);
  expect(gateway.services.agent.seen).toEqual([]);
  expect(await upgrade('h2c')).toMatch(/^HTTP\/1.1 200 /);
});

test('a request that is not HTTP is 400 and too large a head is 431, each with {error}', async () => {
  expect(await raw(gateway.port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*\{"error":"Bad Request"\}$/s);
  const large = `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await raw(gateway.port, large)).toMatch(
    /^HTTP\/1.1 431 .*\{"error":"Request Header Fields Too Large"\}$/s,
  );
});

test('no answer permits cross-origin reads', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await gateway.call('/api/agents', { method, key, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('metrics count requests by route prefix', async () => {
  await gateway.call('/api/interviews/6a1f9f5e', { key });
  await gateway.call('/api/secret-path', { key });
  const { text } = await gateway.call('/metrics');
  expect(text).toContain('colloquy_http_requests_total{method="GET",route="/api/interviews",status="200"');
  expect(text).toContain('colloquy_http_requests_total{method="GET",route="/api",status="404"');
  expect(text).not.toMatch(/6a1f9f5e|secret-path/);
});

test('a request in flight is finished when the gateway stops', async () => {
  const reached = new Promise<ServerResponse>((resolve) => {
    gateway.services.agent.answer = (_seen, res) => resolve(res);
  });
  const answer = gateway.call('/api/agents', { key });
  const res = await reached;
  const stopped = gateway.app.stop();
  res.end('{"done":true}');
  expect(await answer).toMatchObject({ status: 200, body: { done: true } });
  await stopped;
});

describe('with replicas', () => {
  async function withReplicas() {
    const replicas = [await startService('agent'), await startService('agent')];
    const own = await startGateway({ replicas: { agent: replicas.map(({ port }) => port) } });
    const cleanUp = async () => {
      await own.cleanUp();
      await Promise.all(replicas.map((replica) => replica.stop()));
    };
    return { own, replicas: replicas as [(typeof replicas)[0], (typeof replicas)[0]], cleanUp };
  }

  test('requests are distributed evenly', async () => {
    const { own, replicas, cleanUp } = await withReplicas();
    for (let n = 0; n < 10; n++) await own.call('/api/agents', { key });
    expect(replicas.map(({ seen }) => seen.length)).toEqual([5, 5]);
    await cleanUp();
  });

  test('a stopped replica fails no request of any method, and is used again after a restart', async () => {
    const { own, replicas, cleanUp } = await withReplicas();
    const body = 'x'.repeat(300_000);
    await replicas[0].stop();
    for (let n = 0; n < 6; n++) {
      const init = n % 2 === 0 ? { method: 'POST', body } : {};
      expect((await own.call('/api/agents', { ...init, key })).status).toBe(200);
    }
    expect(replicas[1].seen).toHaveLength(6);
    expect(replicas[1].seen.filter((seen) => seen.body === body)).toHaveLength(3);
    const back = await startService('agent', replicas[0].port);
    await eventually(async () => {
      await own.call('/api/agents', { key });
      expect(back.seen).not.toHaveLength(0);
    });
    await cleanUp();
    await back.stop();
  });

  test('a GET without an answer is retried on the next replica, and a POST is not', async () => {
    const { own, replicas, cleanUp } = await withReplicas();
    replicas[0].answer = (_seen, _res, req) => void req.socket.destroy();
    for (let n = 0; n < 4; n++) expect((await own.call('/api/agents', { key })).status).toBe(200);
    const before = replicas[1].seen.length;
    const posts = [];
    for (let n = 0; n < 2; n++)
      posts.push((await own.call('/api/agents', { method: 'POST', key, body: '{}' })).status);
    expect(posts.sort()).toEqual([200, 502]);
    expect(replicas[1].seen).toHaveLength(before + 1);
    await cleanUp();
  });

  test('a frozen replica delays pending reads, fails no later request, and is used again when it answers', async () => {
    const { own, replicas, cleanUp } = await withReplicas();
    const [frozen, well] = replicas;
    frozen.intercept = () => true;
    const get = () => own.call('/api/agents', { key });
    const post = () => own.call('/api/agents', { method: 'POST', key, body: '{}' });
    expect((await Promise.all([get(), get()])).map(({ status }) => status)).toEqual([200, 200]);
    for (let n = 0; n < 4; n++) expect((await post()).status).toBe(200);
    expect(well.seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST', 'POST', 'POST']);
    frozen.intercept = () => false;
    await eventually(async () => {
      await get();
      expect(frozen.seen.map(({ url }) => url)).toContain('/api/agents');
    });
    await cleanUp();
  });

  test('a slow replica keeps its requests', async () => {
    const { own, replicas, cleanUp } = await withReplicas();
    for (const replica of replicas) {
      const { answer } = replica;
      let late = () => undefined as unknown;
      replica.answer = (seen, res, req) => {
        if (seen.url === '/healthz') res.once('close', late).end();
        else late = () => answer(seen, res, req);
      };
    }
    const answers = [own.call('/api/agents', { key }), own.call('/api/agents', { key })];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    for (const { seen } of replicas) {
      expect(seen.map(({ url }) => url).filter((url) => url !== '/healthz')).toEqual(['/api/agents']);
    }
    await cleanUp();
  });
});
