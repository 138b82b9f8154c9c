import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('a whole interview: greeting, questions, acknowledged answers, closing, end by the expert', async () => {
  const platform = await harness.platform({ redirectUrl: 'https://client.example/done?ref=1#end' });
  const client = await harness.client(await harness.app(platform), platform);
  const welcome = await client.hello().next('welcome');
  expect(welcome).toMatchObject({
    title: 'A conversation',
    persona: 'Sam',
    language: 'en',
    questionCount: 2,
    turns: [],
  });

  const greeting = await client.next('turn');
  expect(greeting).toMatchObject({ sequence: 0, progress: { question: 1, of: 2 }, closing: false });
  expect(greeting.text).toBe('Hello Jordan, I am Sam. How did you choose?');
  expect(await client.say('By price.')).toMatchObject({ sequence: 1 });
  expect(await client.next('turn')).toMatchObject({
    text: 'What went wrong?',
    progress: { question: 2, of: 2 },
  });
  await client.say('Nothing.');
  expect(await client.next('turn')).toMatchObject({ closing: true });
  client.send({ type: 'end' });
  expect(await client.next('ended')).toEqual({
    type: 'ended',
    reason: 'completed_by_expert',
    redirectUrl: `https://client.example/done?ref=1&interviewId=${platform.interview.id}&status=completed#end`,
  });
  expect(await client.closed).toBe(1000);

  expect(platform.said()).toEqual([
    'agent: Hello Jordan, I am Sam. How did you choose?',
    'user: By price.',
    'agent: What went wrong?',
    'user: Nothing.',
    'agent: Thank you, goodbye.',
  ]);
  expect(platform.interview.turns.map(({ act, questionIndex }) => [act, questionIndex])).toEqual([
    ['greeting', 0],
    ['', undefined],
    ['question', 1],
    ['', undefined],
    ['closing', undefined],
  ]);
  expect(platform.reasons()).toEqual(['completed_by_expert']);
  await until(async () => (await harness.liveSessions()).length === 0, 'no live session is left');
});

test('an expert who says nothing after the closing words has completed the interview', async () => {
  const platform = await harness.platform({ questions: ['Only one?'] });
  const client = await harness.client(await harness.app(platform, { CLOSING_MS: 50 }), platform);
  client.hello();
  await client.next('turn');
  await client.say('Yes.');
  expect(await client.next('ended')).toEqual({ type: 'ended', reason: 'completed_natural_end' });
});

test('silence is prompted and then ended; the expert can carry on in a new session of the same conversation', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, { SILENCE_PROMPT_MS: 40 });
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  await client.say('By price.');
  expect(await client.next('ended')).toEqual({ type: 'ended', reason: 'ended_by_agent_platform' });
  expect(platform.said().filter((line) => line === 'agent: Are you there?')).toHaveLength(3);

  const again = await harness.client(app, platform);
  const welcome = await again.hello({ mode: 'resume' }).next('welcome');
  expect(welcome.turns.map(({ text }) => text)).toContain('By price.');
  expect(platform.interview.sessions[1]).toMatchObject({
    continuesSessionId: platform.interview.sessions[0]?.id,
  });
});

test('starting over supersedes the earlier session', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, { VANISH_MS: 30 });
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  await client.say('By price.');
  await client.cut();
  await until(() => platform.reasons()[0] === 'client_disconnect', 'the vanished client ends the session');
  const again = await harness.client(app, platform);
  expect((await again.hello({ mode: 'start-over' }).next('welcome')).turns).toEqual([]);
  expect((await again.next('turn')).text).toContain('Hello Jordan');
  expect(platform.interview.sessions[0]?.superseded).toBe(true);
});

test('an expert can finish later, by words or by the button', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  await client.say('Can we go on later?');
  expect(await client.next('turn')).toMatchObject({ text: 'Until then.' });
  const ended = await client.next('ended');
  expect(ended.reason).toBe('voice_session_disconnect');
  expect(Date.parse(ended.resumableUntil ?? '')).toBe(platform.interview.holdUntilMs);

  const again = await harness.client(app, platform);
  await again.hello().next('welcome');
  again.send({ type: 'finish-later', until: '2040-01-01T00:00:00Z' });
  expect(await again.next('ended')).toMatchObject({ resumableUntil: '2040-01-01T00:00:00.000Z' });
});

