import { until } from '@colloquy/testing';
import { makeServiceTokens } from '@colloquy/auth';
import { type RunningService, testSecret } from '@colloquy/harness';
import { newId } from '@colloquy/kernel';
import { answerWith, startReceiver } from './receivers';
import { analysed, anEndpoint, asQueued, type Script, startWorld } from './support';

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

const listOf =
  ({ grpc }: Pick<RunningService<'colloquy.webhook.v1.WebhookService'>, 'grpc'>) =>
  async (accountId: string, interviewId: string) =>
    (await grpc.listDeliveries({ accountId, interviewId })).deliveries;

const accountOf = (interviewId: string) => analysed(interviewId).accountid;

test('deliveries are listed with their results, latest completion first, then by endpoint', async () => {
  const good = await receiver(answerWith(204));
  const bad = await receiver(answerWith(503));
  const endpoints = [
    anEndpoint(`${good.url}?token=t#part`, { method: 'PUT' }),
    anEndpoint(bad.url),
    anEndpoint('ftp://example.com/', { method: '' }),
  ];
  const { startApp, publish, settled } = await world(async () => endpoints);
  const app = await startApp();
  const list = listOf(app);
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

test('a delivery is listed as pending while it is queued and as attempting during its attempt', async () => {
  const answers: (() => void)[] = [];
  const { url } = await receiver((res) => answers.push(() => answerWith(200)(res)));
  const { startApp, publish } = await world(async () => [anEndpoint(url), anEndpoint(url)]);
  const app = await startApp({ WEBHOOK_CONCURRENCY_PER_HOST: '1' });
  const list = listOf(app);
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

test('one delivery is read with its headers, whether its body is known, and the encrypted answer', async () => {
  const refusing = await receiver(answerWith(401, 'canary-answer: the key is wrong'));
  const endpoint = anEndpoint(refusing.url, { headers: { 'X-Key': 'canary-header' } });
  const { startApp, publish, settled } = await world(async () => [
    endpoint,
    anEndpoint('ftp://example.com/'),
  ]);
  const { grpc } = await startApp();
  const interviewId = newId();
  await publish(analysed(interviewId));
  const stored = await settled(2);
  expect(JSON.stringify(stored)).not.toContain('canary');
  const about = { accountId: accountOf(interviewId), interviewId, deliveryId: stored[0]?._id ?? '' };
  const payloadJson = refusing.requests[0]?.body ?? '';
  const read = await grpc.getDelivery({ ...about, payloadJson });
  expect(read).toMatchObject({
    delivery: { id: about.deliveryId, status: 'failed', outcome: 'http_error', statusCode: 401 },
    request: {
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'user-agent', value: 'Colloquy-Webhook/1.0' },
        { name: 'X-Key', value: '***' },
      ],
      hasPayload: true,
    },
    answer: 'canary-answer: the key is wrong',
  });
  const other = await grpc.getDelivery({ ...about, payloadJson: '{}' });
  expect(other.request?.hasPayload).toBe(false);
  const invalid = await grpc.getDelivery({ ...about, deliveryId: stored[1]?._id ?? '', payloadJson });
  expect([invalid.request, invalid.answer]).toEqual([undefined, undefined]);
  for (const foreign of [{ accountId: newId() }, { interviewId: newId() }, { deliveryId: newId() }]) {
    await expect(grpc.getDelivery({ ...about, ...foreign, payloadJson })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
});

test('a list has at most 100 deliveries', async () => {
  const endpoints = Array.from({ length: 60 }, () => anEndpoint('ftp://example.com/'));
  const { startApp, publish, settled } = await world(async () => endpoints);
  const list = listOf(await startApp());
  const interviewId = newId();
  for (const completion of [1, 2]) await publish(analysed(interviewId, completion));
  await settled(120);
  const listed = await list(accountOf(interviewId), interviewId);
  expect(listed).toHaveLength(100);
  expect(listed.filter(({ completion }) => completion === 2)).toHaveLength(60);
});

test('only services of the platform can list deliveries', async () => {
  const { startApp } = await world(async () => []);
  const app = await startApp();
  for (const [secret, audience] of [
    ['x'.repeat(32), 'webhook'],
    [testSecret, 'agent'],
  ] as const) {
    const tokens = makeServiceTokens(secret);
    const grpc = app.connect(() => tokens.sign({ service: 'interview' }, audience));
    cleanUps.push(async () => grpc.close());
    await expect(listOf({ grpc })(newId(), newId())).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
});

test('queued deliveries in the database expose no addresses, header values or signing secrets', async () => {
  const { startApp, publish, deliveries } = await world(async () => [
    anEndpoint('https://receiver.example/canary-path?k=canary-query', {
      headers: { 'X-Key': 'canary-header' },
      signingSecret: Buffer.from('canary-secret-of-24-bytes').toString('base64'),
    }),
  ]);
  await startApp(
    {},
    { deliveries: (real) => ({ ...real, add: asQueued(real), nextHost: async () => undefined }) },
  );
  await publish(analysed(newId()));
  const [waiting] = await until(async () => {
    const stored = await deliveries();
    return stored.length === 1 && stored;
  });
  expect(waiting).toMatchObject({ state: 'queued', host: 'receiver.example', method: 'POST' });
  expect(JSON.stringify(waiting)).not.toContain('canary');
});

test('completions without any delivery are found, unless their deliveries may have been removed', async () => {
  const good = await receiver(answerWith(204));
  const { startApp, publish, settled } = await world(async () => [
    anEndpoint(good.url),
    anEndpoint(good.url),
  ]);
  const { grpc } = await startApp({ WEBHOOK_RETENTION_DAYS: '1' });
  const [notified = '', lost = ''] = [newId(), newId()];
  await publish(analysed(notified));
  await settled(2);
  const about = (interviewId: string, completion: number, hoursAgo = 0) => ({
    accountId: accountOf(interviewId),
    interviewId,
    completion,
    endpointCount: 2,
    analysedAtMs: Date.now() - hoursAgo * 3_600_000,
  });
  const unnotified = async (...completions: ReturnType<typeof about>[]) =>
    (await grpc.findUnnotified({ completions })).interviewIds;
  expect(await unnotified(about(notified, 1), about(lost, 1))).toEqual([lost]);
  expect(await unnotified(about(notified, 2))).toEqual([notified]);
  expect(await unnotified(about(lost, 1, 22))).toEqual([lost]);
  expect(await unnotified(about(lost, 1, 24))).toEqual([]);
});

test('endpoints of an account are listed with their failures, the one used last first', async () => {
  const good = await receiver(answerWith(200));
  const bad = await receiver(answerWith(500));
  const targets = new Map<string, ReturnType<typeof anEndpoint>[]>();
  const { startApp, publish, settled } = await world(async (interviewId) => targets.get(interviewId) ?? []);
  const app = await startApp();
  const accountId = newId();
  const complete = async (count: number, ...urls: string[]) => {
    const interviewId = newId();
    targets.set(
      interviewId,
      urls.map((url) => anEndpoint(url)),
    );
    await publish({ ...analysed(interviewId), accountid: accountId });
    await settled(count);
    return interviewId;
  };
  await complete(1, bad.url);
  const both = await complete(3, bad.url, good.url);
  await publish(analysed(newId()));
  const last = await complete(4, good.url);
  const { endpoints } = await app.grpc.listEndpoints({ accountId });
  expect(endpoints).toMatchObject([
    { latest: { endpoint: good.url, method: 'POST', status: 'delivered' }, latestInterviewId: last, deliveries: 2, failed: 0 },
    { latest: { endpoint: bad.url, statusCode: 500 }, latestInterviewId: both, deliveries: 2, failed: 2 },
  ]); // prettier-ignore
  expect((await app.grpc.listEndpoints({ accountId: newId() })).endpoints).toEqual([]);
});
