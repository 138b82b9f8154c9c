import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn } from '../text/facts';
import { stopWords } from '../text/stop-words';
import { stemOf } from './relevance';
import { wordsOf } from '../text/segment';
import { clauseWordsOf } from '../text/grammar';

const speech = {
  words: 9,
  /** Minimum share of function words in spoken language; a list of names has capitals instead. */
  joining: 0.13,
  capitals: 0.4,
  different: 0.5,
  minWords: 5,
  /** Maximum share of words without a vowel. */
  mashed: 0.4,
  subject: 0.4,
  varied: 0.85,
};

/** Experts switch to English and back. */
const isFunctionWord = (word: string, stops: ReadonlySet<string>) =>
  stops.has(word) || stopWords.en?.has(word) === true;

export function isFiller(sentence: string, language: Language): boolean {
  const words = wordsOf(sentence, language);
  if (words.length === 0) return false;
  const different = new Set(words.map((word) => word.toLowerCase())).size / words.length;
  if (words.length >= speech.minWords && different <= speech.different) return true;
  const stops = stopWords[language];
  if (!stops) return false;
  const mashed = words.filter(
    (word) => /^(?=.{4})[^\P{L}aeiouyà-ÿ]+$/iu.test(word) && !/^\p{Lu}+$/u.test(word),
  );
  if (mashed.length >= 2 && mashed.length / words.length >= speech.mashed) return true;
  if (words.length < speech.words) return false;
  const share = (those: (word: string) => boolean) => words.filter(those).length / words.length;
  return (
    share((word) => isFunctionWord(word.toLowerCase().replaceAll('’', "'"), stops)) < speech.joining &&
    share((word) => /^[\p{Lu}\p{N}]/u.test(word)) < speech.capitals
  );
}

const minFigures = 3;

export function isBareFigures(text: string, content: readonly string[], language: Language): boolean {
  const figures = figureRunsIn(text, language);
  if (figures.length < minFigures) return false;
  const all = figures.join(' ').toLowerCase();
  return content.filter((word) => !/\p{N}/u.test(word) && !all.includes(word)).length < figures.length;
}

/** Returns whether words of the subject recur in a turn without a pronoun or an auxiliary verb. */
export function isSalad(text: string, topicalShare: number, language: Language): boolean {
  const clause = clauseWordsOf(language);
  const words = wordsOf(text.toLowerCase().replaceAll('’', "'"), language);
  if (!clause || words.length < speech.words) return false;
  if (topicalShare < speech.subject || words.some((word) => clause.has(word))) return false;
  const content = contentWords(text, language).map(stemOf);
  return new Set(content).size <= content.length * speech.varied;
}
