import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn } from '../text/facts';
import { stopWords } from '../text/stop-words';
import { stemOf } from './relevance';
import { wordsOf } from '../text/segment';
import { clauseWordsOf } from '../text/grammar';

const speech = {
  /** Minimum number of words to apply the threshold. */
  words: 9,
  /** Minimum share of function words in spoken language; a list of names has capitals instead. */
  joining: 0.13,
  capitals: 0.4,
  /** Minimum share of different words in a sentence of at least five. */
  different: 0.5,
  minWords: 5,
  /** Maximum share of words without a vowel. */
  mashed: 0.4,
  /** Minimum share of words of the subject in a turn without any pronoun or verb of every day. */
  subject: 0.4,
  /** Maximum share of different words among the content words of such a turn. */
  varied: 0.85,
};

/** Experts switch to English and back. */
const isFunctionWord = (word: string, stops: ReadonlySet<string>) =>
  stops.has(word) || stopWords.en?.has(word) === true;

/** Returns whether a sentence is filler: one word repeated, or not language at all. */
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

/** Minimum number of figures in a turn that may stand for nothing. */
const minFigures = 3;

/**
 * Returns whether a turn only names figures: several ones, and fewer other words.
 * @param content different content words of the turn
 */
export function isBareFigures(text: string, content: readonly string[], language: Language): boolean {
  const figures = figureRunsIn(text, language);
  if (figures.length < minFigures) return false;
  const all = figures.join(' ').toLowerCase();
  return content.filter((word) => !/\p{N}/u.test(word) && !all.includes(word)).length < figures.length;
}

/**
 * Returns whether a turn strings words of the subject together without saying anything. Three signs are needed: many words
 * of the subject, words that recur, and neither a pronoun nor an auxiliary verb, which most clauses have. False in languages
 * without tables.
 * @param topicalShare share of the content words that are words of the subject
 */
export function isSalad(text: string, topicalShare: number, language: Language): boolean {
  const clause = clauseWordsOf(language);
  const words = wordsOf(text.toLowerCase().replaceAll('’', "'"), language);
  if (!clause || words.length < speech.words) return false;
  if (topicalShare < speech.subject || words.some((word) => clause.has(word))) return false;
  const content = contentWords(text, language).map(stemOf);
  return new Set(content).size <= content.length * speech.varied;
}
