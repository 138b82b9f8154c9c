import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn } from '../text/facts';
import { sentencesOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { stemOf } from './relevance';

/** A sentence with fewer content words may recur by chance. */
const repeatable = 4;

/** A sentence in so many turns was prepared for any question. */
const boilerplateTurns = 3;

export function contentOf(text: string, language: Language): string[] {
  const words = [...new Set(contentWords(text, language).map((word) => word.toLowerCase()))];
  const figures = figureRunsIn(text, language).join(' ').toLowerCase();
  const others = words.filter((word) => !/\p{N}/u.test(word) && !figures.includes(word));
  return [...others, ...words.filter((word) => !others.includes(word)).slice(0, others.length)];
}

export function makeRepetitionCheck(turns: readonly AnalysisTurn[], language: Language) {
  const known = turnsBySentence(turns, language);
  const seen = new Set<string>();
  return (content: readonly string[]): boolean => {
    const key = keyOf(content);
    const isKnown =
      content.length >= repeatable && (seen.has(key) || (known.get(key) ?? 0) >= boilerplateTurns);
    seen.add(key);
    return isKnown;
  };
}

const keyOf = (content: readonly string[]) => content.map(stemOf).sort().join(' ');

function turnsBySentence(turns: readonly AnalysisTurn[], language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { role, text } of turns) {
    if (role !== 'user') continue;
    const keys = sentencesOf(text, language).map((each) => keyOf(contentOf(each, language)));
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
