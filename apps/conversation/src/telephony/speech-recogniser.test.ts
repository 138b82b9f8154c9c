import {
  levelVoiceActivity,
  type Pcm,
  type ProviderCall,
  type SpeechToText,
  speechToTextWithProviders,
} from '@colloquy/language';
import { makeSpeechRecogniser } from './speech-recogniser';

const tone = (ms: number, level = 4000) =>
  Int16Array.from({ length: ms * 8 }, (_, n) => level * Math.sin(n / 3));

/** A recogniser and its events. @param transcribe by default returns how long the sound is */
function aRecogniser(
  transcribe: (audio: Pcm, signal: AbortSignal, limitMs?: number) => Promise<string> = async ({ samples }) =>
    `${samples.length / 8} ms`,
) {
  const told: string[] = [];
  let atMs = 0;
  let unrecognised = 0;
  const recogniser = makeSpeechRecogniser(
    {
      speechToText: { transcribe: (audio, _language, signal, limitMs) => transcribe(audio, signal, limitMs) },
      voiceActivity: levelVoiceActivity(8000),
    },
    () => 'en',
    {
      began: (onsetMs) => told.push(`began ${onsetMs}`),
      ended: () => undefined,
      floor: (floor) => told.push(`floor: ${floor}`),
      stillSpeaking: () => undefined,
      words: (text, { fromMs, toMs }) => told.push(`${fromMs}-${toMs} ${text}`),
      failed: (error) => told.push(String(error)),
      unrecognised: (seconds) => (unrecognised += seconds),
    },
  );
  return {
    recogniser,
    told,
    unrecognised: () => unrecognised,
    hear(sound: Int16Array, size = 160) {
      for (let at = 0; at < sound.length; at += size) {
        const part = sound.subarray(at, at + size);
        recogniser.take(part, atMs);
        atMs += part.length / 8;
      }
    },
    gap: (ms: number) => (atMs += ms),
    /** Waits for pending recognition. */
    async settle() {
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('words come with the onset and the end of their sound, however it is cut into messages', async () => {
  for (const bytes of [160, 100, 4000]) {
    const { hear, told, settle } = aRecogniser(async () => 'Hello.');
    hear(tone(1000, 0), bytes);
    hear(tone(2000), bytes);
    hear(tone(1000, 0), bytes);
    await settle();
    expect(told).toEqual(['began 1000', 'floor: yielded', 'floor: expert', '1000-3000 Hello.']);
  }
});

test('a short sound does not take the floor', async () => {
  const { hear, told, settle } = aRecogniser(async () => 'Mm-hm.');
  hear(tone(500, 0));
  hear(tone(500));
  hear(tone(1000, 0));
  await settle();
  expect(told).toEqual(['began 500', 'floor: yielded', 'floor: interviewer', '500-1000 Mm-hm.']);
});

test('a gap in the sound ends the speech, and the times after the gap are right', async () => {
  const { hear, gap, told, settle } = aRecogniser(async () => 'Words.');
  hear(tone(1000));
  gap(5000);
  hear(tone(1000));
  gap(700);
  hear(tone(1000, 0));
  await settle();
  expect(told.filter((event) => event.endsWith('Words.'))).toEqual(['0-1000 Words.', '6000-7000 Words.']);
});

test('a long speech is busy until its last piece is recognised, and its pieces have no gaps', async () => {
  const { recogniser, hear, told, settle } = aRecogniser();
  hear(tone(45_000));
  await settle();
  expect(told.slice(3)).toEqual(['0-25000 25000 ms']);
  expect(recogniser.isBusy()).toBe(true);
  hear(tone(600, 0));
  expect(recogniser.isBusy()).toBe(true);
  await settle();
  expect(told[4]).toBe('25000-45000 20100 ms'); // and a piece of quiet, in which nothing is recognised
  expect(recogniser.isBusy()).toBe(false);
});

test('a long sound without a word becomes the background', async () => {
  const { recogniser, hear, settle } = aRecogniser(async () => '[Music]');
  hear(tone(25_000));
  await settle();
  expect(recogniser.isBusy()).toBe(false);
  hear(tone(10_000));
  expect(recogniser.isBusy()).toBe(false);
});

test('speech does not become the background when recognition fails', async () => {
  const { recogniser, hear, settle, told } = aRecogniser(() => Promise.reject(new Error('down')));
  hear(tone(26_000));
  await settle();
  expect(told).toContain('Error: down');
  expect(recogniser.isBusy()).toBe(true);
});

test('the speech that waits for recognition is bounded', async () => {
  const waiting: (() => void)[] = [];
  const { hear, told, settle } = aRecogniser(
    () => new Promise((resolve) => waiting.push(() => resolve('.'))),
  );
  const long = tone(25_000);
  for (let piece = 0; piece < 10; piece++) hear(long, 4000);
  await settle();
  expect(told.filter((event) => event.includes('too slowly'))).toHaveLength(2);
});

test('a pause is recognised before it is certainly the end, once, and the result is used', async () => {
  const lengths: number[] = [];
  const { hear, told, settle } = aRecogniser(async ({ samples }) => {
    lengths.push(samples.length / 8);
    return 'Hello.';
  });
  hear(tone(1000));
  hear(tone(300, 0));
  await settle();
  expect(lengths).toHaveLength(1);
  expect(told).not.toContain('0-1000 Hello.');
  hear(tone(300, 0));
  await settle();
  expect(lengths).toHaveLength(1);
  expect(told.at(-1)).toBe('0-1000 Hello.');
});

test('what was recognised at a pause is dropped when the speech goes on', async () => {
  const signals: AbortSignal[] = [];
  const recognised: number[] = [];
  const { hear, told, settle } = aRecogniser(async ({ samples }, signal) => {
    signals.push(signal);
    recognised.push(samples.length / 8);
    return recognised.length === 1 ? 'By price' : 'By price and trust.';
  });
  hear(tone(1000));
  hear(tone(400, 0));
  hear(tone(1000));
  hear(tone(600, 0));
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(recognised[1]).toBeGreaterThan(2400);
  expect(told.at(-1)).toBe('0-2400 By price and trust.');
});

test('speech whose early recognition fails is recognised again', async () => {
  let failures = 1;
  const { hear, told, settle } = aRecogniser(async () => {
    if (failures-- > 0) throw new Error('down');
    return 'Hello.';
  });
  hear(tone(1000));
  hear(tone(600, 0));
  await settle();
  expect(told.at(-1)).toBe('0-1000 Hello.');
  expect(told).not.toContain('Error: down');
});

describe('a provider that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const hangs: SpeechToText = {
    transcribe: (_audio, _language, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  };
  const answers: SpeechToText = { transcribe: async () => 'By price.' };

  /** A recogniser whose providers share 20 s by their settings. */
  function aLine(primary: SpeechToText, fallback: SpeechToText) {
    const calls: ProviderCall[] = [];
    const { transcribe } = speechToTextWithProviders(
      [
        { name: 'primary', port: primary },
        { name: 'fallback', port: fallback },
      ],
      { totalMs: 20_000 },
      (call) => calls.push(call),
    );
    const line = aRecogniser((audio, signal, limitMs) => transcribe(audio, 'en', signal, limitMs));
    return {
      ...line,
      outcomes: () => calls.splice(0).map(({ provider, outcome }) => `${provider} ${outcome}`),
      async answer(ms: number) {
        line.hear(tone(ms));
        for (let passed = 0; passed < 600; passed += 20) {
          line.hear(tone(20, 0));
          await jest.advanceTimersByTimeAsync(20);
        }
        await jest.advanceTimersByTimeAsync(5000 + ms);
      },
    };
  }

  test.each([500, 1000, 3000, 8000])('leaves the next one time for %i ms of speech', async (ms) => {
    const { answer, told, outcomes } = aLine(hangs, answers);
    await answer(ms);
    expect(told.at(-1)).toContain('By price.');
    expect(outcomes()).toEqual(['primary timeout', 'fallback ok']);
  });

  test('is not called again after three answers', async () => {
    const { answer, outcomes } = aLine(hangs, answers);
    for (let time = 0; time < 3; time += 1) await answer(1000);
    outcomes();
    await answer(1000);
    expect(outcomes()).toEqual(['primary open', 'fallback ok']);
  });

  test('is asked once, and the expert is told when the patience is over', async () => {
    const { answer, told, outcomes } = aLine(hangs, hangs);
    await answer(1000);
    expect(outcomes()).toEqual(['primary timeout', 'fallback timeout']);
    expect(told.filter((event) => event.includes('Error'))).toHaveLength(1);
    expect(told.at(-1)).toBe('0-1000 undefined');
  });

  test('is given up for another attempt when the speech goes on, which the breaker does not count', async () => {
    const { answer, hear, outcomes } = aLine(hangs, answers);
    hear(tone(1000));
    hear(tone(400, 0));
    await jest.advanceTimersByTimeAsync(100);
    await answer(1000);
    expect(outcomes()).toEqual(['primary aborted', 'primary timeout', 'fallback ok']);
  });
});

test('speech counts as unrecognised until it is recognised', async () => {
  const answers: (() => string)[] = [() => 'Hello.', failing, failing];
  const { recogniser, hear, unrecognised } = aRecogniser(async () => answers.shift()?.() ?? '');
  hear(tone(1000));
  hear(tone(600, 0));
  expect(unrecognised()).toBe(1);
  await recogniser.finish();
  expect(unrecognised()).toBe(0);
  hear(tone(2000));
  hear(tone(600, 0));
  await recogniser.finish();
  expect(unrecognised()).toBe(2);
});

function failing(): never {
  throw new Error('down');
}
