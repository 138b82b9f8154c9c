import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { eventually, follow, type Following, startTcpProxy, until } from '@colloquy/testing';
import { testSecret } from '@colloquy/harness';
import { aBody, fakeAgents, harness, startApp, type TestApp } from './start-app';
import { stepsOf } from './steps';

const principals = makePrincipalTokens(testSecret);

function open({ url }: Pick<TestApp, 'url'>, accountId: string, { method = 'GET', userId = newId() } = {}) {
  const principal = { accountId, userId, via: 'bearer' as const };
  const headers = { [principalHeader]: principals.sign(principal, 'interview') };
  return follow(`${url}/api/interviews/events`, { method, headers });
}

const changesIn = ({ text }: Following) =>
  [...text.matchAll(/^event: interview.changed\ndata: (.*)\n\n/gm)].map(
    ([, data = '']) => JSON.parse(data) as Record<string, unknown>,
  );

const start = (streams: object, env: NodeJS.ProcessEnv = {}) =>
  harness.start(env, { agents: fakeAgents(), streams });

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await listens(app);
});
afterAll(() => harness.stop());

async function listens(replica: Pick<TestApp, 'url' | 'ready'>) {
  await Promise.all([app.ready(), replica.ready()]);
  const accountId = newId();
  const following = await open(replica, accountId);
  await until(async () => {
    await anInterview(accountId);
    return changesIn(following).length > 0;
  });
  following.stop();
}

async function anInterview(accountId: string) {
  const call = app.as(accountId);
  const { id } = (await call('POST', '/api/interviews', aBody())).body;
  return stepsOf(app, call, accountId, id);
}

test('a reader gets the changes of its account with the status, from any replica, and nothing else', async () => {
  const [accountId, stranger] = [newId(), newId()];
  const replica = await start({});
  await listens(replica);
  const [near, far, foreign] = [
    await open(app, accountId),
    await open(replica, accountId),
    await open(replica, stranger),
  ];
  expect(near.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  const steps = await anInterview(accountId);
  const { sessionId } = await steps.start();
  await steps.say(sessionId, [0, 'agent', 'Hello'], [1, 'user', 'Hi']);
  await steps.end(sessionId, 'client_disconnect');
  const deleted = await anInterview(accountId);
  await deleted.remove();
  const about = { interviewId: expect.any(String), at: expect.stringMatching(/^\d{4}-.*Z$/) };
  for (const following of [near, far]) {
    await eventually(() =>
      expect(changesIn(following).map(({ type }) => type)).toEqual([
        'interview.created.v1',
        'session.started.v1',
        'interview.status-changed.v1',
        'session.ended.v1',
        'interview.created.v1',
        'interview.deleted.v1',
      ]),
    );
    expect(following.text.startsWith('retry: 3000\n\n')).toBe(true);
    for (const change of changesIn(following)) {
      expect(change).toEqual({ ...about, type: change['type'], status: change['status'] });
    }
    const idsOf = changesIn(following).map(({ interviewId }) => interviewId);
    const [first, last] = [steps.ref.interviewId, deleted.ref.interviewId];
    expect(idsOf).toEqual([first, first, first, first, last, last]);
    expect(changesIn(following).at(-1)?.['status']).toBeNull();
  }
  expect(changesIn(foreign)).toEqual([]);
  [near, far, foreign].forEach(({ stop }) => stop());
});

test('the status is the one that a read returns', async () => {
  const accountId = newId();
  const following = await open(app, accountId);
  const steps = await anInterview(accountId);
  await eventually(() =>
    expect(changesIn(following)).toMatchObject([{ type: 'interview.created.v1', status: 'NOT_SCHEDULED' }]),
  );
  expect((await steps.get())['status']).toBe('NOT_SCHEDULED');
  following.stop();
});

test('every change of the status is announced once, with its reason and without personal data', async () => {
  const accountId = newId();
  const following = await open(app, accountId);
  const events = await harness.collect('interview.status-changed.v1');
  const call = app.as(accountId);
  const { id } = (await call('POST', '/api/interviews', aBody({ dialInPhone: '+4930123456' }))).body;
  const steps = stepsOf(app, call, accountId, id);
  const dial = async () => {
    await steps.callIsDue();
    return (await app.client.claimCall({ leaseMs: 30_000 })).call?.callId ?? '';
  };
  await steps.put({ scheduledAt: '2030-01-01T10:00:00.000Z' });
  await steps.put({ title: 'Another title' });
  await steps.launch();
  await steps.report(await dial(), 'busy');
  const callId = await dial();
  await steps.report(callId, 'connected');
  await steps.report(callId, 'no-show');
  const { sessionId } = await steps.start();
  await steps.say(sessionId, [0, 'agent', 'Hello'], [1, 'user', 'Hi']);
  await steps.say(sessionId, [2, 'agent', 'What is it?']);
  await eventually(() =>
    expect(events.filter(({ subject }) => subject === id).map(({ data }) => data)).toEqual(
      [
        { status: 'SCHEDULED', statusReason: null },
        { status: 'DIALING', statusReason: null },
        { status: 'DIALING', statusReason: 'Call busy (attempt 1 of 3)' },
        { status: 'WAITING_FOR_EXPERT', statusReason: null },
        { status: 'NOT_SCHEDULED', statusReason: 'Expert did not join' },
        { status: 'IN_PROGRESS', statusReason: null },
      ].map((data) => ({ interviewId: id, ...data })),
    ),
  );
  await eventually(() => expect(changesIn(following)).toHaveLength(8));
  expect(changesIn(following).at(-1)).toMatchObject({
    type: 'interview.status-changed.v1',
    status: 'IN_PROGRESS',
  });
  following.stop();
});

test('an account has at most fifty streams, a user five, and another one when one has ended', async () => {
  const accountId = newId();
  const userId = newId();
  const mine = () => open(app, accountId, { userId });
  const streams = await Promise.all([1, 2, 3, 4, 5].map(mine));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = await mine();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  await eventually(() => expect(JSON.parse(refused.text)).toMatchObject({ code: 'TOO_MANY_STREAMS' }));
  const others = await Promise.all(Array.from({ length: 45 }, () => open(app, accountId)));
  expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await open(app, accountId)).status).toBe(429);
  const stranger = await open(app, newId());
  expect(stranger.status).toBe(200);
  streams[0]?.stop();
  await eventually(async () => {
    const next = await mine();
    expect(next.status).toBe(200);
    streams.push(next);
  });
  [...streams, ...others, stranger].forEach(({ stop }) => stop());
});

