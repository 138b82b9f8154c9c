import { newId } from '@colloquy/kernel';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { type Steps, stepsOf } from './steps';

let app: TestApp;
let call: Client;
let accountId: string;
let interview: Steps;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => harness.stop());
beforeEach(async () => {
  accountId = newId();
  call = app.as(accountId);
  const { body } = await call('POST', '/api/interviews', aBody());
  interview = stepsOf(app, call, accountId, body.id);
});

const specialist = newId();
const handoff = (sessionId: string, offsetMs: number, change: object = {}) => ({
  ...interview.ref,
  sessionId,
  id: newId(),
  fromAgentId: app.agents.known.agentId,
  fromName: 'Standard interviewer',
  toAgentId: specialist,
  toAgentVersion: 3,
  toName: 'Pricing specialist',
  ruleId: newId(),
  condition: 'The expert talks about prices',
  offsetMs,
  occurredAtMs: Date.now(),
  ...change,
});
const handoffs = async () => (await interview.get('/agent-handoffs')).handoffs;
const idsOf = async () => (await handoffs()).map(({ id }: { id: string }) => id);

test('the list of handoffs begins with the initial agent and is empty for a single agent', async () => {
  const { sessionId } = await interview.start();
  expect(await handoffs()).toEqual([]);
  const request = handoff(sessionId, 8000, { occurredAtMs: Date.parse('2026-03-01T10:00:08.000Z') });
  for (let n = 0; n < 2; n++) await app.client.recordHandoff(request);
  const { sessions, resolvedAgent } = await interview.get();
  expect(await handoffs()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      from: { groupId: null, displayName: null },
      to: { groupId: resolvedAgent.id, displayName: resolvedAgent.name },
      occurredAt: sessions[0].startedAt,
      turnOffsetMs: 0,
      rule: { id: null },
      condition: '',
    },
    {
      id: request.id,
      from: { groupId: request.fromAgentId, displayName: 'Standard interviewer' },
      to: { groupId: specialist, displayName: 'Pricing specialist' },
      occurredAt: '2026-03-01T10:00:08.000Z',
      turnOffsetMs: 8000,
      rule: { id: request.ruleId },
      condition: 'The expert talks about prices',
    },
  ]);
});

test('handoffs are listed in order, on the clock of the whole conversation', async () => {
  const first = await interview.start({ startedAtMs: Date.now() - 60_000 });
  const [late, early] = [handoff(first.sessionId, 20_000), handoff(first.sessionId, 5000)];
  await app.client.recordHandoff(late);
  await app.client.recordHandoff(early);
  await interview.say(first.sessionId, [0, 'agent', 'Hello.']);
  await interview.end(first.sessionId, 'switched_to_phone');
  const second = await interview.start({ platform: 'PHONE' });
  const back = handoff(second.sessionId, 1000);
  await app.client.recordHandoff(back);
  expect((await idsOf()).slice(1)).toEqual([early.id, late.id, back.id]);
  const { sessions } = await interview.get();
  const lengthMs = Date.parse(sessions[1].endedAt) - Date.parse(sessions[1].startedAt);
  expect((await handoffs()).at(-1).turnOffsetMs).toBe(lengthMs + 1000);

  const view = await app.client.getRuntimeView({ ...interview.ref, sessionId: second.sessionId });
  expect(view.handoffs.map(({ id }) => id)).toEqual([early.id, late.id, back.id]);
  expect(view.handoffs.at(-1)).toEqual({
    id: back.id,
    sessionId: second.sessionId,
    toAgentId: specialist,
    toAgentVersion: 3,
    offsetMs: 1000,
    ruleId: back.ruleId,
  });
});

test('handoffs of superseded sessions are listed only if a client chose such a session', async () => {
  const first = await interview.start();
  await interview.say(first.sessionId, [0, 'agent', 'Hello.']);
  const superseded = handoff(first.sessionId, 5000);
  await app.client.recordHandoff(superseded);
  await interview.end(first.sessionId, 'client_disconnect');
  await interview.processed(first.sessionId);
  const { view } = await interview.start({ startOver: true });
  expect(view.handoffs).toEqual([]);
  expect(await handoffs()).toEqual([]);
  await call('POST', `/api/interviews/${interview.ref.interviewId}/complete-with-session/${first.sessionId}`);
  expect((await idsOf()).slice(1)).toEqual([superseded.id]);
});

test('a handoff with an unknown session or an invalid id or time is refused', async () => {
  const { sessionId } = await interview.start();
  const record = (change: object) => app.client.recordHandoff(handoff(sessionId, 1, change));
  await expect(record({ sessionId: newId() })).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  for (const change of [{ id: 'x' }, { ruleId: '' }, { occurredAtMs: 9e15 }]) {
    await expect(record(change)).rejects.toMatchObject({ kind: 'invalid' });
  }
});

test('the unheard part of a turn is removed everywhere; the call is repeatable', async () => {
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello. What slows it down?'], [1, 'user', 'Wait.']);
  for (let n = 0; n < 2; n++) await interview.trim(sessionId, 0, 'Hello.');
  await interview.trim(sessionId, 0, 'Hello. What'); // a trim only shortens
  await interview.say(sessionId, [0, 'agent', 'Hello. What slows it down?']); // a late repetition
  const texts = (turns: readonly { text: string }[]) => turns.map(({ text }) => text);
  expect(texts((await interview.get('/transcript/live')).events)).toEqual(['Hello.', 'Wait.']);
  const place = { ...interview.ref, sessionId };
  expect(texts((await app.client.getRuntimeView(place)).turns)).toEqual(['Hello.', 'Wait.']);
  expect(texts((await app.client.getSessionTranscript(place)).turns)).toEqual(['Hello.', 'Wait.']);
});

