import { encodeMuLaw, type Pcm } from '@colloquy/language';
import { makeEar } from './ear';

const tone = (ms: number, level = 4000) =>
  encodeMuLaw(Int16Array.from({ length: ms * 8 }, (_, n) => level * Math.sin(n / 3)));

/** An ear, and what it tells. @param transcribe what is recognised; by default how long the sound is */
function anEar(
  transcribe: (audio: Pcm) => Promise<string> = async ({ samples }) => `${samples.length / 8} ms`,
) {
  const told: string[] = [];
  let atMs = 0;
  const ear = makeEar({ transcribe }, () => 'en', {
    began: (onsetMs) => told.push(`began ${onsetMs}`),
    tookFloor: () => told.push('took the floor'),
    goesOn: () => undefined,
    words: (text, { fromMs, toMs }) => told.push(`${fromMs}-${toMs} ${text}`),
    failed: (error) => told.push(String(error)),
  });
  return {
    ear,
    told,
    /** Sound that comes in parts of so many bytes. */
    hear(sound: Uint8Array, bytes = 160) {
      for (let at = 0; at < sound.length; at += bytes) {
        const part = sound.subarray(at, at + bytes);
        ear.take(part, atMs);
        atMs += part.length / 8;
      }
    },
    gap: (ms: number) => (atMs += ms),
    /** Lets what is being recognised come back. */
    async settle() {
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('words come with the onset and the end of their sound, however it is cut into messages', async () => {
  for (const bytes of [160, 100, 4000]) {
    const { hear, told, settle } = anEar(async () => 'Hello.');
    hear(tone(1000, 0), bytes);
    hear(tone(2000), bytes);
    hear(tone(1000, 0), bytes);
    await settle();
    expect(told).toEqual(['began 1000', 'took the floor', '1000-3000 Hello.']);
  }
});

test('a short sound does not take the floor', async () => {
  const { hear, told, settle } = anEar(async () => 'Mm-hm.');
  hear(tone(500, 0));
  hear(tone(500));
  hear(tone(1000, 0));
  await settle();
  expect(told).toEqual(['began 500', '500-1000 Mm-hm.']);
});

test('a gap in the sound ends what was said, and the time goes on behind it', async () => {
  const { hear, gap, told, settle } = anEar(async () => 'Words.');
  hear(tone(1000));
  gap(5000);
  hear(tone(1000));
  gap(700);
  hear(tone(1000, 0));
  await settle();
  expect(told.filter((event) => event.endsWith('Words.'))).toEqual(['0-1000 Words.', '6000-7000 Words.']);
});

test('whoever speaks on is busy until the last piece is recognised, and pieces follow without a gap', async () => {
  const { ear, hear, told, settle } = anEar();
  hear(tone(45_000));
  await settle();
  expect(told.slice(2)).toEqual(['0-25000 25000 ms']);
  expect(ear.busy()).toBe(true);
  hear(tone(600, 0));
  expect(ear.busy()).toBe(true);
  await settle();
  expect(told[3]).toBe('25000-45000 20100 ms'); // and a piece of quiet, in which nothing is recognised
  expect(ear.busy()).toBe(false);
});

test('a sound that goes on without a word becomes the background', async () => {
  const { ear, hear, settle } = anEar(async () => '[Music]');
  hear(tone(25_000));
  await settle();
  expect(ear.busy()).toBe(false);
  hear(tone(10_000));
  expect(ear.busy()).toBe(false);
});

test('a recogniser that fails does not make a voice the background', async () => {
  const { ear, hear, settle, told } = anEar(() => Promise.reject(new Error('down')));
  hear(tone(26_000));
  await settle();
  expect(told).toContain('Error: down');
  expect(ear.busy()).toBe(true);
});

test('speech that waits to be recognised is bounded', async () => {
  const waiting: (() => void)[] = [];
  const { hear, told, settle } = anEar(() => new Promise((resolve) => waiting.push(() => resolve('.'))));
  const long = tone(25_000);
  for (let piece = 0; piece < 10; piece++) hear(long, 4000);
  await settle();
  expect(told.filter((event) => event.includes('too slowly'))).toHaveLength(2);
});
