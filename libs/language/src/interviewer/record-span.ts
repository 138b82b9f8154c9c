import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { goesOnAboutPerson } from '../personal-data/persons';
import { anaphorsOf, outsidersOf } from '../text/grammar';
import { sentencesOf, wordsOf } from '../text/segment';
import {
  answerUnit,
  backWords,
  earlierSaidWords,
  joiningWords,
  lastSaidWords,
  namedWords,
  removingWords,
  smallNumbers,
} from './record-span-words';
import { recordRequestIn } from './requests/requests';
import { isCoarse, statingWords } from './requests/statement';

/** A wish to remove words that were said before the wish. */
export interface BackwardWish {
  /** So many sentences before the wish; Infinity for all that was said to the question, or before it. */
  sentences: number;
}

const compiled = new Map<string, RegExp>();

function patternIn(table: Partial<Record<Language, string>>, name: string, language: Language): RegExp {
  const key = `${name} ${language}`;
  const sources = [table[language], table.en].filter((source) => source !== undefined);
  const source = sources[0] ?? '(?!)';
  const isWhole = !['ja', 'ko', 'zh'].includes(language);
  const made =
    compiled.get(key) ?? new RegExp(isWhole ? `(?<!\\p{L})(?:${source})(?!\\p{L})` : `(?:${source})`, 'iu');
  compiled.set(key, made);
  return made;
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/gu, ' ').trim();

/** Returns the wish of a sentence to remove "the last two sentences" or "what I said before that"; undefined if there is none. */
export function backwardWishIn(sentence: string, language: Language): BackwardWish | undefined {
  const text = plain(sentence);
  if (!patternIn(removingWords, 'removing', language).test(text) || isReport(text, language))
    return undefined;
  if (patternIn(earlierSaidWords, 'earlier', language).test(text)) return { sentences: Infinity };
  const groups = patternIn(lastSaidWords, 'last', language).exec(text)?.groups;
  if (!groups) return undefined;
  const given = groups['n'] ?? groups['m'];
  if (answerUnit.test(groups['unit'] ?? '')) return { sentences: Infinity };
  if (given === undefined) return { sentences: 1 };
  return { sentences: smallNumbers[given.toLowerCase()] ?? (Number(given) || Infinity) };
}

/** A wish with more content words tells of something else. */
const mostContentWords = 7;

/** "They cut the last two sentences from our brochure" is no wish. */
const isReport = (text: string, language: Language): boolean =>
  contentWords(text, language).length > mostContentWords ||
  wordsOf(text.toLowerCase(), language).some(
    (word) => outsidersOf(language)?.has(word) === true || reporting.test(word),
  );

/** "We" in the languages in which it stands alone. */
const reporting = /^(?:we|our|us|he|she|wir|unser\p{L}*|nous|nosotros|noi|nós|wij|\p{L}{2,}amos)$/u;

/** Returns the position of the sentence with a wish about words said before; undefined if there is none. */
export function backwardWishAt(
  text: string,
  language: Language,
): { at: number; sentences: number } | undefined {
  const wishes = sentencesOf(text, language).map((each) => backwardWishIn(each, language));
  const at = wishes.findLastIndex((wish) => wish !== undefined);
  const wish = wishes[at];
  return wish && { at, sentences: wish.sentences };
}

const gapIn = (language: Language): string => (language === 'ja' || language === 'zh' ? '' : ' ');

/** Returns a text without its last sentences. */
export const withoutLast = (text: string, sentences: number, language: Language): string =>
  sentencesOf(text, language)
    .slice(0, sentences === Infinity ? 0 : -sentences)
    .join(gapIn(language));

/**
 * Returns the sentences of a turn that a wish about the record in it does not concern. In doubt a sentence is left out: kept are
 * those before an announcement ("Off the record: ..."), those beside "the last two sentences" and beside what is named ("that thing about the
 * merger"), and those that have nothing in common with a sentence that ends with the wish.
 */
