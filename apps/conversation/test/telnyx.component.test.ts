import { until } from '@colloquy/testing';
import { makePhoneHarness, testNumber } from './phone-harness';

const harness = makePhoneHarness('telnyx');
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('a due interview is called through Telnyx, enters its conference and is completed', async () => {
  const platform = await harness.platform(testNumber);
  Object.assign(platform.interview.phone, { meetingId: '123 456', pin: '9-8' });
  // an expert who thinks for longer does not answer between two sentences of the interviewer
  const { line, due, callThat } = await harness.service(platform, {}, { THINK_MS: '400' });
  await line.script(testNumber, { greeting: undefined, answers: ['By price.', 'Nothing.'], then: 'silence' });
  due();
  const call = await callThat(({ streaming }) => streaming, 'the call is answered');
  expect(call.digits).toBe('wwwwww123456#wwwwww98#');
  await until(() => platform.interview.sessions.length === 1, 'the session is started');
  await line.act(call.sid, 'say', { text: 'Hello, anybody there?' });
  await harness.reasons(platform, 'completed_natural_end');
  expect(platform.said()).toEqual([
    'user: Hello, anybody there?',
    'agent: Hello Jordan, I am Sam. How did you choose?',
    'user: By price.',
    'agent: What went wrong?',
    'user: Nothing.',
    'agent: Thank you, goodbye.',
  ]);
  const over = await callThat(({ status }) => status === 'completed', 'the platform hangs up');
  expect(over.said.filter(({ who }) => who === 'platform').map(({ text }) => text)).toEqual([
    'Hello Jordan, I am Sam.',
    'How did you choose?',
    'What went wrong?',
    'Thank you, goodbye.',
  ]);
  expect(platform.interview.phone.outcomes).toEqual(['connected']);
});

test.each([
  ['+15550002', 'busy'],
  ['+15550003', 'no-answer'],
  ['+15550004', 'failed'],
])('a call through Telnyx to %s comes to nothing: %s is reported', async (number, outcome) => {
  const platform = await harness.platform(number);
  const { due, line } = await harness.service(platform);
  due();
  await harness.outcomes(platform, outcome);
  expect((await line.calls()).map(({ status }) => status)).toEqual([outcome]);
});

test('an expert who speaks interrupts the interviewer, and a broken media stream is reconnected', async () => {
  const platform = await harness.platform(testNumber);
  const { due, line, callThat } = await harness.service(platform, {}, { PACE_MS: '20' });
  await line.script(testNumber, { greeting: 'Hello?', then: 'silence' });
  due();
  const { sid } = await callThat(({ said }) => said.length >= 2, 'the first sentence is heard');
  await line.act(sid, 'say', { text: 'Sorry, one moment.' });
  await callThat(({ events }) => events.includes('clear'), 'the line is cleared');
  await until(() => platform.said().includes('user: Sorry, one moment.'), 'the expert is heard');
  await line.act(sid, 'cut');
  await callThat(({ events }) => events.filter((event) => event === 'stream').length === 2, 'it is back');
  await until(() => platform.said().at(-1)?.startsWith('agent:') ?? false, 'the interviewer goes on');
  expect(platform.reasons()).toEqual([undefined]);
});

test('a caller through Telnyx who types nothing is asked three times', async () => {
  const platform = await harness.platform('');
  Object.assign(platform.interview.phone, { meetingId: '123456', pin: '98' });
  const { line, callThat } = await harness.service(platform);
  await line.ring({ keys: [] });
  const { said } = await callThat(({ status }) => status === 'completed', 'the caller is sent away');
  expect(said).toHaveLength(4);
  expect(said.at(-1)?.text).toBe('Goodbye.');
});

test('a call with sound is spoken, heard and recorded through Telnyx', async () => {
  const platform = await harness.platform(testNumber);
  const { due, line, callThat } = await harness.service(
    platform,
    { TELEPHONY_WORDS: 'false' },
    { SOUND: 'true' },
  );
  await line.script(testNumber, { greeting: 'Hello?', answers: ['By price.'], then: 'silence' });
  due();
  await until(() => platform.said().includes('agent: What went wrong?'), 'the answer is understood');
  const { said, sound } = await callThat(({ said }) => said.length > 3, 'the question is heard');
  expect(sound).toBe(true);
  expect(said.map(({ text }) => text)).toContain('By price.');
});
