import { type RunningGateway, startGateway } from './harness';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway({ changes: { limits: { principalPerMinute: 5, addressPerMinute: 5 } } });
});
afterEach(() => gateway.cleanUp());

const tooMany = { status: 429, body: { error: expect.any(String) } };

test('each user has a limit of requests per minute, and headers tell what is left', async () => {
  const left = [];
  for (let n = 0; n < 5; n++) {
    const answer = await gateway.call('/api/agents', { key: 'ck_ann' });
    expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"principal";q=5;w=60']);
    left.push(answer.headers.get('ratelimit'));
  }
  expect(left).toEqual([4, 3, 2, 1, 0].map((r) => expect.stringMatching(`^"principal";r=${r};t=\\d+$`)));
  const refused = await gateway.call('/api/agents', { key: 'ck_ann' });
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit')).toMatch(/^"principal";r=0;t=\d+$/);
  expect(gateway.services.agent.seen).toHaveLength(5);
  expect((await gateway.call('/api/agents', { key: 'ck_bob' })).status).toBe(200);
});

test('a limit holds for concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => gateway.call('/api/agents', { key: 'ck_ann' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('guesses from an address are soon refused without a look-up, and known credentials keep working', async () => {
  expect((await gateway.call('/api/agents', { key: 'ck_bob' })).status).toBe(200);
  for (let n = 0; n < 5; n++) {
    expect((await gateway.call('/api/agents', { key: `ck_guess${n}` })).status).toBe(401);
  }
  const asked = gateway.accounts.asked;
  for (const guess of [{ key: 'ck_guess6' }, { token: 'x' }, {}]) {
    const refused = await gateway.call('/api/agents', guess);
    expect(refused).toMatchObject(tooMany);
    expect(refused.headers.get('ratelimit-policy')).toBe('"address";q=5;w=60');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(gateway.accounts.asked).toBe(asked);
  expect((await gateway.call('/api/agents', { key: 'ck_bob' })).status).toBe(200);
});

test('a known key is refused after its revocation', async () => {
  await gateway.call('/api/agents', { key: 'ck_bob' });
  gateway.accounts.keys.delete('ck_bob');
  expect((await gateway.call('/api/agents', { key: 'ck_bob' })).status).toBe(401);
});

test('public routes are limited too', async () => {
  for (let n = 0; n < 5; n++) expect((await gateway.call('/media/a?signature=s')).status).toBe(200);
  expect(await gateway.call('/media/a?signature=s')).toMatchObject(tooMany);
  for (const path of ['/api-docs', '/api-docs/events', '/api-docs/events/asyncapi.json']) {
    expect(await gateway.call(path)).toMatchObject(tooMany);
  }
  expect((await gateway.call('/healthz')).status).toBe(200);
});

test('X-Forwarded-For counts only behind trusted proxies', async () => {
  const guess = (from: string, port = gateway) =>
    port.call('/api/agents', { key: 'ck_guess', headers: { 'x-forwarded-for': from } });
  for (let n = 0; n < 5; n++) await guess(`192.0.2.${n}`);
  expect((await guess('192.0.2.9')).status).toBe(429);

  const behind = await startGateway({
    changes: { trustedProxies: 1, limits: { principalPerMinute: 5, addressPerMinute: 2 } },
  });
  for (let n = 0; n < 2; n++) await guess(`203.0.113.9, 2001:db8::${n}`, behind);
  expect((await guess('2001:db8::ffff', behind)).status).toBe(429);
  expect((await guess('2001:db8:0:1::1', behind)).status).toBe(401);
  await behind.cleanUp();
});
