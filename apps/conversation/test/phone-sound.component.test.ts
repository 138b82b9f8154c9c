import { join } from 'node:path';
import { until } from '@colloquy/testing';
import { joinRecordings } from '@colloquy/media';
import { newId } from '@colloquy/kernel';
import { aPush, conversationClient } from './agent-pushes';
import { makePhoneHarness } from './phone-harness';
import { recorded } from './recorded';
import { callWithSound, scriptedSpeech } from './sound-line';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const dialIn = { meetingId: '123456', pin: '98' };

/** Starts a call whose utterances are recognised as `heard`. */
async function aCall(
  heard: string[],
  listens = true,
  endOfTurnMs = 20,
  settings: Record<string, string> = {},
) {
  const platform = await harness.platform('');
  Object.assign(platform.interview.phone, dialIn);
  const speech = scriptedSpeech(heard);
  const change = { TELEPHONY_WORDS: 'false', SPEECH_API_URL: 'http://127.0.0.1:9' };
  const { callbackUrl } = await harness.service(
    platform,
    { ...change, ...settings },
    {},
    { speech: speech.ports, endOfTurn: () => endOfTurnMs },
  );
  const caller = await callWithSound(callbackUrl, dialIn, listens);
  harness.onCleanUp(() => caller.close());
  const greeting = 'Hello Jordan, I am Sam. How did you choose?';
  await until(() => platform.said().includes(`agent: ${greeting}`), 'the interviewer greets');
  return { platform, caller, utterances: speech.utterances, pauses: speech.pauses, greeting };
}

test('the expert’s speech is recognised, and the interviewer’s words are played as mu-law', async () => {
  const { platform, caller, utterances, greeting } = await aCall(['By price.', 'Nothing.']);
  await until(() => caller.played() > greeting.length * 70, 'the greeting is played');
  caller.speak();
  await until(() => platform.said().includes('agent: What went wrong?'), 'the answer is understood');
  expect(utterances[0]?.sampleRate).toBe(8000);
  // half a second of speech, with the beginning of the pause after it
  expect(utterances[0]?.samples.length).toBeGreaterThanOrEqual(0.7 * 8000);
  caller.speak();
  await harness.reasons(platform, 'completed_natural_end');
  expect(platform.said().filter((said) => said.startsWith('user'))).toEqual([
    'user: By price.',
    'user: Nothing.',
  ]);
  const { recognisedSeconds = 0, synthesisedSeconds = 0 } = platform.interview.sessions[0]?.usage ?? {};
  const sentSeconds = utterances.reduce((sum, { samples }) => sum + samples.length / 8000, 0);
  expect(recognisedSeconds).toBeCloseTo(sentSeconds);
  expect(synthesisedSeconds).toBeGreaterThan((greeting.length * 70) / 8000);
});

test('sentences with short pauses between them are one turn', async () => {
  const { platform, caller } = await aCall(['By price', 'and by trust.'], true, 1500);
  caller.speak();
  caller.speak();
  await until(() => platform.said().includes('user: By price and by trust.'), 'one turn');
});

test('an expert can interrupt at once; unheard words are removed', async () => {
  const { platform, caller } = await aCall(['One moment.'], false);
  await until(() => caller.played() > 0, 'the greeting begins');
  caller.speak();
  await until(() => platform.said().includes('user: One moment.'), 'the expert is heard');
  // a pause for the short speech, which the words may outlast, then the stop
  expect(caller.clears.length).toBeGreaterThan(0);
  expect(platform.said()[0]).toBe('agent: ');
});

test('after a cough the interviewer goes on, and music is no answer', async () => {
  const { platform, caller, greeting } = await aCall(['', '[Music] ♪']);
  const whole = () => caller.played();
  await until(() => whole() > 0, 'the greeting begins');
  caller.speak();
  caller.speak();
  await until(() => whole() > greeting.length * 70, 'the greeting is played to its end');
  caller.hangUp();
  await harness.reasons(platform, 'call_ended_early');
  expect(platform.said()).toEqual([`agent: ${greeting}`]);
});

