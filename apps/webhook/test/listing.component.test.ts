import { until } from '@colloquy/testing';
import { makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import { answerWith, startReceiver } from './receivers';
import { analysed, anEndpoint, asWaiting, type Script, startWorld } from './support';

jest.setTimeout(30_000);

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function world(script: Script) {
  const started = await startWorld(script);
  cleanUps.push(() => started.stop());
  return started;
}

async function receiver(...args: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...args);
  cleanUps.push(started.stop);
  return started;
}

/** The service as the interview service asks it. */
function clientOf(app: { grpcPort(): number }, secret: string, audience = 'webhook') {
  const tokens = makeServiceTokens(secret);
  const client = makeGrpcClient('colloquy.webhook.v1.WebhookService', {
    addresses: [`127.0.0.1:${app.grpcPort()}`],
    token: () => tokens.sign({ service: 'interview' }, audience),
  });
  cleanUps.push(async () => client.close());
  return async (accountId: string, interviewId: string) =>
    (await client.listDeliveries({ accountId, interviewId })).deliveries;
}

const accountOf = (interviewId: string) => analysed(interviewId).accountid;

test('deliveries are listed with what became of them: the latest completion first, then by endpoint', async () => {
  const good = await receiver(answerWith(204));
  const bad = await receiver(answerWith(503));
  const endpoints = [
    anEndpoint(`${good.url}?token=t#part`, { method: 'PUT' }),
    anEndpoint(bad.url),
    anEndpoint('ftp://example.com/', { method: '' }),
  ];
  const { startApp, publish, settled, env } = await world(async () => endpoints);
  const app = await startApp();
  const list = clientOf(app, env.SERVICE_SECRET);
  const interviewId = newId();
  await publish(analysed(interviewId, 1));
  await settled(3);
  await publish(analysed(interviewId, 2));
  const stored = await settled(6);

  const ended = { attemptedAtMs: expect.any(Number), durationMs: expect.any(Number) };
  const ofOneCompletion = [
    { ...ended, endpoint: endpoints[0]?.url, method: 'PUT', status: 'delivered', outcome: 'delivered', statusCode: 204 },
    { ...ended, endpoint: bad.url, method: 'POST', status: 'failed', outcome: 'http_error', statusCode: 503 },
    { endpoint: 'ftp://example.com/', method: 'POST', status: 'failed', outcome: 'invalid_request', durationMs: 0 },
  ]; // prettier-ignore
  const listed = await list(accountOf(interviewId), interviewId);
  expect(listed).toEqual(
    [2, 1].flatMap((completion) =>
      ofOneCompletion.map((about, endpointIndex) => ({
        ...about,
        id: expect.any(String),
        completion,
        endpointIndex,
      })),
    ),
  );
  expect(listed.map(({ id }) => id).sort()).toEqual(stored.map(({ _id }) => _id).sort());
  expect(await list(newId(), interviewId)).toEqual([]);
  expect(await list(accountOf(interviewId), newId())).toEqual([]);
});

test('a delivery is listed as pending while it waits and as attempting during its attempt', async () => {
  const answers: (() => void)[] = [];
  const { url } = await receiver((res) => answers.push(() => answerWith(200)(res)));
  const { startApp, publish, env } = await world(async () => [anEndpoint(url), anEndpoint(url)]);
  const app = await startApp({ WEBHOOK_CONCURRENCY_PER_HOST: '1' });
  const list = clientOf(app, env.SERVICE_SECRET);
  const interviewId = newId();
  await publish(analysed(interviewId));
  await until(() => answers.length === 1);
  const listed = await list(accountOf(interviewId), interviewId);
  expect(listed.map(({ status }) => status).sort()).toEqual(['attempting', 'pending']);
  for (const { status, outcome, statusCode, attemptedAtMs } of listed) {
    expect([outcome, statusCode, attemptedAtMs !== undefined]).toEqual([
      '',
      undefined,
      status === 'attempting',
    ]);
  }
  answers[0]?.();
  await until(() => answers.length === 2);
  answers[1]?.();
});

test('a list has at most 100 deliveries', async () => {
  const endpoints = Array.from({ length: 60 }, () => anEndpoint('ftp://example.com/'));
  const { startApp, publish, settled, env } = await world(async () => endpoints);
  const list = clientOf(await startApp(), env.SERVICE_SECRET);
  const interviewId = newId();
  for (const completion of [1, 2]) await publish(analysed(interviewId, completion));
  await settled(120);
  const listed = await list(accountOf(interviewId), interviewId);
  expect(listed).toHaveLength(100);
  expect(listed.filter(({ completion }) => completion === 2)).toHaveLength(60);
});

test('only services of the platform are told', async () => {
  const { startApp, env } = await world(async () => []);
  const app = await startApp();
  const expected = { kind: 'unauthenticated' };
  await expect(clientOf(app, 'x'.repeat(32))(newId(), newId())).rejects.toMatchObject(expected);
  await expect(clientOf(app, env.SERVICE_SECRET, 'agent')(newId(), newId())).rejects.toMatchObject(expected);
});

test('what waits in the database shows neither addresses nor header values nor signing secrets', async () => {
  const { startApp, publish, deliveries } = await world(async () => [
    anEndpoint('https://receiver.example/canary-path?k=canary-query', {
      headers: { 'X-Key': 'canary-header' },
      signingSecret: Buffer.from('canary-secret-of-24-bytes').toString('base64'),
    }),
  ]);
  await startApp(
    {},
    { deliveries: (real) => ({ ...real, add: asWaiting(real), nextHost: async () => undefined }) },
  );
  await publish(analysed(newId()));
  const [waiting] = await until(async () => {
    const stored = await deliveries();
    return stored.length === 1 && stored;
  });
  expect(waiting).toMatchObject({ state: 'queued', host: 'receiver.example', method: 'POST' });
  expect(JSON.stringify(waiting)).not.toContain('canary');
});