test('an outage of the interview service makes the expert wait, and no acknowledged turn is lost', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.hello();
  await client.next('turn');
  platform.down();
  const utteranceId = newId();
  client.send({ type: 'say', utteranceId, text: 'By price.' });
  const before = platform.calls.appendTurns;
  client.send({ type: 'say', utteranceId, text: 'By price.' });
  platform.up();
  expect(await client.next('ack')).toEqual({ type: 'ack', utteranceId, sequence: 1 });
  expect(await client.next('turn')).toMatchObject({ sequence: 2 });
  expect(platform.calls.appendTurns).toBeGreaterThan(before);
  expect(platform.said()).toHaveLength(3);
  expect(client.received.filter(({ type }) => type === 'error')).toEqual([]);
});

test('when an outage lasts too long the client is told to come back, and goes on where it stopped', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, { WRITE_PATIENCE_MS: 50, OPEN_PATIENCE_MS: 50 });
  const client = await harness.client(app, platform);
  const { sessionId, resumeToken } = await client.hello().next('welcome');
  await client.next('turn');
  platform.down();
  const utteranceId = newId();
  client.send({ type: 'say', utteranceId, text: 'By price.' });
  expect(await client.closed).toBe(1013);

  const resume = { sessionId, resumeToken, lastSequence: 0 };
  const early = await harness.client(app, platform);
  expect(await early.hello({ resume }).next('error')).toMatchObject({ code: 'unavailable' });
  expect(await early.closed).toBe(1013);
  platform.up();
  const again = await harness.client(app, platform);
  await again.hello({ resume }).next('welcome');
  await again.say('By price.', utteranceId);
  expect(await again.next('turn')).toMatchObject({ text: 'What went wrong?' });
  expect(platform.said()).toHaveLength(3);
});

test('an end is recorded when the interview service is back', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.hello();
  await client.next('turn');
  await client.say('By price.');
  platform.down();
  client.send({ type: 'end' });
  await client.cut();
  platform.up();
  await until(() => platform.reasons()[0] === 'completed_by_expert', 'the end is recorded');
});

test('the page can load the interview’s view before the conversation', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const get = (path: string) => fetch(`http://127.0.0.1:${app.httpPort()}${path}`);
  const view = await get(`/call/${platform.interview.id}/view`);
  expect(await view.json()).toEqual({
    invitation: {},
    minutes: 30,
    origin: 'http://app.example',
    state: 'open',
    title: 'A conversation',
    persona: 'Sam',
    language: 'en',
    questionCount: 2,
    resumable: false,
    phone: false,
    onPhone: false,
    speech: 'none',
  });
  const short = await harness.platform({ conduct: { timeBudgetMinutes: 10 } });
  const other = await harness.app(short);
  const shown = await fetch(`http://127.0.0.1:${other.httpPort()}/call/${short.interview.id}/view`);
  expect(await shown.json()).toMatchObject({ minutes: 10 });
  expect((await get(`/call/${newId()}/view`)).status).toBe(404);
  expect((await get('/call/x/view')).status).toBe(404);

  const page = await get(`/call/${platform.interview.id}/join`);
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Join</title>']);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).toContain('ws://app.example');
  expect((await get('/call/not-an-id/join')).status).toBe(404);
  expect((await get('/call/assets/page.js')).status).toBe(200);
  for (const path of [
    '/call/assets/none.js',
    '/call/assets/%00',
    '/call/assets/../index.html',
    '/call/assets/',
  ]) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get('/readyz')).status).toBe(200);
});

test('with the embedded interviewer, an interview goes from greeting to closing', async () => {
  const platform = await harness.platform({ customVariables: { expert: 'Dr. Reyes' } });
  const app = await harness.app(platform, {}, { interviewerFor: undefined });
  const client = await harness.client(app, platform);
  client.hello();
  expect((await client.next('turn')).text).toContain('Hello Dr. Reyes, I am Sam.');
  for (const question of platform.interview.questions) {
    expect(platform.said().at(-1)).toContain(question);
    await client.say(
      'We compared five carriers on price, punctuality and the temperature records of two years, then visited them.',
    );
    await client.next('turn');
  }
  client.send({ type: 'end' });
  expect(await client.next('ended')).toMatchObject({ reason: 'completed_by_expert' });
  expect(platform.interview.turns.map(({ act }) => act)).toEqual(['greeting', '', 'question', '', 'closing']);
});
