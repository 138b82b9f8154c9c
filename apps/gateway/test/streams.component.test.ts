import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { AppError } from '@colloquy/kernel';
import { eventually, follow, until } from '@colloquy/testing';
import { annsAccount, type RunningGateway, startGateway } from './harness';

const path = '/api/interviews/events';
const proxyTimeoutMs = 300;
let gateway: RunningGateway;
/** Answers of the scripted service, which stay open. */
let answers: ServerResponse[];

beforeEach(async () => {
  gateway = await startGateway({
    changes: { proxyTimeoutMs, admission: { inProgress: 1, inProgressPerAccount: 1 } },
    streamCheckMs: 50,
  });
  answers = [];
  gateway.services.interview.answer = ({ url }, res) => {
    if (url !== path) return void res.end('{}');
    answers.push(res);
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
  };
});
afterEach(() => gateway.cleanUp());

const open = (key = 'ck_ann') => follow(gateway.url + path, { headers: { 'x-api-key': key } });

function annsKey() {
  const key = gateway.accounts.keys.get('ck_ann');
  if (!key) throw new Error('The key is missing');
  return key;
}

/** Resolves when credentials have been checked that many more times. */
async function checked(times: number) {
  const enough = gateway.accounts.asked + times;
  await until(async () => gateway.accounts.asked >= enough);
}

test('events pass as they come, and a stream may pause for longer than an answer', async () => {
  const following = await open();
  expect(following.headers['content-type']).toBe('text/event-stream');
  await eventually(() => expect(following.text).toBe('retry: 3000\n\n'));
  await pause(proxyTimeoutMs * 2); // an ordinary answer would end
  answers[0]?.write(': heartbeat\n\n');
  await eventually(() => expect(following.text).toBe('retry: 3000\n\n: heartbeat\n\n'));
  answers[0]?.end();
  await eventually(() => expect(following.end).toBe('complete'));
});

test('streams hold no place of other requests, and a key has five', async () => {
  const streams = await Promise.all([1, 2, 3, 4, 5].map(() => open()));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = await gateway.call(path, { key: 'ck_ann' });
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
    429,
    '5',
    { error: expect.any(String), code: 'TOO_MANY_STREAMS' },
  ]);
  expect((await gateway.call('/api/interviews/1', { key: 'ck_ann' })).status).toBe(200);
  gateway.accounts.keys.set('ck_adam', { ...annsKey(), userId: 'user-adam', keyId: 'key-adam' });
  expect((await open('ck_adam')).status).toBe(200);
  expect((await open('ck_bob')).status).toBe(200);
  streams[0]?.stop();
  await eventually(async () => expect((await open()).status).toBe(200));
});

test('a client that disconnects ends the stream of the service', async () => {
  const following = await open();
  const closed = new Promise((resolve) => answers[0]?.once('close', resolve));
  following.stop();
  await closed;
});

test.each([
  ['whose key is revoked', () => gateway.accounts.keys.delete('ck_ann')],
  [
    'of a suspended account',
    () =>
      gateway.accounts.keys.set('ck_ann', {
        accountId: annsAccount,
        userId: 'user-ann',
        keyId: 'key-ann',
        accountStatus: 'SUSPENDED',
      }),
  ],
])('a stream %s ends, and the service learns it', async (_title, change) => {
  const [following, other] = [await open(), await open('ck_bob')];
  await checked(2);
  expect(following.end).toBe('');
  const key = annsKey();
  const closed = new Promise((resolve) => answers[0]?.once('close', resolve));
  change();
  await eventually(() => expect(following.end).toBe('complete'));
  await closed;
  await checked(2);
  expect(other.end).toBe('');
  gateway.accounts.keys.set('ck_ann', key);
  const again = await Promise.all([1, 2, 3, 4, 5].map(() => open())); // its slot is free again
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a client that leaves during the authentication leaves nothing behind', async () => {
  const key = annsKey();
  const { keys } = gateway.accounts;
  const get = keys.get.bind(keys);
  let asked = 0;
  let answer = () => undefined as void;
  const answered = new Promise<typeof key>((resolve) => (answer = () => resolve(key)));
  keys.get = (name) => {
    if (name !== 'ck_ann') return get(name);
    asked++;
    return answered as unknown as typeof key; // awaited by the scripted service
  };
  const inFlight = async () => {
    const { text } = await gateway.call('/metrics');
    return Number(/^colloquy_http_requests_in_flight\{.*\} (\d+)/m.exec(text)?.[1]) - 1;
  };
  const socket = connect(gateway.port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nx-api-key: ck_ann\r\n\r\n`);
  await until(() => asked === 1);
  expect(await inFlight()).toBe(1);
  socket.destroy();
  await until(async () => (await inFlight()) === 0);
  answer();
  await open('ck_bob');
  await checked(3);
  expect([asked, answers.length]).toEqual([1, 1]); // checks would continue forever
});

test('an outage of the account service ends no stream', async () => {
  const following = await open();
  let failures = 0;
  gateway.accounts.keys.get = () => {
    failures++;
    throw new AppError('unavailable', undefined, 'No database');
  };
  await until(async () => failures >= 3);
  expect(following.end).toBe('');
});

test('a stop of the gateway ends streams at once', async () => {
  const following = await open();
  const startedAt = performance.now();
  await gateway.app.stop();
  expect(performance.now() - startedAt).toBeLessThan(3000); // requests in flight would get 5 s
  await eventually(() => expect(following.end).toBe('complete'));
});
