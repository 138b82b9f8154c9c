import { tonesOf } from './tone-code.mjs';

/** Any rate shows how long words take. */
const rate = 8000;

/**
 * Words that take so long to say, without a pause in which somebody could take the floor.
 * @param {(words: string) => string} answerTo
 * @param {string} asked
 * @param {number} ms
 */
export function monologueOf(answerTo, asked, ms) {
  let words = answerTo(asked);
  while ((tonesOf(words, rate).length * 1000) / rate < ms) words += ` ${answerTo(asked)}`;
  return words;
}