test('a process has a limited number of streams', async () => {
  const small = await start({ total: 2 });
  const streams = [await open(small, newId()), await open(small, newId())];
  expect((await open(small, newId())).status).toBe(429);
  streams.forEach(({ stop }) => stop());
});

test('a stream carries heartbeats and ends when its life is over', async () => {
  const brief = await start({ heartbeatMs: 20, lifeMs: 300 });
  const following = await open(brief, newId());
  await eventually(() => expect(following.end).toBe('complete'));
  expect(following.text).toMatch(/^retry: 3000\n\n(event: reset\ndata: \{\}\n\n|: heartbeat\n\n){3,}$/);
});

test('streams are no requests in flight, and their life is no duration of a request', async () => {
  const quiet = await start({});
  const following = await open(quiet, newId());
  expect(await quiet.metrics()).toMatch(/colloquy_http_requests_in_flight\{service="interview"\} 1\n/); // of the metrics
  following.stop();
  const counted = 'colloquy_http_requests_total{method="GET",route="/api/interviews/events"';
  await eventually(async () => expect(await quiet.metrics()).toContain(counted));
  expect(await quiet.metrics()).not.toMatch(
    /request_duration_seconds_count\{.*route="\/api\/interviews\/events"/,
  );
});

test('a stop of the process ends streams at once', async () => {
  const stopped = await start({});
  const following = await open(stopped, newId());
  const startedAt = performance.now();
  const stopping = stopped.stop();
  await eventually(() => expect(following.end).toBe('complete'));
  await stopping;
  expect(performance.now() - startedAt).toBeLessThan(5000); // requests in flight would get 5 s
});

test('a stream survives an outage of the broker, and its reader is told to read again', async () => {
  const server = new URL(harness.env['RABBITMQ_URL'] ?? '');
  const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port || 5672) });
  const url = Object.assign(new URL(server), { host: `127.0.0.1:${proxy.port}` }).href;
  const accountId = newId();
  const replica = await start({}, { RABBITMQ_URL: url });
  await listens(replica);
  const following = await open(replica, accountId);
  proxy.breakOff();
  await eventually(() => expect(following.text).toContain('event: reset\ndata: {}\n\n'));
  expect(following.end).toBe('');
  const steps = await anInterview(accountId);
  await eventually(() =>
    expect(changesIn(following)).toMatchObject([{ interviewId: steps.ref.interviewId }]),
  );
  following.stop();
  proxy.close();
});

test('a HEAD request is answered at once', async () => {
  const { status, headers } = await open(app, newId(), { method: 'HEAD' });
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
});
