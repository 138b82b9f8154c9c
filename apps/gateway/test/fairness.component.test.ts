import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { until } from '@colloquy/testing';
import { type RunningGateway, startGateway } from './harness';

let gateway: RunningGateway;
/** Requests that the interview service has received and not answered. */
let pending: { url: string; res: ServerResponse }[];

beforeEach(async () => {
  gateway = await startGateway({
    changes: { proxyTimeoutMs: 2000, admission: { inProgress: 24, inProgressPerAccount: 16 } },
  });
  pending = [];
  gateway.services.interview.answer = ({ url = '', headers }, res) => {
    if (headers['x-slow']) pending.push({ url, res });
    else res.end('{}');
  };
});
afterEach(() => gateway.cleanUp());

/** Requests of ann that the interview service answers only when the test says so. */
const slow = (path: string) => gateway.call(path, { key: 'ck_ann', headers: { 'x-slow': '1' } });
const quick = (path: string, key: string) => gateway.call(path, { key });
async function inFlight(): Promise<number> {
  const { text } = await gateway.call('/metrics');
  return Number(/^colloquy_http_requests_in_flight\{.*\} (\d+)/m.exec(text)?.[1]) - 1;
}
const answerAll = () => pending.splice(0).forEach(({ res }) => res.end('{}'));

test('an account gets at most its share of a service, and another account is served at once', async () => {
  const answers = Array.from({ length: 40 }, (_, n) => slow(`/api/interviews/${n}`));
  await until(() => pending.length === 16);
  expect((await quick('/api/interviews/b', 'ck_bob')).status).toBe(200);
  expect((await quick('/api/agents', 'ck_ann')).status).toBe(200);
  expect(pending).toHaveLength(16);
  const timer = setInterval(answerAll, 10);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  clearInterval(timer);
  expect(statuses).toEqual(statuses.map(() => 200));
});

test.each([
  ['two lists of everything', '/api/interviews?status=COMPLETED', 2],
  ['four pages', '/api/interviews?page=1', 4],
  ['one long page', '/api/interviews?page=1&limit=100', 1],
  ['one search', '/api/interviews?page=1&search=pump', 1],
])('an account gets %s at a time, and meanwhile everything else', async (_name, path, share) => {
  const lists = Array.from({ length: share + 2 }, () => slow(path));
  await until(() => pending.length === share);
  for (const [other, key] of [
    ['/api/interviews/a', 'ck_ann'],
    [path, 'ck_bob'],
  ] as const) {
    expect((await quick(other, key)).status).toBe(200);
  }
  expect(pending).toHaveLength(share);
  const timer = setInterval(answerAll, 10);
  const statuses = (await Promise.all(lists)).map(({ status }) => status);
  clearInterval(timer);
  expect(statuses).toEqual(statuses.map(() => 200));
});

const large = 'x'.repeat(1024 * 1024);

test.each([
  ['of 1 MB', large, ''],
  ['of 1 MB that gzip compresses', gzipSync(large), 'gzip'],
  ['of 1 MB that Brotli compresses', brotliCompressSync(large), 'BR'],
])('a body %s is the share of an account', async (_name, body, encoding) => {
  const headers = { 'x-slow': '1', ...(encoding && { 'content-encoding': encoding }) };
  const post = () => gateway.call('/api/interviews', { method: 'POST', key: 'ck_ann', headers, body });
  const posts = [post(), post()];
  await until(() => pending.length === 1);
  expect((await quick('/api/interviews/b', 'ck_bob')).status).toBe(200);
  expect(pending).toHaveLength(1);
  answerAll();
  await until(() => pending.length === 1);
  answerAll();
  await Promise.all(posts);
});

test('a compressed body that cannot be read waits for no other, and one that is too large reaches no service', async () => {
  const post = (body: Buffer, encoding: string) => {
    const headers = { 'x-slow': '1', 'content-encoding': encoding };
    return gateway.call('/api/interviews', { method: 'POST', key: 'ck_ann', headers, body });
  };
  const broken = [
    post(Buffer.from('no gzip'), 'gzip'),
    post(gzipSync(large).subarray(0, -9), 'gzip'),
    post(gzipSync('{}'), 'zip'),
  ];
  await until(() => pending.length === 3);
  answerAll();
  await Promise.all(broken);
  const bomb = await post(gzipSync(large.repeat(20)), 'gzip');
  expect(bomb).toMatchObject({ status: 413, body: { error: expect.stringMatching(/1 MB/) } });
  expect(gateway.services.interview.seen).toHaveLength(3);
});

test('a request that waits too long is told to come back', async () => {
  const first = Array.from({ length: 16 }, (_, n) => slow(`/api/interviews/${n}`));
  await until(() => pending.length === 16);
  const refused = await quick('/api/interviews/late', 'ck_ann');
  expect(refused).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  expect(refused.headers.get('retry-after')).toBe('1');
  answerAll();
  await Promise.all(first);
});

test('a client that disconnects while it waits never reaches the service', async () => {
  const first = Array.from({ length: 16 }, (_, n) => slow(`/api/interviews/${n}`));
  await until(() => pending.length === 16);
  const socket = net.connect(gateway.port, '127.0.0.1');
  socket.write('DELETE /api/interviews/x HTTP/1.1\r\nHost: a\r\nx-api-key: ck_ann\r\n\r\n');
  await until(async () => (await inFlight()) === 17);
  socket.destroy();
  await until(async () => (await inFlight()) === 16);
  const next = quick('/api/interviews/y', 'ck_ann');
  answerAll();
  expect((await next).status).toBe(200);
  await Promise.all(first);
  expect(gateway.services.interview.seen.map(({ url }) => url)).not.toContain('/api/interviews/x');
});

test('slow uploads of one account hold up no other account', async () => {
  const head =
    'POST /api/interviews HTTP/1.1\r\nHost: a\r\nx-api-key: ck_ann\r\nContent-Length: 1048576\r\n\r\n{';
  const uploads = Array.from({ length: 60 }, () => {
    const socket = net.connect(gateway.port, '127.0.0.1');
    socket.on('error', () => undefined).write(head);
    return socket;
  });
  await until(() => gateway.accounts.asked >= 60);
  const body = JSON.stringify({ text: 'x'.repeat(900_000) });
  const posted = await gateway.call('/api/interviews', { method: 'POST', key: 'ck_bob', body });
  expect(posted.status).toBe(200);
  expect((await quick('/api/interviews/a', 'ck_ann')).status).toBe(200);
  expect(gateway.services.interview.seen).toHaveLength(2);
  uploads.forEach((socket) => socket.destroy());
});

test('a large answer counts as several requests', async () => {
  gateway.services.interview.answer = (_seen, res) => res.end('x'.repeat(1024 * 1024 + 1));
  const left = async () =>
    Number(/r=(\d+)/.exec((await quick('/api/agents', 'ck_ann')).headers.get('ratelimit') ?? '')?.[1]);
  const before = await left();
  await quick('/api/interviews', 'ck_ann');
  expect(await left()).toBe(before - 1 - 4 - 1);
});
