import { type Quote } from './analyst';
import { type Excerpt, ranked } from './excerpts';

const fewest = 3;
const most = 8;
/** From this value on an excerpt is worth quoting besides another one on the same question. */
const strong = 9;
/** The longer an interview, the more there is to quote: one quote for so many content words. */
const contentWordsAQuote = 15;
/** Content words from which on an interview is substantial: as much as one full answer. */
const substantialContentWords = 40;

/**
 * The excerpts worth quoting, in the order spoken: the best of each question, and of the rest the strong
 * ones; up to 8. A substantial interview has at least 3, and one for every 15 content words, if it has as many
 * sentences.
 */
export function quotesOf(excerpts: readonly Excerpt[], contentWords: number): Quote[] {
  const { best, rest } = ranked(excerpts);
  const chosen = best.slice(0, most);
  const worth = Math.max(fewest, Math.floor(contentWords / contentWordsAQuote));
  const wanted = contentWords >= substantialContentWords ? Math.min(most, worth) : 0;
  for (const excerpt of rest) {
    if (chosen.length >= most || (chosen.length >= wanted && excerpt.value < strong)) break;
    if (!chosen.some(({ text }) => text === excerpt.text)) chosen.push(excerpt);
  }
  return chosen
    .sort((a, b) => a.position - b.position)
    .map(({ text, turn, answer }) => ({
      quote: text,
      speaker: 'expert',
      context: answer.question,
      timestamp_secs: turn.timestampSecs,
    }));
}
