import { readFileSync } from 'node:fs';
import { decodeMuLaw } from '../../../../libs/language/src/speech/mu-law.ts';
import { bitsOf } from '../tones/hidden-words.ts';
import { tonesOf } from '../tones/tone-code.ts';

/** Samples a second of recorded speech. */
const recordedRate = 8000;
/** Duration of a character in speech, milliseconds. */
export const characterMs = 55;
/** Characters of a text that counts as one word, at most. */
const wordLength = 8;

export interface Utterance {
  samples: Int16Array;
  bits: number[];
}

export type Synthesise = (words: string, rate: number) => Utterance;

export const inTones: Synthesise = (words, rate) => ({ samples: tonesOf(words, rate), bits: [] });

/** Returns recorded speech of the words' duration, with the words in its lowest bits. */
export function inSpeech(): Synthesise {
  const [answer, word] = ['answer', 'backchannel'].map((name) =>
    decodeMuLaw(readFileSync(new URL(`../../../../libs/language/test/sounds/${name}.ulaw`, import.meta.url))),
  ) as [Int16Array, Int16Array];
  return (words, rate) => {
    if (rate !== recordedRate) throw new Error('Recorded speech is narrowband: TELEPHONY_CODEC must be PCMU');
    const length = Math.round((words.length * characterMs * rate) / 1000);
    const samples = Int16Array.from({ length }, (_, at) => answer[at % answer.length] ?? 0);
    return { samples: words.length <= wordLength ? word : samples, bits: bitsOf(words) };
  };
}

/** Splits words at pauses, which are written as seconds in braces: `by price {1.5} and by trust`. */
export function utterances(text: string, speak: Synthesise, rate: number): Utterance[] {
  return text.split(/\{([\d.]+)\}/u).flatMap((part, nth) => {
    if (nth % 2 === 1) return [{ samples: new Int16Array(Number(part) * rate), bits: [] }];
    return part.trim() === '' ? [] : [speak(part.trim(), rate)];
  });
}
