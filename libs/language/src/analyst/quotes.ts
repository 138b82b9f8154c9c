import { type Language } from '@colloquy/contracts';
import { type Quote } from './analyst';
import { type Claim, ranked } from './claims';
import { stanceOf } from './stance';

const fewest = 3;
const most = 8;
/** Minimum value of a second excerpt on a question. */
const strong = 6;
const contentWordsAQuote = 15;
/** As many as one full answer has. */
const substantialContentWords = 40;

export function quotesOf(claims: readonly Claim[], contentWords: number, language: Language): Quote[] {
  const { best, rest } = ranked(
    claims.filter(({ text }) => text !== '' && stanceOf(text, language) !== 'reported'),
  );
  const chosen = best.slice(0, most);
  const worth = Math.max(fewest, Math.floor(contentWords / contentWordsAQuote));
  const wanted = contentWords >= substantialContentWords ? Math.min(most, worth) : 0;
  for (const claim of rest) {
    if (chosen.length >= most || (chosen.length >= wanted && claim.value < strong)) break;
    if (!chosen.some(({ text }) => text === claim.text)) chosen.push(claim);
  }
  return chosen
    .sort((a, b) => a.turn.timestampSecs - b.turn.timestampSecs || a.position - b.position)
    .map(({ text, turn, answer }) => ({
      quote: text,
      speaker: 'expert',
      context: answer.question,
      timestamp_secs: turn.timestampSecs,
    }));
}
