import { join } from 'node:path';
import { joinRecordings } from '@colloquy/media';
import { until } from '@colloquy/testing';
import { makePhoneHarness, testNumber } from './phone-harness';
import { recorded } from './recorded';
import { scriptedSpeech } from './sound-line';

const harness = makePhoneHarness('telnyx');
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

// the person's tones have no words for a platform that reads them at another rate or in another byte order
test.each([
  ['at 16 kHz', {}],
  ['at 16 kHz, though the telephone network has carried 8 kHz', { narrow: true }],
])(
  'a call is heard, spoken and recorded %s',
  async (_what, behaviour) => {
    const platform = await harness.platform(testNumber);
    const { due, line, callThat } = await harness.service(
      platform,
      { TELEPHONY_WORDS: 'false', TELEPHONY_CODEC: 'L16-LE' },
      { SOUND: 'true' },
    );
    const answers = ['By price.', 'Nothing.'];
    await line.script(testNumber, { greeting: 'Hello?', answers, then: 'silence', ...behaviour });
    due();
    await harness.reasons(platform, 'completed_natural_end');
    expect(platform.said().filter((said) => said.startsWith('user'))).toEqual([
      'user: Hello?',
      'user: By price.',
      'user: Nothing.',
    ]);
    const { said, parameters } = await callThat(
      ({ status }) => status === 'completed',
      'the platform hangs up',
    );
    expect(parameters['text']).toBeUndefined();
    const heard = said.filter(({ who }) => who === 'platform').map(({ text }) => text);
    expect(heard.join(' ')).toContain('What went wrong?');
    const parts = await recorded(join(harness.joinDir, 'media'), platform);
    const recording = await joinRecordings(parts);
    expect(recording.damagedParts).toEqual([]);
    expect(recording.durationMs).toBeGreaterThan(1000);
    await recording.dispose();
  },
  60_000,
);

test('speech models get the sound of 16 kHz', async () => {
  const platform = await harness.platform(testNumber);
  const speech = scriptedSpeech(['Hello?', 'By price.']);
  const settings = {
    TELEPHONY_WORDS: 'false',
    TELEPHONY_CODEC: 'L16-LE',
    SPEECH_API_URL: 'http://127.0.0.1:9',
  };
  const { due, line } = await harness.service(platform, settings, {}, { speech: speech.ports });
  await line.script(testNumber, { greeting: 'Hello?', answers: ['By price.'], then: 'silence' });
  due();
  await until(() => platform.said().includes('user: Hello?'), 'the expert is heard');
  expect(speech.utterances[0]?.sampleRate).toBe(16_000);
});

test('Twilio with another codec than PCMU is refused at the start', async () => {
  const platform = await harness.platform(testNumber);
  const settings = { TELEPHONY: 'twilio', TELEPHONY_CODEC: 'L16-LE' };
  await expect(harness.service(platform, settings)).rejects.toThrow('TELEPHONY_CODEC must be PCMU');
});
