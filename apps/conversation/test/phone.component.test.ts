import { until } from '@colloquy/testing';
import { makePhoneHarness, testNumber } from './phone-harness';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const ended = ({ status }: { status: string }) => status === 'completed';

test('a due interview is called, enters its conference and starts when a person speaks', async () => {
  const platform = await harness.platform(testNumber);
  Object.assign(platform.interview.phone, { meetingId: '123 456', pin: '9-8' });
  const { line, due, callThat } = await harness.service(platform);
  await line.script(testNumber, { greeting: undefined, answers: ['By price.', 'Nothing.'], then: 'silence' });
  due();
  const call = await callThat(({ streaming }) => streaming, 'the call is answered');
  expect(call.digits).toBe('wwwwww123456#wwwwww98#');
  await until(() => platform.interview.sessions.length === 1, 'the session is started');
  expect(platform.interview.sessions[0]).toMatchObject({
    id: platform.interview.phone.callId,
    platform: 'PHONE',
  });
  await line.act(call.sid, 'say', { text: 'You are the only participant in this conference.' });
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
  const over = await callThat(ended, 'the platform hangs up');
  expect(over.said.filter(({ who }) => who === 'platform').map(({ text }) => text)).toEqual([
    'Hello Jordan, I am Sam.',
    'How did you choose?',
    'What went wrong?',
    'Thank you, goodbye.',
  ]);
  expect(platform.interview.phone.outcomes).toEqual(['connected']);
});

test.each([
  ['+15550002', 'busy', {}],
  ['+15550003', 'no-answer', { RING_MS: 60 }],
  ['+15550004', 'failed', {}],
])(
  'a call to %s comes to nothing: %s is reported, no session is started',
  async (number, outcome, change) => {
    const platform = await harness.platform(number);
    const { due, line } = await harness.service(platform, change);
    due();
    await harness.outcomes(platform, outcome);
    expect((await line.calls()).map(({ status }) => status)).toEqual([outcome]);
    expect(platform.interview.sessions).toEqual([]);
  },
);

test('a conference that refuses entry is reported, and no session is started', async () => {
  const platform = await harness.platform('+15550005');
  Object.assign(platform.interview.phone, { meetingId: '123456', pin: '98' });
  const { due, callThat } = await harness.service(platform);
  due();
  await harness.outcomes(platform, 'ivr-failed');
  await callThat(ended, 'the line is free again');
  expect(platform.interview.sessions).toEqual([]);
});

test('in a German interview the platform waits through a German announcement until a person speaks', async () => {
  const platform = await harness.platform(testNumber);
  Object.assign(platform.interview.phone, { meetingId: '123456', pin: '98', language: 'de' });
  const { line, due, callThat } = await harness.service(platform);
  await line.script(testNumber, { greeting: 'Willkommen zur Telefonkonferenz.', then: 'silence' });
  due();
  const call = await callThat(({ streaming }) => streaming, 'the call is answered');
  await until(() => platform.interview.sessions.length === 1, 'the session is started');
  await line.act(call.sid, 'say', { text: 'Der Gastgeber ist noch nicht da. Bitte warten Sie.' });
  await line.act(call.sid, 'say', { text: 'Hallo, hier ist Jordan.' });
  await until(() => platform.said().length === 2, 'the interviewer greets');
  expect(platform.said()[0]).toBe('user: Hallo, hier ist Jordan.');
});

test('a call that reaches a mailbox counts as answered by a machine and is repeated', async () => {
  const platform = await harness.platform(testNumber);
  Object.assign(platform.interview.phone, { language: 'es', retries: 1 });
  const { line, due } = await harness.service(platform);
  await line.script(testNumber, { greeting: 'Deje su mensaje después de la señal.', then: 'silence' });
  due();
  await harness.outcomes(platform, 'connected', 'machine', 'connected', 'machine');
  expect(platform.said()).toEqual([]);
});

test.each(['+15550006', '+15550007', '+15550010'])(
  'when nobody speaks on %s the call ends and nobody was there',
  async (number) => {
    const platform = await harness.platform(number);
    const { due, callThat } = await harness.service(platform, { NO_SHOW_MS: 300, SILENCE_PROMPT_MS: 50 });
    due();
    await harness.outcomes(platform, 'connected', 'no-show');
    await harness.reasons(platform, 'call_ended_early');
    expect(platform.said()).toEqual([]);
    await callThat(ended, 'the platform hangs up');
  },
);

test('a busy number is called again and then answers; an expert who hangs up after the closing words has completed', async () => {
  const platform = await harness.platform('+15550011');
  platform.interview.phone.retries = 2;
  const { due, line } = await harness.service(platform, { CLOSING_MS: 5000 });
  due();
  await harness.reasons(platform, 'completed_by_expert');
  await harness.outcomes(platform, 'busy', 'connected');
  expect(await line.calls()).toHaveLength(2);
  expect(platform.said()[0]).toBe('user: Hello?');
});

test('a call that drops in mid-sentence ends the session at once, with the words that arrived', async () => {
  const platform = await harness.platform('+15550008');
  const { due } = await harness.service(platform);
  due();
  await harness.reasons(platform, 'call_ended');
  expect(platform.said().at(-1)).toBe('user: We had already signed with the supplier when');
});

test('an expert who hangs up right away ends the call early', async () => {
  const platform = await harness.platform(testNumber);
  const { due, line } = await harness.service(platform, { EARLY_DISCONNECT_MS: 20_000 });
  await line.script(testNumber, { greeting: 'Hello?', answers: [], then: 'hang-up' });
  due();
  await harness.reasons(platform, 'call_ended_early');
});

test('after three silence prompts the platform ends the session', async () => {
  const platform = await harness.platform('+15550009');
  const { due, callThat } = await harness.service(platform, { SILENCE_PROMPT_MS: 60 });
  due();
  await harness.reasons(platform, 'ended_by_agent_platform');
  expect(platform.said().filter((said) => said === 'agent: Are you there?')).toHaveLength(3);
  await callThat(ended, 'the platform hangs up');
});

test('an expert who speaks interrupts the interviewer: unheard words are dropped', async () => {
  const platform = await harness.platform(testNumber);
  const { due, line, callThat } = await harness.service(platform, {}, { PACE_MS: '20' });
  await line.script(testNumber, { greeting: 'Hello?', then: 'silence' });
  due();
  const call = await callThat(({ said }) => said.length >= 2, 'the first sentence is heard');
  await line.act(call.sid, 'say', { text: 'Sorry, one moment.' });
  const cleared = await callThat(({ events }) => events.includes('clear'), 'the line is cleared');
  expect(cleared.said.map(({ text }) => text)).not.toContain('How did you choose?');
  await until(() => platform.said().includes('user: Sorry, one moment.'), 'the expert is heard');
});
