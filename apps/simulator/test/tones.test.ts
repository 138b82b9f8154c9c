import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monologueOf } from '../src/tones/monologue.ts';
import { decodeMuLaw, encodeMuLaw } from '../../../libs/language/src/speech/mu-law.ts';
import { makeSpeechSource } from '../src/line/speech-source.ts';
import { inSpeech } from '../src/line/utterance.ts';
import { hiddenWordsIn } from '../src/tones/hidden-words.ts';
import { tonesOf, wordsIn } from '../src/tones/tone-code.ts';

const words = 'Hello Dana, thank you. Größe 漢字: 14,000 euros! Aaaa 0000 “so”.';
const noiseOf = (level: number) => {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.round((seed / 2 ** 30 - 1) * level);
  };
};

test('words are decoded from their tones at every sample rate', () => {
  for (const rate of [8000, 16_000, 24_000]) assert.equal(wordsIn(tonesOf(words, rate), rate), words);
});

test('words are decoded after a telephone line, at any offset in silence, and over noise', () => {
  const sound = tonesOf(words, 8000);
  for (const start of [1, 77, 163, 4001]) {
    const noise = noiseOf(1500);
    const line = Int16Array.from({ length: sound.length + 8000 }, () => noise());
    sound.forEach((sample, at) => (line[start + at] = sample + (line[start + at] ?? 0)));
    assert.equal(wordsIn(decodeMuLaw(encodeMuLaw(line)), 8000), words);
  }
});

test('noise and silence have no words, and cut-off words lack their rest', () => {
  const noise = noiseOf(8000);
  assert.equal(wordsIn(Int16Array.from({ length: 40_000 }, noise), 8000), '');
  assert.equal(wordsIn(new Int16Array(40_000), 8000), '');
  const sound = tonesOf('Who decides in the end?', 8000);
  assert.ok('Who decides in the end?'.startsWith(wordsIn(sound.subarray(0, 6000), 8000)));
});

test('an endless tone has no words, and decoding ends', () => {
  for (const hertz of [700, 1200, 2000]) {
    const steady = (_: unknown, at: number) => Math.round(5000 * Math.sin((2 * Math.PI * hertz * at) / 8000));
    assert.equal(wordsIn(Int16Array.from({ length: 16_000 }, steady), 8000), '');
  }
});

test('a monologue has the requested duration', () => {
  const spoken = tonesOf(
    monologueOf(() => 'The permits took eleven months.', 'Why?', 20_000),
    8000,
  );
  assert.ok(spoken.length / 8000 >= 20 && spoken.length / 8000 < 25);
});

test('words are hidden in speech, in their order, over noise, and pauses are silent', () => {
  const speech = makeSpeechSource(inSpeech());
  speech.makeNoise(2000);
  const lastsMs = speech.say(`${words} {1.5} Mm-hm.`);
  speech.makeNoise(0);
  const line = Array.from({ length: Math.ceil(lastsMs / 20) }, () => decodeMuLaw(speech.next(160)));
  const samples = Int16Array.from(line.flatMap((frame) => [...frame]));
  assert.equal(hiddenWordsIn(samples), `${words} Mm-hm.`);
  assert.equal(speech.speaking(), false);
  const spoken = words.length * 55 * 8;
  assert.ok(samples.subarray(0, spoken).some((sample) => Math.abs(sample) > 3000));
  assert.ok(samples.subarray(spoken + 8, spoken + 12_000).every((sample) => sample === 0));
});
