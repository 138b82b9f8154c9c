import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import { embeddedInterviewer, type InterviewerBrief } from '@colloquy/language';
import { sessionInterviewer } from '../src/runtime/session-interviewer';
import { makeHarness } from './harness';
import { type ScriptedPlatform } from './scripted-platform';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const interviewerFor = (brief: InterviewerBrief) => sessionInterviewer(embeddedInterviewer(), brief);
const questions = ['How did you choose the supplier of your steel?', 'What went wrong since then?'];
const good =
  'We compared five mills on price, punctuality and quality, and visited the two best ones in May.';
const compliance = 'Please do not share confidential information.';

async function join(platform: ScriptedPlatform, change = {}) {
  const app = await harness.app(platform, change, { interviewerFor });
  const client = await harness.client(app, platform);
  return { app, client };
}

test('the expert ends the interview in words, in another language than the interview', async () => {
  const platform = await harness.platform({ questions });
  const { client } = await join(platform);
  client.hello();
  await client.next('turn');
  await client.say('Bitte beenden Sie das Interview jetzt.');
  expect(await client.next('turn')).toMatchObject({ closing: false });
  expect(await client.next('ended')).toMatchObject({ reason: 'completed_by_expert' });
  expect(platform.interview.turns.at(-1)).toMatchObject({ act: 'end', request: 'end' });
});

test('a spoken withdrawal is stored before the session ends, and the link is closed', async () => {
  const platform = await harness.platform({ questions });
  const { app, client } = await join(platform);
  client.hello();
  await client.next('turn');
  await client.say(good);
  await client.next('turn');
  await client.say("I'd like to withdraw my consent.");
  expect(await client.next('ended')).toMatchObject({ withdrawn: true });
  expect(platform.interview.withdrawn).toBe(true);
  const again = await harness.client(app, platform);
  expect(await again.hello().next('error')).toMatchObject({ code: 'withdrawn' });
});

test('a withdrawal on the page needs no session, and ends an open one', async () => {
  const platform = await harness.platform({ questions });
  const { app, client } = await join(platform);
  client.hello();
  await client.next('turn');
  const url = `http://127.0.0.1:${app.httpPort()}/call/${platform.interview.id}/withdrawal`;
  const withdraw = (origin: string) =>
    fetch(url, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' });
  expect((await withdraw('http://elsewhere.example')).status).toBe(403);
  expect(platform.interview.withdrawn).toBe(false);
  expect((await withdraw('http://app.example')).status).toBe(204);
  expect(await client.next('ended')).toMatchObject({ withdrawn: true });
  expect((await withdraw('http://app.example')).status).toBe(204);
});

test('a greeting that is cut after 30 characters is followed by the compliance text and the first question', async () => {
  const platform = await harness.platform({ questions, compliance });
  const { client } = await join(platform);
  client.hello();
  const greeting = await client.next('turn');
  client.send({ type: 'heard', sequence: greeting.sequence, characters: 30 });
  await client.say('Hello, can you hear me well?');
  const { text } = await client.next('turn');
  expect(text.endsWith(`${compliance} ${questions[0]}`)).toBe(true);
  expect(platform.interview.turns[0]?.text.length).toBeLessThanOrEqual(30);
});

test('the next owner repeats words that may not have been heard before the process died', async () => {
  const platform = await harness.platform({ questions, compliance });
  const { client } = await join(platform, { VANISH_MS: 50 });
  client.hello();
  await client.next('turn');
  await client.cut();
  await until(() => platform.reasons()[0] === 'client_disconnect', 'the session has ended');
  const { client: later } = await join(platform);
  later.hello();
  expect((await later.next('turn')).text.endsWith(`${compliance} ${questions[0]}`)).toBe(true);
});

test('consent given on the page is stored before the client is welcomed', async () => {
  const platform = await harness.platform({ questions, consents: [] });
  const { client } = await join(platform);
  const consent = { text: 'I agree to all of it.', language: 'en', agreedAt: new Date().toISOString() };
  const { sessionId } = await client.hello({ consent }).next('welcome');
  expect(platform.interview.consents).toEqual([
    {
      sessionId,
      channel: 'WEB',
      language: 'en',
      text: consent.text,
      agreedAtMs: Date.parse(consent.agreedAt),
      givenBy: 'click',
    },
  ]);
});

test('a silent expert is warned before the session ends; activity cancels the warning', async () => {
  const platform = await harness.platform({ questions });
  const { client } = await join(platform, { GRACE_MS: 1500, COUNTDOWN_MS: 1000, SILENCE_PROMPTS: 1 });
  client.hello();
  await client.next('turn');
  expect((await client.next('countdown')).endsInMs).toBeGreaterThan(0);
  client.send({ type: 'typing' });
  await until(
    () => client.received.some((frame) => frame.type === 'countdown' && frame.endsInMs === undefined),
    'the warning is cancelled',
  );
  expect(await client.next('ended')).toMatchObject({ reason: 'no_audio_received' });
});

test('the interviewer says that the interview is recorded only once sound has arrived', async () => {
  const platform = await harness.platform({ questions });
  const { client } = await join(platform);
  client.hello();
  await client.next('turn');
  await client.say('Is this being recorded?');
  expect((await client.next('turn')).text).toContain('not recorded');
  const piece = Buffer.concat([Buffer.alloc(8), Buffer.from('sound')]);
  client.raw(piece);
  await client.next('audio-ack');
  await client.say('Are you recording this?');
  expect((await client.next('turn')).text).toContain('is recorded');
});

test('malformed frames are refused and change nothing', async () => {
  const platform = await harness.platform({ questions });
  const { client } = await join(platform);
  client.hello();
  await client.next('turn');
  client.raw(JSON.stringify({ type: 'telling' }));
  expect(await client.next('error')).toMatchObject({ code: 'malformed' });
  client.send({ type: 'telling', sequence: 999 });
  client.send({ type: 'heard', sequence: 999, offsetMs: 5, durationMs: 5 });
  client.raw(JSON.stringify({ type: 'digit', digit: '1', utteranceId: newId() }));
  expect(await client.next('error')).toMatchObject({ code: 'malformed' });
  expect(await client.say(good)).toMatchObject({ sequence: 1 });
});

test('a withdrawal that was stored by a process that died is carried out by the next owner', async () => {
  const platform = await harness.platform({ questions });
  const { client } = await join(platform, { VANISH_MS: 60_000 });
  const { sessionId, resumeToken } = await client.hello().next('welcome');
  await client.next('turn');
  platform.interview.withdrawn = true;
  const { client: again } = await join(platform);
  again.hello({ resume: { sessionId, resumeToken, lastSequence: 0 } });
  expect(await again.next('ended')).toMatchObject({ withdrawn: true });
});
