import { join } from 'node:path';
import { encodeAudioFrame, encodeMicrophoneFrame } from '@colloquy/contracts';
import { joinRecordings } from '@colloquy/media';
import { until } from '@colloquy/testing';
import { makeHarness, urlOf } from './harness';
import { overThePage } from './page-line';
import { recorded } from './recorded';
import { scriptedSpeech } from './sound-line';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const greeting = 'Hello Jordan, I am Sam. How did you choose?';

/** Starts a conversation by voice whose utterances are recognised as `heard`. */
async function aConversation(
  heard: string[],
  line: Parameters<typeof overThePage>[1] = {},
  endOfTurnMs = 20,
) {
  const platform = await harness.platform();
  const speech = scriptedSpeech(heard);
  const app = await harness.app(
    platform,
    { CLOSING_MS: 300, EARLY_DISCONNECT_MS: 1 },
    { speech: speech.ports, endOfTurn: () => endOfTurnMs },
  );
  const client = await harness.client(app, platform);
  const page = overThePage(client, line);
  const welcome = await client.hello({ voice: { aloud: true } }).next('welcome');
  return { platform, app, speech, client, page, welcome };
}

async function hasNoConnection(app: Awaited<ReturnType<typeof harness.app>>): Promise<boolean> {
  const metrics = await (await fetch(`${urlOf(app)}/metrics`)).text();
  return /^colloquy_conversation_connections(\{[^}]*\})? 0$/m.test(metrics);
}

test('the expert is heard and the interviewer speaks; both are in the recording, and words are displayed', async () => {
  const { platform, client, page, welcome, speech } = await aConversation(['By price.', 'Nothing.']);
  expect(welcome.speech).toBe('platform');
  await client.next('turn');
  expect(await client.next('spoken')).toEqual({ type: 'spoken', sequence: 0 });
  const [first] = page.heard();
  expect(first).toMatchObject({ rateHz: 16_000, sequence: 0, upTo: greeting.indexOf('How') });
  const samples = page.heard().reduce((sum, piece) => sum + piece.samples.length, 0);
  // a character lasts 10 ms, and spaces around sentences are not spoken
  expect(samples).toBeGreaterThan((greeting.length - 3) * 160);
  page.speak();
  expect(await client.next('caption')).toEqual({ type: 'caption', text: 'By price.' });
  const { utteranceId } = await client.next('caption');
  expect(await client.next('ack')).toEqual({ type: 'ack', utteranceId, sequence: 1 });
  expect(speech.utterances[0]?.sampleRate).toBe(16_000);
  await client.next('spoken');
  expect(platform.interview.turns[0]?.durationMs).toBeGreaterThan(0);
  page.speak();
  expect((await client.next('ended')).reason).toBe('completed_natural_end');
  expect(platform.said().filter((said) => said.startsWith('user'))).toEqual([
    'user: By price.',
    'user: Nothing.',
  ]);
  const parts = await recorded(join(harness.joinDir, 'media'), platform);
  expect(parts).toHaveLength(1);
  const recording = await joinRecordings(parts);
  expect(recording.damagedParts).toEqual([]);
  // two utterances of 1.1 s, up to the beginning of the last frame
  expect(recording.durationMs).toBeGreaterThanOrEqual(2200 - 20);
  await recording.dispose();
});

test.each([8000, 44_100, 48_000])('sound of %i Hz is understood', async (rateHz) => {
  const { platform, page, client, speech } = await aConversation(['By price.'], { rateHz });
  await client.next('spoken');
  page.speak();
  await until(() => platform.said().includes('user: By price.'), 'the expert is heard');
  expect(speech.utterances[0]?.sampleRate).toBe(16_000);
  expect(speech.utterances[0]?.samples.length).toBeGreaterThanOrEqual(0.7 * 16_000);
});

test('an expert who speaks or types interrupts; unheard words are taken back', async () => {
  const spoken = await aConversation(['One moment, please.'], { plays: false });
  await until(() => spoken.page.heard().length > 0, 'the greeting begins');
  spoken.page.speak();
  await spoken.client.next('hush');
  expect(await spoken.client.next('spoken')).toEqual({ type: 'spoken', sequence: 0, characters: 0 });
  await until(() => spoken.platform.said().includes('user: One moment, please.'), 'the expert is heard');
  expect(spoken.platform.said()[0]).toBe('agent: ');

  const typed = await aConversation([], { plays: false });
  await until(() => typed.page.heard().length > 0, 'the greeting begins');
  await typed.client.say('I would rather type.');
  expect(typed.client.received.map(({ type }) => type)).toEqual(expect.arrayContaining(['hush', 'spoken']));
  await until(() => typed.platform.said()[0] === 'agent: ', 'the greeting is taken back');
});

test('turns are only displayed while reading aloud is off', async () => {
  const { client, page, platform } = await aConversation([]);
  await client.next('spoken');
  client.send({ type: 'voice', aloud: false });
  const before = page.heard().length;
  await client.say('By price.');
  const { sequence } = await client.next('turn');
  client.heard(sequence);
  client.send({ type: 'voice', aloud: true });
  await client.say('Nothing.');
  const last = await client.next('turn');
  await client.next('spoken');
  expect(
    new Set(
      page
        .heard()
        .slice(before)
        .map((piece) => piece.sequence),
    ),
  ).toEqual(new Set([last.sequence]));
  expect(platform.said()).toContain('agent: What went wrong?');
});

