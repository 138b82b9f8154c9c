import { until } from '@colloquy/testing';
import { makePhoneHarness, testNumber } from './phone-harness';
import { scriptedSpeech } from './sound-line';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('an expert whose every word is lost is greeted, told that another call follows, and called again', async () => {
  const platform = await harness.platform(testNumber);
  const { ports } = scriptedSpeech(Array.from({ length: 40 }, () => 'fails'));
  const { due, line, callThat } = await harness.service(
    platform,
    { TELEPHONY_WORDS: 'false' },
    { SOUND: 'true' },
    { speech: ports },
  );
  await line.script(testNumber, { greeting: 'Hello, who is there?', then: 'silence' });
  due();
  const call = await callThat(({ streaming }) => streaming, 'the call is answered');
  for (const told of [
    'agent: Hello Jordan, I am Sam. How did you choose?',
    'agent: I could not hear you.',
    'agent: I could not hear you.',
    'agent: I will call you again.',
  ]) {
    const before = platform.said().length;
    await until(() => platform.said().length > before, told).catch((error: Error) => {
      throw new Error(`${error.message}; said ${JSON.stringify(platform.said())}`);
    });
    expect(platform.said().at(-1)).toBe(told);
    const isHeard = () => (platform.interview.turns.at(-1)?.durationMs ?? 0) > 0;
    await until(() => platform.reasons()[0] ?? isHeard(), 'it is spoken to its end');
    if (!platform.reasons()[0]) await line.act(call.sid, 'say', { text: 'Can you hear me now?' });
  }
  expect(platform.reasons()).toEqual(['call_ended_early']);
  expect(platform.interview.status).toBe('IN_PROGRESS');
  await callThat(({ sid }) => sid !== call.sid, 'the expert is called again');
  await until(() => platform.interview.sessions.length === 2, 'the interview goes on in a new session');
  expect(platform.interview.sessions[1]?.continuesSessionId).toBe(platform.interview.sessions[0]?.id);
});
