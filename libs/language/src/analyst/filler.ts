import { type Language } from '@colloquy/contracts';
import { stopWords } from '../text/stop-words';
import { wordsOf } from '../text/segment';

/** Thresholds for text that is not speech. */
const speech = {
  /** Minimum number of words to apply the threshold. */
  words: 9,
  /** Minimum share of function words in spoken language; a list of names has capitals instead. */
  joining: 0.13,
  capitals: 0.4,
  /** Minimum share of different words in a sentence of at least five. */
  different: 0.5,
  fewestWords: 5,
  /** Maximum share of words without a vowel. */
  mashed: 0.4,
};

const placeholders =
  /(?<!\p{L})(?:lorem|ipsum|dolor|bla+h?|yada|asdf\w*|qwert[yz]\w*|foo|foobar|xxx+)(?!\p{L})/giu;

/** Returns whether a sentence is filler: placeholder text, one word repeated, or not language at all. */
export function isFiller(sentence: string, language: Language): boolean {
  const words = wordsOf(sentence, language);
  if (words.length === 0) return false;
  const placeholding = sentence.match(placeholders)?.length ?? 0;
  if (placeholding >= 2 || placeholding / words.length >= 0.5) return true;
  const different = new Set(words.map((word) => word.toLowerCase())).size / words.length;
  if (words.length >= speech.fewestWords && different <= speech.different) return true;
  const stops = stopWords[language];
  if (!stops) return false;
  const mashed = words.filter(
    (word) => /^(?=.{4})[^\P{L}aeiouyà-ÿ]+$/iu.test(word) && !/^\p{Lu}+$/u.test(word),
  );
  if (mashed.length >= 2 && mashed.length / words.length >= speech.mashed) return true;
  if (words.length < speech.words) return false;
  const share = (those: (word: string) => boolean) => words.filter(those).length / words.length;
  return (
    share((word) => stops.has(word.toLowerCase().replaceAll('’', "'"))) < speech.joining &&
    share((word) => /^[\p{Lu}\p{N}]/u.test(word)) < speech.capitals
  );
}
