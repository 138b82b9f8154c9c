import { createHmac } from 'node:crypto';
import { newId } from '@colloquy/kernel';
import { answerWith, startReceiver } from './receivers';
import { startWorld } from './support';

const cleanUps: (() => Promise<unknown>)[] = [];
let world: Awaited<ReturnType<typeof startWorld>>;

beforeAll(async () => {
  world = await startWorld(async () => []);
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(() => world.stop());

async function receiver(...args: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...args);
  cleanUps.push(started.stop);
  return started;
}

async function replica(...args: Parameters<typeof world.startApp>) {
  const started = await world.startApp(...args);
  cleanUps.push(started.stop);
  return started;
}

const aTest = (url: string, more: object = {}) => ({
  accountId: newId(),
  testId: newId(),
  url,
  method: 'PUT',
  headers: { 'x-key': 'k' },
  signingSecret: '',
  payloadJson: '{"isTest":true}',
  ...more,
});

test('a test arrives once with method, headers, body and signature; nothing is stored or announced', async () => {
  const { url, requests } = await receiver(answerWith(202));
  const app = await replica();
  const key = Buffer.alloc(32, 7);
  const result = await app.grpc.sendTest(aTest(url, { signingSecret: `whsec_${key.toString('base64')}` }));
  expect(result).toEqual({ outcome: 'delivered', statusCode: 202, durationMs: expect.any(Number) });
  expect(requests).toHaveLength(1);
  const [{ method, headers, body } = { headers: {} as Record<string, string> }] = requests;
  expect([method, headers['x-key'], body]).toEqual(['PUT', 'k', '{"isTest":true}']);
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(await world.deliveries()).toEqual([]);
  expect(world.events).toEqual([]);
});

test.each([
  ['an error status', answerWith(503), { outcome: 'http_error', statusCode: 503 }],
  ['a redirect', answerWith(302), { outcome: 'http_error', statusCode: 302 }],
  ['no answer within the limit', () => undefined, { outcome: 'timeout' }],
])('%s is reported', async (_what, answer, expected) => {
  const { url, requests } = await receiver(answer);
  const app = await replica({ WEBHOOK_TIMEOUT_MS: '150' });
  expect(await app.grpc.sendTest(aTest(url))).toEqual({ ...expected, durationMs: expect.any(Number) });
  expect(requests).toHaveLength(1);
});

test.each(['http://127.0.0.1:9/', 'http://[::1]:9/', 'http://localhost:9/', 'http://169.254.169.254/latest'])(
  'no test is sent to %s, which is not on the public internet',
  async (url) => {
    const app = await replica({ WEBHOOK_ALLOW_PRIVATE: 'false' });
    expect(await app.grpc.sendTest(aTest(url))).toMatchObject({ outcome: 'refused_address' });
  },
);

test('an endpoint that gives no valid request is reported', async () => {
  const app = await replica();
  expect(await app.grpc.sendTest(aTest('ftp://files.example/'))).toMatchObject({
    outcome: 'invalid_request',
  });
});

test('of simultaneous tests of an account on several replicas one is sent; another account is not affected', async () => {
  const { url, requests } = await receiver(answerWith(204));
  const clock = { now: () => new Date('2026-03-01T10:00:00.000Z') };
  const replicas = [await replica({}, { clock }), await replica({}, { clock })];
  const accountId = newId();
  const tests = [0, 1, 2, 3].map((n) => replicas[n % 2]?.grpc.sendTest(aTest(url, { accountId })));
  const outcomes = await Promise.allSettled(tests);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'rate-limited', code: 'TEST_TOO_SOON' },
  });
  expect(await replicas[0]?.grpc.sendTest(aTest(url))).toMatchObject({ outcome: 'delivered' });
  expect(requests).toHaveLength(2);
});
