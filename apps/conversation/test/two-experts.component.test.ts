import { until } from '@colloquy/testing';
import { connect } from '@colloquy/join-client';
import { newId } from '@colloquy/kernel';
import { makeHarness, urlOf } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('the first of two experts who open the same link is let in; the other is refused with a reason', async () => {
  const platform = await harness.platform();
  const replicas = [await harness.app(platform), await harness.app(platform)];
  const clients = await Promise.all(replicas.map((app) => harness.client(app, platform)));
  const answers = await Promise.all(
    clients.map((client) => {
      client.hello();
      return Promise.race([client.next('welcome'), client.closed]).then(() => client.received[0]);
    }),
  );
  expect(answers.map((frame) => frame?.type).sort()).toEqual(['error', 'welcome']);
  expect(answers.find((frame) => frame?.type === 'error')).toMatchObject({ code: 'already-open' });
  expect(platform.interview.sessions.filter(({ endedAtMs }) => endedAtMs === undefined)).toHaveLength(1);
});

test('an expert who comes back without the token, on any replica, continues in a new session at once', async () => {
  const platform = await harness.platform();
  const [one, two] = [await harness.app(platform), await harness.app(platform)];
  const first = await harness.client(one, platform);
  first.hello();
  await first.next('turn');
  await first.say('By price.');
  await first.close();
  await until(async () => (await harness.liveSessions())[0]?.connectedSince === null, 'the leaving is noted');
  const second = await harness.client(two, platform);
  const welcome = await second.hello().next('welcome');
  expect(welcome.turns.map(({ text }) => text)).toContain('By price.');
  expect(platform.reasons()).toEqual(['redialed', undefined]);
  expect(platform.interview.sessions[1]?.continuesSessionId).toBe(platform.interview.sessions[0]?.id);
});

test('a session without turns is reused by the next expert', async () => {
  const platform = await harness.platform();
  const { id, accountId } = platform.interview;
  const orphan = { id: newId(), platform: 'WEB', startedAtMs: Date.now(), durationSeconds: 0 };
  platform.interview.sessions.push(orphan);
  const client = await harness.client(await harness.app(platform), platform);
  expect(await client.hello().next('welcome')).toMatchObject({ sessionId: orphan.id });
  await client.next('turn');
  expect(platform.interview).toMatchObject({ id, accountId, sessions: [{ id: orphan.id }] });
});

test('a completed and an unknown interview are refused with their own codes', async () => {
  const platform = await harness.platform({ status: 'COMPLETED' });
  const app = await harness.app(platform);
  const client = await harness.client(app, platform);
  expect(await client.hello().next('error')).toMatchObject({ code: 'interview-completed' });
  expect(await client.closed).toBe(1008);
  for (const id of [newId(), 'not-an-id']) {
    const lost = await connect(urlOf(app), id);
    harness.onCleanUp(() => lost.cut());
    expect(await lost.hello().next('error')).toMatchObject({ code: 'unknown-interview' });
    expect(await lost.closed).toBe(1008);
  }
});
