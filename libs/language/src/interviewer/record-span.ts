import { type Language } from '@colloquy/contracts';
import { sentencesOf } from '../text/segment';
import { backwardRequests, courtesyAfter, earlierSaidWords, lastSaidWords, reasonWords, smallNumbers } from './record-span-words'; // prettier-ignore
import { plainSentence } from './requests/match';
import { isCoarse, statingWords } from './requests/statement';
import { requestTables } from './requests/tables';

export interface BackwardWish {
  /** So many sentences more; 0 if the utterance has them all. */
  sentences: number;
  /** At least so many answers more; Infinity for all. */
  answers: number;
}

/** A wish is a sentence of its own that asks the listener: "they cut the last sentence of the contract" is no wish. */
export function backwardWishIn(text: string, language: Language): BackwardWish | undefined {
  const sentences = sentencesOf(text, language);
  const wishes = sentences.map((sentence) => wishIn(sentence, language));
  const at = wishes.findLastIndex((wish) => wish !== undefined);
  const wish = wishes[at];
  if (!wish || wish.answers > 0) return wish;
  const before = statementsAmong(sentences.slice(0, at), language);
  const missing = Math.max(0, wish.sentences - before);
  return { sentences: missing, answers: missing > 0 ? 1 : 0 };
}

/** Returns the number of sentences of an answer that state something; 1 if it does so only as a whole. */
export const statementsIn = (answer: string, language: Language): number =>
  Math.max(
    statementsAmong(sentencesOf(answer, language), language),
    statingWords(answer, language) > 0 ? 1 : 0,
  );

const statementsAmong = (sentences: readonly string[], language: Language): number =>
  sentences.filter((each) => statingWords(each, language) >= (isCoarse(language) ? 3 : 2)).length;

function wishIn(sentence: string, language: Language): BackwardWish | undefined {
  const { earlier, last } = patternsFor(backwardRequests[language] ? language : 'en');
  const plain = plainSentence(sentence);
  if (plain.length > maxWishLength) return undefined;
  if (earlier.some((pattern) => pattern.test(plain))) {
    return { sentences: 0, answers: fromTheStart.test(plain) ? Infinity : 1 };
  }
  const groups = last.map((pattern) => pattern.exec(plain)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const given = groups['n'] ?? groups['m'];
  const isPlural = groups['many'] !== undefined;
  const count = given === undefined ? (isPlural ? 2 : 1) : (smallNumbers[given] ?? (Number(given) || aFew));
  return groups['answer'] === undefined ? { sentences: count, answers: 0 } : { sentences: 0, answers: count };
}

/** "The last few sentences". */
const aFew = 5;

/** In characters. */
const maxWishLength = 200;

const fromTheStart = /start|beginning|anfang|principio|début|inizio|início|begin|początku/u;

interface Patterns {
  earlier: readonly RegExp[];
  last: readonly RegExp[];
}
const compiled = new Map<Language, Patterns>();

function patternsFor(language: Language): Patterns {
  const made = compiled.get(language) ?? { earlier: compile(earlierSaidWords, language), last: compile(lastSaidWords, language) }; // prettier-ignore
  compiled.set(language, made);
  return made;
}

function compile(units: Partial<Record<Language, string>>, language: Language): RegExp[] {
  const unit = units[language] ?? '(?!)';
  const isUnspaced = language === 'ja';
  const courtesy = [...requestTables[language].courtesy, ...requestTables.en.courtesy].join('|');
  const lead = `(?:(?:${courtesy})${isUnspaced ? '[\\s,.!、。…]{0,3}' : '[\\s,.!:…–—-]{1,3}'}){0,5}`;
  const after = [courtesyAfter[language], courtesy].filter((words) => words !== undefined).join('|');
  const reason = reasonWords[language] ? `(?: ?[,;:–—-]+ (?:${reasonWords[language]})(?!\\p{L}).*)?` : '';
  return (backwardRequests[language] ?? []).map((request) => {
    const wish = request.replaceAll(' ', ',? ').replace('{}', `(?:${unit.replaceAll(' ', ',? ')})`);
    return new RegExp(
      `^[¿¡]?${lead}(?:${wish})(?:[\\s,]{0,3}(?:${after})){0,4}${reason}[\\s.!?…。！？]*$`,
      'u',
    );
  });
}