export function wordsOnTheRecord(text: string, language: Language): string {
  const sentences = sentencesOf(text, language);
  const spans = sentences.map((_, at) => spanAt(sentences, at, language));
  if (spans.every((span) => span === undefined)) return '';
  const withheld = new Set(spans.flatMap((span) => span ?? []));
  // what goes on about something withheld is withheld
  sentences.forEach((sentence, at) => {
    if (withheld.has(at - 1) && opensWithAnaphor(sentence, language)) withheld.add(at);
  });
  return sentences.filter((_, at) => !withheld.has(at)).join(gapIn(language));
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

/** Returns the positions of the sentences that the wish of one of them concerns; undefined if it has none. */
function spanAt(sentences: readonly string[], at: number, language: Language): number[] | undefined {
  const sentence = sentences[at] ?? '';
  const wish = backwardWishIn(sentence, language);
  if (wish) return range(wish.sentences === Infinity ? 0 : Math.max(0, at - wish.sentences), at + 1);
  const request = recordRequestIn(sentence, language);
  if (!request) return undefined;
  const named = namedIn(sentence, language);
  if (named.length > 0) return sharing(sentences, at, named, language);
  const states = (words: string) => statingWords(words, language) >= (isCoarse(language) ? 3 : 2);
  const tells = states(request.after) || /^\s*[:：].*\p{L}/u.test(request.after);
  if (request.kind === 'off-the-record' && !states(request.before) && tells)
    return announces(sentence, language) ? range(at, sentences.length) : range(0, sentences.length);
  if (states(request.before) && !states(request.after)) return linked(sentences, at, language);
  return range(0, sentences.length);
}

/** "That stays between us" may point back, unless a colon follows. */
const announces = (sentence: string, language: Language): boolean =>
  /[:：]/u.test(sentence) || patternIn(backWords, 'back', language).exec(sentence)?.index !== 0;

/** Returns the content words behind "that thing about ...". */
function namedIn(sentence: string, language: Language): string[] {
  const text = plain(sentence);
  const match = patternIn(namedWords, 'named', language).exec(text);
  if (!match) return [];
  const [clause = ''] = text.slice(match.index + match[0].length).split(/[,;:.!?—–]/u);
  return contentWords(clause, language).map(stemOf);
}

/** Inflected words are compared by their beginning. */
const stemOf = (word: string) => word.toLowerCase().slice(0, 5);

const stemsIn = (text: string, language: Language) => new Set(contentWords(text, language).map(stemOf));

function sharing(
  sentences: readonly string[],
  at: number,
  named: readonly string[],
  language: Language,
): number[] {
  const has = (sentence: string) => named.some((stem) => stemsIn(sentence, language).has(stem));
  return range(0, sentences.length).filter((each) => each === at || has(sentences[each] ?? ''));
}

/** Returns a sentence and those before and after it that share a word with it or need it to be understood. */
function linked(sentences: readonly string[], at: number, language: Language): number[] {
  const isLinked = (first: number, second: number) => {
    const [one, other] = [sentences[first] ?? '', sentences[second] ?? ''];
    const said = stemsIn(one, language);
    return opensWithAnaphor(other, language) || [...stemsIn(other, language)].some((stem) => said.has(stem));
  };
  let [from, to] = [at, at];
  while (from > 0 && isLinked(from - 1, from)) from -= 1;
  while (to < sentences.length - 1 && isLinked(to, to + 1)) to += 1;
  return range(from, to + 1);
}

/** A sentence with fewer content words goes on about the one before it. */
const fewestContentWords = 2;

/** True in languages without a table of such words: there each sentence may need the one before it. */
function opensWithAnaphor(sentence: string, language: Language): boolean {
  const anaphors = anaphorsOf(language);
  const [first = '', second = ''] = wordsOf(sentence.toLowerCase().replaceAll('’', "'"), language);
  if (!anaphors || contentWords(sentence, language).length < fewestContentWords) return true;
  const joins = patternIn(joiningWords, 'joining', language).exec(first)?.index === 0;
  return joins || anaphors.has(first) || anaphors.has(second) || goesOnAboutPerson(sentence, language);
}
