import type { Speech, Voice } from '../telephony/voice';
import { makeSpeakSample, type Sample } from './speak-sample';

const sample: Sample = { language: 'en', voice: 'id', speed: 1.2, text: ' Hello. ', personaName: 'Sam' };
const { signal } = new AbortController();

/** Returns a voice that makes pieces of one second. */
function aVoice(seconds = 1) {
  const asked: Speech[] = [];
  const made = { seconds: 0 };
  const voice: Voice = async function* (speech) {
    asked.push(speech);
    for (; made.seconds < seconds; made.seconds += 1) yield new Int16Array(speech.rateHz).fill(7);
  };
  return { voice, asked, made };
}

test('the text is spoken with the voice, speed and language, and returned as WAV', async () => {
  const { voice, asked } = aVoice();
  const wav = await makeSpeakSample(voice)(sample, signal);
  expect(asked).toEqual([{ language: 'en', voice: 'id', speed: 1.2, text: 'Hello.', rateHz: 24_000 }]);
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav).toHaveLength(44 + 2 * 24_000);
});

test('without a text the introduction of the language is spoken', async () => {
  const { voice, asked } = aVoice();
  await makeSpeakSample(voice)({ ...sample, language: 'de', text: ' ' }, signal);
  expect(asked[0]?.text).toContain('Mein Name ist Sam');
});

test('the sound ends after 60 seconds, and no more of it is made', async () => {
  const { voice, made } = aVoice(100);
  const wav = await makeSpeakSample(voice)(sample, signal);
  expect(wav).toHaveLength(44 + 60 * 2 * 24_000);
  expect(made.seconds).toBeLessThan(62);
});

test('four samples are spoken at once; more are refused until one has ended', async () => {
  let goOn: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  const speak = makeSpeakSample(async function* () {
    await paused;
    yield new Int16Array(10);
  });
  const speaking = Array.from({ length: 4 }, () => speak(sample, signal));
  await expect(speak(sample, signal)).rejects.toMatchObject({ kind: 'unavailable' });
  goOn();
  await Promise.all(speaking);
  await expect(speak(sample, signal)).resolves.toHaveLength(44 + 20);
});

test('a caller that no longer waits ends the speech', async () => {
  const stop = new AbortController();
  const speak = makeSpeakSample(async function* (_, stopped) {
    stop.abort();
    stopped.throwIfAborted();
    yield new Int16Array(10);
  });
  await expect(speak(sample, stop.signal)).rejects.toMatchObject({ kind: 'timeout' });
});

test('without speech synthesis there is no sample, but the text that a browser may speak', async () => {
  const speak = makeSpeakSample(undefined);
  await expect(speak(sample, signal)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'SPEECH_OFF',
    details: { text: 'Hello.' },
  });
});
