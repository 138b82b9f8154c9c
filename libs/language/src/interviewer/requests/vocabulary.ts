import { type Language } from '@colloquy/contracts';
import { isUnspaced } from './pattern-index';
import { isProtective, requestOrder } from './recogniser';
import { requestTables } from './tables';

/** Words of a sentence that a language's requests must share with it for the sentence to be one of them. */
const mostShared = 2;
/** In letters: the shortest stem, and the shortest word that tells a language: shorter ones are in many. */
const stem = 4;
const telling = 4;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const vocabularies = new Map<Language, ReadonlySet<string>>();

/** The sentence asked about last: many kinds are looked for in each. */
let last = { sentence: '', words: [] as readonly string[], languages: new Map<Language, boolean>() };

/**
 * Whether a sentence may be a request in a language other than the interview's: it shares two words with the requests of
 * that language, and not only short ones. Spares trying the patterns of some thirty languages on every sentence.
 */
export function mayBeIn(language: Language, sentence: string): boolean {
  if (last.sentence !== sentence)
    last = { sentence, words: sentence.match(/[\p{L}\p{M}]+/gu) ?? [], languages: new Map() };
  const known = last.languages.get(language) ?? judge(language, sentence, last.words);
  last.languages.set(language, known);
  return known;
}

function judge(language: Language, sentence: string, words: readonly string[]): boolean {
  if (isUnspaced(language)) return eastAsian.test(sentence);
  const vocabulary = vocabularyOf(language);
  const shared = words.map((word) => sharedPart(vocabulary, word)).filter((part) => part > 0);
  if (words.length === 1) return shared.length === 1;
  return shared.length >= mostShared && shared.some((part) => part >= telling);
}

/** How many letters of a word a vocabulary knows, as the word or as its stem. */
function sharedPart(vocabulary: ReadonlySet<string>, word: string): number {
  const bare = withoutMarks(word);
  for (let length = bare.length; length >= Math.min(stem, bare.length); length -= 1) {
    if (vocabulary.has(bare.slice(0, length))) return length;
  }
  return 0;
}

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The literal words and stems of the patterns that are looked for in all languages, without marks. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const known = vocabularies.get(language);
  if (known) return known;
  const table = requestTables[language];
  const sources = [
    ...requestOrder.filter(isProtective).flatMap((kind) => table[kind]),
    ...table.endPerhaps,
    ...table.withdrawPerhaps,
  ];
  const made = new Set(sources.flatMap(literalWords));
  vocabularies.set(language, made);
  return made;
}

/** A letter class stands for its first letter, which is that of the table. */
const literalWords = (source: string): string[] =>
  withoutMarks(
    source
      .replace(/\\[pP]\{[^}]*\}|\\.|<\w+>/gu, ' ')
      .replace(/\[(\p{L})[^\]]*\]/gu, '$1')
      .toLowerCase(),
  ).match(/\p{L}{2,}/gu) ?? [];