test('a call is recorded on the clock of its turns, completely before its session is announced as ended', async () => {
  const { platform, caller, greeting } = await aCall(['By price.', 'Nothing.']);
  await until(() => caller.played() > greeting.length * 70, 'the greeting is played');
  caller.speak();
  await until(() => platform.said().includes('agent: What went wrong?'), 'the answer is understood');
  caller.speak();
  await harness.reasons(platform, 'completed_natural_end');
  const parts = await recorded(join(harness.joinDir, 'media'), platform);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.offsetMs).toBeLessThan(5000);
  const recording = await joinRecordings(parts);
  expect(recording.damagedParts).toEqual([]);
  // the caller's sound arrived at once: two utterances of 1.1 s
  expect(recording.durationMs).toBeGreaterThanOrEqual(2200);
  expect(recording.durationMs).toBeLessThan(20_000);
  await recording.dispose();
});

test('the last words are in the transcript even if the expert hangs up while speaking', async () => {
  const { platform, caller } = await aCall(['We had already signed when']);
  caller.sound(4000, 50);
  caller.hangUp();
  await harness.reasons(platform, 'call_ended');
  expect(platform.said().at(-1)).toBe('user: We had already signed when');
});

/** Starts a call whose expert has not consented; the interviewer is the real one. */
async function callForConsent(heard: string[]) {
  const platform = await harness.platform('', { consents: [] });
  Object.assign(platform.interview.phone, dialIn);
  const speech = scriptedSpeech(heard);
  const { callbackUrl } = await harness.service(
    platform,
    { TELEPHONY_WORDS: 'false', SPEECH_API_URL: 'http://127.0.0.1:9' },
    {},
    { speech: speech.ports, interviewerFor: undefined },
  );
  const caller = await callWithSound(callbackUrl, dialIn);
  harness.onCleanUp(() => caller.close());
  const isHeard = (isConsent: boolean) => () => {
    const last = platform.interview.turns.at(-1);
    return last?.role === 'agent' && (last.act === 'consent') === isConsent && last.durationMs > 0;
  };
  return { platform, caller, speech, isHeard };
}

test('an expert who has no time now consents to nothing, and the interview is kept open', async () => {
  const { platform, caller, isHeard } = await callForConsent(['Could you call me back in an hour?']);
  await until(isHeard(true), 'the expert is asked');
  caller.speak();
  await harness.reasons(platform, 'call_ended');
  expect(platform.interview.holdUntilMs).toBeGreaterThan(Date.now());
  expect(platform.interview.consents).toEqual([]);
});

test('recording starts when the expert consents, by voice or by key', async () => {
  const { platform, caller, speech, isHeard } = await callForConsent([
    'We compared the prices of the carriers.',
  ]);
  await until(isHeard(true), 'the expert is asked');
  caller.sound(0, 50);
  caller.press('1');
  await until(() => platform.interview.consents.length === 1, 'the consent is stored');
  expect(platform.interview.consents).toMatchObject([{ givenBy: 'key', channel: 'PHONE' }]);
  const { agreedAtMs = 0 } = platform.interview.consents[0] ?? {};
  await until(isHeard(false), 'the interview begins');
  caller.speak();
  await until(() => speech.utterances.length === 1, 'the expert answers');
  caller.hangUp();
  await harness.reasons(platform, 'call_ended');
  const [part] = await recorded(join(harness.joinDir, 'media'), platform);
  const { startedAtMs = 0 } = platform.interview.sessions[0] ?? {};
  expect(part?.offsetMs).toBeGreaterThanOrEqual(agreedAtMs - startedAtMs);
});

