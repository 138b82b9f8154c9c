import { tonesOf } from './tone-code.ts';

/** The duration of words is the same at every sample rate. */
const rate = 8000;

/** Returns words of a given duration without a pause that could end the turn. */
export function monologueOf(answerTo: (words: string) => string, asked: string, ms: number) {
  let words = answerTo(asked);
  while ((tonesOf(words, rate).length * 1000) / rate < ms) words += ` ${answerTo(asked)}`;
  return words;
}
