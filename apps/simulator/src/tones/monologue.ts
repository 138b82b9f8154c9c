import { tonesOf } from './tone-code.ts';

/** Any rate shows how long words take. */
const rate = 8000;

/** Words that take so long to say, without a pause in which somebody could take the floor. */
export function monologueOf(answerTo: (words: string) => string, asked: string, ms: number) {
  let words = answerTo(asked);
  while ((tonesOf(words, rate).length * 1000) / rate < ms) words += ` ${answerTo(asked)}`;
  return words;
}