test('a turn that cannot be spoken was read', async () => {
  const platform = await harness.platform();
  const { ports } = scriptedSpeech([]);
  const failing = {
    speak: () => {
      throw new Error('down');
    },
  };
  const app = await harness.app(platform, {}, { speech: { ...ports, textToSpeech: failing } });
  const client = (await harness.client(app, platform)).hello({ voice: { aloud: true } });
  await client.next('turn');
  expect(await client.next('spoken')).toEqual({ type: 'spoken', sequence: 0 });
  expect(platform.said()[0]).toBe(`agent: ${greeting}`);
});

test('a lost connection loses no words: those being recognised are stored, and the unheard turn is spoken again', async () => {
  const { platform, app, client, page, welcome } = await aConversation(['We had signed when'], {}, 60_000);
  await client.next('spoken');
  page.sound(4000, 600);
  await until(() => client.received.length > 0, 'sound is sent');
  // the messages that were sent are read before the connection breaks
  client.socket.close();
  await client.closed;
  await until(() => platform.said().includes('user: We had signed when'), 'the words are stored');
  const { sessionId, resumeToken } = welcome;
  const again = await harness.client(app, platform);
  const secondPage = overThePage(again);
  again.hello({ resume: { sessionId, resumeToken, lastSequence: 0 }, voice: { aloud: true } });
  await again.next('welcome');
  const { sequence } = await again.next('spoken');
  expect(sequence).toBe(2);
  expect(secondPage.heard().every((piece) => piece.sequence === 2)).toBe(true);
});

test('a microphone that is switched off ends the utterance', async () => {
  const { client, page } = await aConversation(['By price.']);
  await client.next('spoken');
  page.sound(4000, 600);
  expect(await client.next('caption')).toEqual({ type: 'caption', text: 'By price.' });
});

test('words that were being said when the expert ends the interview are stored', async () => {
  const { platform, client, page } = await aConversation(['We had signed.'], {}, 60_000);
  await client.next('spoken');
  page.sound(4000, 600);
  client.send({ type: 'end' });
  await client.next('ended');
  expect(platform.said()).toContain('user: We had signed.');
});

test('an expert who ends the interview and closes the tab loses no words: they are stored, then the session ends', async () => {
  const { platform, app, client, page, speech } = await aConversation(['We had signed.'], {}, 60_000);
  await client.next('spoken');
  const recognition = speech.pauses();
  page.sound(4000, 600);
  client.send({ type: 'end' });
  await until(() => speech.utterances.length > 0, 'the words are being recognised');
  client.socket.close();
  await until(() => hasNoConnection(app), 'the connection is closed');
  recognition.goesOn();
  await until(() => platform.said().includes('user: We had signed.'), 'the words are stored');
  await until(() => platform.reasons()[0] !== undefined, 'the session has ended');
  expect(platform.reasons()).toEqual(['completed_by_expert']);
});

test('a process that stops stores the words that it has heard', async () => {
  const { platform, app, client, page } = await aConversation(['We had signed.'], {}, 60_000);
  await client.next('spoken');
  page.speak();
  await client.next('caption');
  await app.stop();
  expect(platform.said()).toContain('user: We had signed.');
});

test('frames that are no sound and sound beyond the time are refused, and the conversation goes on', async () => {
  const { client, page } = await aConversation([]);
  await client.next('spoken');
  const samples = new Int16Array(1600);
  for (const bad of [
    encodeMicrophoneFrame({ rateHz: 7000, ageMs: 0, samples }),
    encodeMicrophoneFrame({ rateHz: 16_000, ageMs: 0, samples }).subarray(0, 9),
    encodeMicrophoneFrame({ rateHz: 96_000, ageMs: 0, samples }),
  ]) {
    client.raw(bad);
    expect(await client.next('error')).toMatchObject({ code: 'malformed' });
  }
  client.raw(encodeAudioFrame({ partOffsetMs: 0, index: 0, sound: new Uint8Array(100) }));
  expect(await client.next('error')).toMatchObject({ code: 'unexpected-frame' });
  page.sound(0, 20_000);
  expect(await client.next('error')).toMatchObject({ code: 'too-much-sound' });
  await client.say('By price.');
});

test('live sound without a conversation by voice is refused, and more than 60 messages a second end it', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, {}, { speech: scriptedSpeech([]).ports });
  const client = (await harness.client(app, platform)).hello();
  const welcome = await client.next('welcome');
  expect(welcome.speech).toBeUndefined();
  const tiny = encodeMicrophoneFrame({ rateHz: 16_000, ageMs: 0, samples: new Int16Array(16) });
  client.raw(tiny);
  expect(await client.next('error')).toMatchObject({ code: 'unexpected-frame' });
  for (let sent = 0; sent < 1100; sent++) client.raw(tiny);
  expect(await client.next('error', ({ code }) => code === 'too-fast')).toBeDefined();
  expect(await client.closed).toBe(1008);
});

test.each([
  [{}, true, 'platform'],
  [{}, false, 'none'],
  [{ PAGE_SPEECH: 'browser' }, false, 'browser'],
  [{ PAGE_SPEECH: 'browser' }, true, 'browser'],
  [{ PAGE_SPEECH: 'none' }, true, 'none'],
])(
  'with the settings %j and a speech server: %s, the page speaks by %s',
  async (settings, hasServer, speech) => {
    const platform = await harness.platform();
    const overrides = hasServer ? { speech: scriptedSpeech([]).ports } : {};
    const app = await harness.app(platform, settings, overrides);
    const view = await fetch(`http://127.0.0.1:${app.httpPort()}/call/${platform.interview.id}/view`);
    expect(await view.json()).toMatchObject({ speech });
    const client = (await harness.client(app, platform)).hello({ voice: { aloud: true } });
    expect((await client.next('welcome')).speech).toBe(speech === 'platform' ? 'platform' : undefined);
  },
);
