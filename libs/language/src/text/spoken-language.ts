import { type Language, languages } from '@colloquy/contracts';
import type { eld as Detector } from 'eld/extrasmall';
import { isFunctionWord } from './grammar';
import { wordsOf } from './segment';
import { stopWords } from './stop-words';

/** Letters at or above which a text shows its language; syllables and ideographs count as three. */
const minLetters = 30;

/** Lead in the score (0 to 1) over the assumed language: those of Danish and Norwegian differ by less. */
const margin = 0.06;

/** Share of the words that must be in another language. */
const majority = 0.6;

/** Names of the detector that differ; the detector does not tell Indonesian from Malay. */
const renamed: Readonly<Record<string, Language>> = { tl: 'fil', ms: 'id' };

const nameOf = (detected: string): string => renamed[detected] ?? detected;

/** Limits on the share of grammatical words of the assumed language, and on its score, in a text of an unknown one. */
const unknown = { maxFunctionWords: 0.1, maxScore: 0.3 };

const indistinct: readonly (readonly Language[])[] = [['id', 'ms']];

const isKnown = (name: string): name is Language => languages.some((language) => language === name);

/** Returns the language of most texts if the detector is certain of a supported one, otherwise the assumed one. */
export async function spokenLanguageOf(texts: readonly string[], assumed: Language): Promise<Language> {
  const { eld } = await import('eld/extrasmall'); // the package cannot be required
  const letters = new Map<Language, number>();
  for (const text of texts) {
    const count = lettersIn(text);
    if (count < minLetters) continue;
    const language = languageOfText(eld, text, assumed);
    letters.set(language, (letters.get(language) ?? 0) + count);
  }
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most && most[1] >= all * majority ? most[0] : assumed;
}

/** The detector is certain of another language, or the assumed one hardly scores; false for short texts or in doubt. */
export async function isUnknownLanguage(texts: readonly string[], assumed: Language): Promise<boolean> {
  const text = texts.join(' ');
  if (lettersIn(text) < 2 * minLetters) return false;
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text);
  const words = wordsOf(text.toLowerCase(), assumed);
  const grammatical = words.filter(
    (word) => isFunctionWord(word, assumed) || stopWords[assumed]?.has(word) === true,
  );
  if (grammatical.length >= words.length * unknown.maxFunctionWords) return false;
  if (result.isReliable()) return !isKnown(nameOf(result.language));
  const known = Object.entries(result.getScores()).filter(([name]) => nameOf(name) === assumed);
  return Math.max(0, ...known.map(([, score]) => score)) < unknown.maxScore;
}

/** Finds the supported language of which the detector is certain, otherwise the assumed one. */
export async function makeLanguageFinder(): Promise<(text: string, assumed: Language) => Language> {
  const { eld } = await import('eld/extrasmall');
  return (text, assumed) => (lettersIn(text) < minLetters ? assumed : languageOfText(eld, text, assumed));
}

function languageOfText(eld: typeof Detector, text: string, assumed: Language): Language {
  const result = eld.detect(text);
  const language = nameOf(result.language);
  if (!isKnown(language) || isAlike(language, assumed) || !result.isReliable()) return assumed;
  const scores = result.getScores();
  const scoreOf = (wanted: Language) =>
    Math.max(
      0,
      ...Object.entries(scores).flatMap(([name, score]) => (nameOf(name) === wanted ? [score] : [])),
    );
  return scoreOf(language) - scoreOf(assumed) >= margin ? language : assumed;
}

const isAlike = (one: Language, other: Language) =>
  one === other || indistinct.some((group) => group.includes(one) && group.includes(other));

function lettersIn(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return (text.match(/\p{L}/gu)?.length ?? 0) + 2 * dense;
}
