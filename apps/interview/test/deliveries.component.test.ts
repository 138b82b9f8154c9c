import type { DeliveryDetailMessage, DeliveryMessage } from '@colloquy/contracts';
import { AppError, newId } from '@colloquy/kernel';
import { startScriptedService } from '@colloquy/harness';
import { aBody, harness, startApp } from './start-app';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(() => harness.stop());

interface Asked {
  caller: string;
  accountId: string;
  interviewId: string;
}

async function startBoth(
  answer: (interviewId: string) => Promise<DeliveryMessage[]>,
  getDelivery: (request: {
    deliveryId: string;
    payloadJson: string;
  }) => Promise<DeliveryDetailMessage> = () =>
    Promise.reject(new AppError('not-found', undefined, 'Delivery not found')),
) {
  const asked: Asked[] = [];
  const webhook = await startScriptedService('colloquy.webhook.v1.WebhookService', {
    listDeliveries: async ({ accountId, interviewId }, { caller }) => {
      asked.push({ caller, accountId, interviewId });
      return { deliveries: await answer(interviewId) };
    },
    getDelivery,
  });
  cleanUps.push(webhook.stop);
  const app = await startApp({ WEBHOOK_GRPC: webhook.address });
  cleanUps.push(app.stop);
  return { app, asked, webhook };
}

const about = { completion: 1, endpoint: 'https://a.example/hook?k=1', method: 'POST' };
const done = { outcome: 'http_error', statusCode: 500, attemptedAtMs: 1_772_359_205_118, durationMs: 84 };

test('an account reads the deliveries of its own interviews from the webhook service, and no others', async () => {
  const ids = [newId(), newId()];
  const { app, asked } = await startBoth(async () => [
    { ...about, ...done, id: ids[0] ?? '', endpointIndex: 0, status: 'failed' },
    { ...about, id: ids[1] ?? '', endpointIndex: 1, status: 'pending', outcome: '' },
  ]);
  const accountId = newId();
  const { body: interview } = await app.as(accountId)('POST', '/api/interviews', aBody());
  const target = `/api/interviews/${interview.id}/deliveries`;
  const { status, body } = await app.as(accountId)('GET', target);
  expect([status, body]).toEqual([
    200,
    {
      deliveries: [
        {
          ...about,
          id: ids[0],
          endpointIndex: 0,
          status: 'failed',
          outcome: 'http_error',
          statusCode: 500,
          attemptedAt: '2026-03-01T10:00:05.118Z',
          durationMs: 84,
        },
        {
          ...about,
          id: ids[1],
          endpointIndex: 1,
          status: 'pending',
          outcome: null,
          statusCode: null,
          attemptedAt: null,
          durationMs: null,
        },
      ],
    },
  ]);
  expect((await app.as(newId())('GET', target)).status).toBe(403);
  expect((await app.as(accountId)('GET', `/api/interviews/${newId()}/deliveries`)).status).toBe(404);
  expect(asked).toEqual([{ caller: 'interview', accountId, interviewId: interview.id }]);
});

test('one delivery is read with the request it made; its body only if it is the one of today', async () => {
  const [known, changed] = [newId(), newId()];
  const headers = [{ name: 'X-Key', value: '***' }];
  const payloads: string[] = [];
  const { app } = await startBoth(
    async () => [],
    async ({ deliveryId, payloadJson }) => {
      if (![known, changed].includes(deliveryId)) throw new AppError('not-found', undefined, 'No delivery');
      payloads.push(payloadJson);
      return {
        delivery: { ...about, ...done, id: deliveryId, endpointIndex: 0, status: 'failed' },
        request: { headers, hasPayload: deliveryId === known },
        answer: 'bad token',
      };
    },
  );
  const accountId = newId();
  const call = app.as(accountId);
  const { body: interview } = await call('POST', '/api/interviews', aBody());
  const target = (id: string) => `/api/interviews/${interview.id}/deliveries/${id}`;
  const { status, body } = await call('GET', target(known));
  expect([status, body]).toMatchObject([
    200,
    { id: known, statusCode: 500, request: { headers, body: payloads[0] }, answer: 'bad token' },
  ]);
  expect((await call('GET', target(changed))).body.request).toEqual({ headers, body: null });
  for (const id of [newId(), 'none']) expect((await call('GET', target(id))).status).toBe(404);
  expect((await app.as(newId())('GET', target(known))).status).toBe(403);
});

test.each([
  ['is down', (webhook: { stop(): Promise<void> }) => webhook.stop()],
  ['does not answer', async () => undefined],
])(
  'while the webhook service %s, the list is 503 within its limit; other routes work',
  async (_what, fail) => {
    const { app, webhook } = await startBoth(() => new Promise(() => undefined));
    await fail(webhook);
    const call = app.as(newId());
    const { body: interview } = await call('POST', '/api/interviews', aBody());
    const startedAt = performance.now();
    const { status, body } = await call('GET', `/api/interviews/${interview.id}/deliveries`);
    expect([status, body]).toEqual([503, { error: 'Deliveries are temporarily unavailable' }]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect((await call('GET', `/api/interviews/${interview.id}`)).status).toBe(200);
  },
);

test('an account reads its endpoints with the result of the latest delivery', async () => {
  const interviewId = newId();
  const accounts: string[] = [];
  const latest = { ...about, ...done, id: newId(), endpointIndex: 0, status: 'failed' };
  const webhook = await startScriptedService('colloquy.webhook.v1.WebhookService', {
    listEndpoints: async ({ accountId }) => {
      accounts.push(accountId);
      return { endpoints: [{ latest, latestInterviewId: interviewId, deliveries: 3, failed: 2 }] };
    },
  });
  cleanUps.push(webhook.stop);
  const app = await startApp({ WEBHOOK_GRPC: webhook.address });
  cleanUps.push(app.stop);
  const accountId = newId();
  const { status, body } = await app.as(accountId)('GET', '/api/notifications/endpoints');
  expect([status, accounts]).toEqual([200, [accountId]]);
  expect(body).toEqual({
    endpoints: [
      {
        endpoint: about.endpoint,
        method: 'POST',
        deliveries: 3,
        failed: 2,
        latest: {
          interviewId,
          status: 'failed',
          outcome: 'http_error',
          statusCode: 500,
          attemptedAt: '2026-03-01T10:00:05.118Z',
        },
      },
    ],
  });
});

test('while the webhook service cannot be reached, the endpoints are unavailable', async () => {
  const app = await startApp({ WEBHOOK_GRPC: '127.0.0.1:1' });
  cleanUps.push(app.stop);
  expect((await app.as(newId())('GET', '/api/notifications/endpoints')).status).toBe(503);
});