test('an unheard turn keeps its sequence for the runtime and is not delivered', async () => {
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello.'], [1, 'user', 'Hm.'], [2, 'agent', 'And the cost?']);
  await interview.trim(sessionId, 2, '');
  const place = { ...interview.ref, sessionId };
  const runtime = (await app.client.getRuntimeView(place)).turns;
  expect(runtime.map(({ sequence, text }) => [sequence, text])).toEqual([
    [0, 'Hello.'],
    [1, 'Hm.'],
    [2, ''],
  ]);
  expect((await interview.get('/transcript/live')).events).toHaveLength(2);
  expect((await app.client.getSessionTranscript(place)).turns.map(({ sequence }) => sequence)).toEqual([
    0, 1,
  ]);
});

test('the time at which an agent turn was heard replaces its planned time, with or without a text', async () => {
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello. What slows it down?'], [1, 'user', 'Wait.']);
  for (let n = 0; n < 2; n++)
    await interview.trim(sessionId, 0, undefined, { offsetMs: 0, durationMs: 1800 });
  const place = { ...interview.ref, sessionId };
  const first = async () => (await app.client.getRuntimeView(place)).turns[0];
  expect(await first()).toMatchObject({ text: 'Hello. What slows it down?', offsetMs: 0, durationMs: 1800 });
  await interview.trim(sessionId, 0, 'Hello.', { offsetMs: 700 });
  expect(await first()).toMatchObject({ text: 'Hello.', offsetMs: 700, durationMs: 1800 });
  await interview.trim(sessionId, 0, 'Hello. What', { durationMs: 900 }); // a trim only shortens the text
  expect((await app.client.getSessionTranscript(place)).turns[0]).toMatchObject({
    text: 'Hello.',
    offsetMs: 700,
    durationMs: 900,
  });
  await interview.say(sessionId, [0, 'agent', 'Hello. What slows it down?']); // a late repetition
  expect(await first()).toMatchObject({ offsetMs: 700 });
  for (const when of [{ offsetMs: -1 }, { durationMs: 86_400_001 }]) {
    await expect(interview.trim(sessionId, 0, undefined, when)).rejects.toMatchObject({ kind: 'invalid' });
  }
  await expect(interview.trim(sessionId, 1, undefined, { offsetMs: 1 })).rejects.toMatchObject({
    code: 'TURN_NOT_FOUND',
  });
  await interview.end(sessionId, 'client_disconnect');
  await expect(interview.trim(sessionId, 0, undefined, { offsetMs: 1 })).rejects.toMatchObject({
    code: 'SESSION_ENDED',
  });
});

test('a trim without text and times removes the whole turn', async () => {
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello.']);
  await interview.trim(sessionId, 0);
  const { turns } = await app.client.getRuntimeView({ ...interview.ref, sessionId });
  expect(turns).toMatchObject([{ sequence: 0, text: '' }]);
});

test('the request that a turn answers and the question that it leaves out are part of the runtime view, the session and the completion', async () => {
  const { sessionId } = await interview.start();
  const place = { ...interview.ref, sessionId };
  const skips = { questionIndex: 1, answeredBy: [`${sessionId}:1`] };
  const turn = (sequence: number, role: string, text: string, more: object = {}) => ({
    sequence,
    role,
    text,
    offsetMs: sequence * 1000,
    ...more,
  });
  await app.client.appendTurns({
    ...place,
    turns: [
      turn(0, 'agent', 'What slows it down?', { act: 'question', offsetMs: 4000 }),
      turn(1, 'user', 'Are you human?', { offsetMs: 3500 }), // the expert interrupted before the turn was heard
      turn(2, 'agent', 'I am a computer.', { act: 'question', request: 'are-you-human', skips }),
    ],
  });
  const requests = (turns: readonly { request: string }[]) => turns.map(({ request }) => request);
  const expected = ['', '', 'are-you-human'];
  const view = await app.client.getRuntimeView(place);
  expect(requests(view.turns)).toEqual(expected);
  expect(view.turns[2]?.skips).toEqual(skips);
  expect(view.turns[0]?.skips ?? null).toBeNull();
  expect(requests((await app.client.getSessionTranscript(place)).turns)).toEqual(expected);
  await interview.end(sessionId, 'completed_by_expert');
  await app.client.completeProcessing({
    ...place,
    entries: [{ role: 'agent', message: 'I am a computer.', timestampSecs: 2, sequence: 2 }],
  });
  const { turns } = await app.client.getCompletion({ ...interview.ref, completion: 1 });
  expect(requests(turns)).toEqual(['are-you-human']);
  expect(turns[0]?.skips).toEqual(skips);
});

test('a trim is refused unless it keeps the beginning of an agent turn of the open session', async () => {
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello.'], [1, 'user', 'Hm.']);
  await expect(interview.trim(sessionId, 0, 'Good')).rejects.toMatchObject({ code: 'TURN_CONFLICT' });
  await expect(interview.trim(sessionId, 1, '')).rejects.toMatchObject({ code: 'TURN_NOT_FOUND' });
  await expect(interview.trim(sessionId, 7, '')).rejects.toMatchObject({ code: 'TURN_NOT_FOUND' });
  await expect(interview.trim(newId(), 0, '')).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  await interview.end(sessionId, 'client_disconnect');
  await expect(interview.trim(sessionId, 0, '')).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});
