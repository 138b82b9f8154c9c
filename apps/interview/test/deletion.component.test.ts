import { newId } from '@colloquy/kernel';
import { eventually, startTcpProxy } from '@colloquy/testing';
import { aBody, harness, startApp, type TestApp } from './start-app';
import { stepsOf } from './steps';

afterAll(() => harness.stop());

async function created(app: TestApp) {
  const accountId = newId();
  const call = app.as(accountId);
  const { id } = (await call('POST', '/api/interviews', aBody())).body;
  return stepsOf(app, call, accountId, id);
}

test('parallel deletions of an interview succeed or find it gone', async () => {
  const app = await startApp();
  for (let round = 0; round < 5; round++) {
    const interview = await created(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => interview.remove()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array(19).fill(404)]);
  }
});

test('a session that ended while the broker was away is announced, although its interview was deleted', async () => {
  const broker = new URL(harness.env['RABBITMQ_URL'] ?? '');
  const proxy = await startTcpProxy({ host: broker.hostname, port: Number(broker.port || 5672) });
  harness.onStop(() => proxy.close());
  proxy.cut();
  broker.host = `127.0.0.1:${proxy.port}`;
  const app = await startApp({ RABBITMQ_URL: broker.href });
  const events = await harness.collect('#');
  const interview = await created(app);
  const { sessionId } = await interview.start();
  await interview.end(sessionId, 'client_disconnect');
  expect((await interview.remove()).status).toBe(204);
  const own = () => events.filter(({ subject }) => subject === interview.ref.interviewId);
  expect(own()).toEqual([]);

  proxy.mend();
  await eventually(() => {
    expect(own().map(({ type }) => type)).toEqual([
      'interview.created.v1',
      'session.started.v1',
      'session.ended.v1',
      'interview.deleted.v1',
    ]);
    expect(own()[2]?.data).toMatchObject({ sessionId, durationSeconds: 42 });
  });
});
