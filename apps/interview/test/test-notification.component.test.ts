import { AppError, newId } from '@colloquy/kernel';
import { testNotificationSchema } from '@colloquy/contracts';
import { startScriptedService } from '@colloquy/harness';
import { harness, startApp } from './start-app';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(() => harness.stop());

const path = '/api/notifications/test';
const endpoint = 'https://hooks.example/interviews';

type Answered = { outcome: string; statusCode?: number; durationMs: number };

async function startBoth(answer: () => Promise<Answered>) {
  const asked: Record<string, unknown>[] = [];
  const webhook = await startScriptedService('colloquy.webhook.v1.WebhookService', {
    sendTest: async (request) => {
      asked.push({ ...request });
      return answer();
    },
  });
  cleanUps.push(webhook.stop);
  const app = await startApp({ WEBHOOK_GRPC: webhook.address });
  cleanUps.push(app.stop);
  const accountId = newId();
  return { asked, webhook, accountId, call: app.as(accountId), app };
}

test('an example notification, marked as a test, goes to the endpoint with its real header values', async () => {
  const { asked, accountId, call } = await startBoth(async () => ({
    outcome: 'delivered',
    statusCode: 204,
    durationMs: 84,
  }));
  const signingSecret = Buffer.alloc(32, 7).toString('base64');
  const attributes = { method: 'put', headers: { authorization: 'Bearer s' }, signingSecret };
  const { status, body } = await call('POST', path, { endpoint, attributes });
  expect([status, body]).toEqual([200, { delivered: true, status: 204, durationMs: 84, error: null }]);
  expect(asked).toEqual([
    {
      accountId,
      testId: expect.any(String) as string,
      url: endpoint,
      method: 'PUT',
      headers: { authorization: 'Bearer s' },
      signingSecret,
      payloadJson: expect.any(String),
    },
  ]);
  const payload: unknown = JSON.parse(String(asked[0]?.['payloadJson']));
  expect(testNotificationSchema.strict().parse(payload)).toMatchObject({ isTest: true });
  const { body: list } = await call('GET', '/api/interviews');
  expect(list).toEqual([]);
});

test('a test that was not delivered is answered with its reason', async () => {
  const { call } = await startBoth(async () => ({ outcome: 'refused_address', durationMs: 3 }));
  const { status, body } = await call('POST', path, { endpoint });
  expect([status, body]).toEqual([
    200,
    { delivered: false, status: null, durationMs: 3, error: 'refused_address' },
  ]);
});

test.each([
  ['no endpoint', {}],
  ['no object', [endpoint]],
  ['no JSON', '{"endpoint":'],
  ['another scheme', { endpoint: 'ftp://files.example/' }],
  ['credentials', { endpoint: 'https://a:b@hooks.example/' }],
  ['a reserved header', { endpoint, attributes: { headers: { Host: 'internal' } } }],
  ['a hidden header value', { endpoint, attributes: { headers: { authorization: '***' } } }],
  ['a hidden signing secret', { endpoint, attributes: { signingSecret: '***' } }],
  ['attributes that are null', { endpoint, attributes: null }],
])('a body with %s is a bad request, and nothing is sent', async (_what, body) => {
  const { asked, call } = await startBoth(async () => ({ outcome: 'delivered', durationMs: 1 }));
  expect((await call('POST', path, body)).status).toBe(400);
  expect(asked).toEqual([]);
});

test('too many tests are 429; an outage of the webhook service is 503; without a principal it is 401', async () => {
  const { app, call, webhook } = await startBoth(() =>
    Promise.reject(new AppError('rate-limited', 'TEST_TOO_SOON', 'Only one test every 2 seconds')),
  );
  expect(await call('POST', path, { endpoint })).toMatchObject({
    status: 429,
    body: { code: 'TEST_TOO_SOON' },
  });
  await webhook.stop();
  expect((await call('POST', path, { endpoint })).status).toBe(503);
  expect((await app.call(undefined, 'POST', path, { endpoint })).status).toBe(401);
});