test('every agent speaks with its own voice, also after a handoff', async () => {
  const platform = await harness.platform('', { questions: ['How did you choose?', 'What did it cost?'] });
  Object.assign(platform.interview.phone, dialIn);
  const speech = scriptedSpeech(['The pricing of the carriers was what we compared first.']);
  const { app, callbackUrl } = await harness.service(
    platform,
    { TELEPHONY_WORDS: 'false', SPEECH_API_URL: 'http://127.0.0.1:9', SPEECH_VOICES: 'voice-of-kim=onyx' },
    {},
    { speech: speech.ports, interviewerFor: undefined },
  );
  const pushes = conversationClient(app);
  harness.onCleanUp(() => pushes.close());
  const { accountId, agentId } = platform.interview;
  const kim = { accountId, agentId: newId() };
  const toKim = { id: newId(), targetAgentId: kim.agentId, condition: 'The expert mentions pricing' };
  const onThePhone = { revision: 1, channel: 'PHONE' } as const;
  await pushes.pushAgent(aPush(kim, { ...onThePhone, voiceId: 'voice-of-kim' }));
  const sam = { ...onThePhone, persona: 'Sam', voiceId: 'voice-of-sam' };
  await pushes.pushAgent(aPush({ accountId, agentId }, { ...sam, rules: [toKim] }));

  const caller = await callWithSound(callbackUrl, dialIn);
  harness.onCleanUp(() => caller.close());
  await until(() => caller.played() > 0, 'Sam greets');
  caller.speak();
  await until(() => speech.voices.includes('onyx'), 'Kim goes on');
  expect([...new Set(speech.voices)]).toEqual(['voice-of-sam', 'onyx']);
});

test('no sound is stored if calls are not recorded', async () => {
  const { platform, caller } = await aCall(['By price.'], true, 20, { RECORD_CALLS: 'false' });
  caller.speak();
  await until(() => platform.said().includes('agent: What went wrong?'), 'the answer is understood');
  caller.hangUp();
  await harness.reasons(platform, 'call_ended');
  expect(await recorded(join(harness.joinDir, 'media'), platform)).toEqual([]);
});

test('an expert who is never heard is told that the number can be called again, and the interview stays open', async () => {
  const { platform, caller, greeting } = await aCall(['fails', 'fails', '', '', 'fails', 'fails']);
  await until(() => caller.played() > greeting.length * 70, 'the greeting is played');
  const last = () => platform.said().at(-1);
  for (const [speech, told] of [
    [() => caller.speak(), 'agent: I could not hear you.'],
    [() => [0, 1].map(() => [caller.sound(4000, 50), caller.sound(0, 30)]), 'agent: I could not hear you.'],
    [() => caller.speak(), 'agent: Please call again.'],
  ] as const) {
    const before = platform.said().length;
    speech();
    await until(() => platform.said().length > before && last() === told, told);
    const isHeard = () => (platform.interview.turns.at(-1)?.durationMs ?? 0) > 0;
    await until(() => platform.reasons()[0] ?? isHeard(), 'it is spoken to its end');
  }
  await harness.reasons(platform, 'call_ended_early');
  expect(platform.interview).toMatchObject({ status: 'IN_PROGRESS', phone: { due: false } });
});

test('an expert who hangs up has heard only what was played, and last words that are still recognised are kept', async () => {
  const { platform, caller, pauses } = await aCall(['We had already signed when'], false);
  const recognition = pauses();
  await until(() => caller.played() > 0, 'the greeting begins');
  caller.sound(4000, 50);
  caller.hangUp();
  await until(() => recognition.isAwaited(), 'the last words are being recognised');
  recognition.goesOn();
  await harness.reasons(platform, 'call_ended');
  expect(platform.said()).toEqual(['agent: ', 'user: We had already signed when']);
});

test('a call ends with the provider’s word, even if its connection stays open', async () => {
  const { platform, caller } = await aCall(['By price.']);
  caller.speak();
  await until(() => platform.said().includes('agent: What went wrong?'), 'the answer is understood');
  caller.stop();
  await harness.reasons(platform, 'call_ended');
});

test('an expert whose words cannot be recognised is told so, and the answer is not lost for good', async () => {
  const { platform, caller, greeting } = await aCall(['fails', 'fails', 'By price.']);
  await until(() => caller.played() > greeting.length * 70, 'the greeting is played');
  caller.speak();
  await until(() => platform.said().some((said) => said.includes('could not hear')), 'the expert is told');
  caller.speak();
  await until(() => platform.said().includes('user: By price.'), 'the expert is heard');
  caller.hangUp();
  await harness.reasons(platform, 'call_ended');
  // only the first of two answers of half a second
  const { unrecognisedSeconds } = platform.interview.sessions[0]?.usage ?? {};
  expect(unrecognisedSeconds).toBeGreaterThan(0.3);
  expect(unrecognisedSeconds).toBeLessThan(0.9);
});
