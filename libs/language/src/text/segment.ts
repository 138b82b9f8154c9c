import { type Language } from '@colloquy/contracts';
import { isOneSentence, plainWordsOf } from './plain-text';
import { remembered } from './remembered';
import { stopWords } from './stop-words';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: Language, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity });
  segmenters.set(key, made);
  return made;
}

/** Intl.Segmenter takes quadratic time on long texts (17 s for 160 kB), so they are cut into pieces first. */
const wordPiece = /[^]{1,300}(?=\s)|[^]{1,300}/gu;
const sentencePiece = /[^]{1,2000}[.!?。！？।]\s|[^]{1,2000}(?=\s)|[^]{1,2000}/gu;

/** Ends of a segment after which the sentence continues despite a full stop and a capital. */
const abbreviationAtEnd =
  /(?:^|[\s("'“„«])(?:e\.g|i\.e|cf|vs|approx|mrs?|ms|dr|prof|st|jr|sr|sra|srta|dra|uds?|p|ej|mme|mlle|z|z\.b|d|d\.h|u|u\.a|bzw|ca|evtl|inkl|tzv|tzn)\.\s*$/iu;
const initialsAtEnd = /(?:^|[\s("'“„«.])(?!I\.)\p{Lu}\.\s*$/u;

/** In German an ordinal number ends with a full stop before a noun with a capital: "am 3. März". */
const ordinalAtEnd =
  /(?<!\p{L})(?:d(?:e[rnms]|ie|as)|am|im|vom|zum|zur|beim|ab|bis|seit|und|jede[rnsm]?) \d{1,2}\.\s*$/iu;
const numberAtEnd = /(?<![\d.,])\d{1,2}\.\s*$/u;
const scaleAtEnd = /\d\s?(?:Mio|Mrd|Tsd)\.\s*$/u;
const month = /^(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*(?!\p{L})/u;

function goesOn(end: string, next: string, language: Language): boolean {
  if (abbreviationAtEnd.test(end) || initialsAtEnd.test(end)) return true;
  if (language !== 'de') return false;
  if (month.test(next)) return numberAtEnd.test(end);
  const first = /^\p{Lu}\p{L}*/u.exec(next)?.[0];
  const isNoun = first !== undefined && stopWords.de?.has(first.toLowerCase()) !== true;
  return isNoun && (ordinalAtEnd.test(end) || scaleAtEnd.test(end));
}

/** A full stop after an abbreviation or an initial does not end a sentence. */
export const sentencesOf = (text: string, language: Language): readonly string[] =>
  remembered(`${language} sentences`, text, () => cutIntoSentences(text, language));

/** Returns the positions of the sentences of {@link sentencesOf}: of the first code unit, and behind the last one. */
export function sentencePositions(text: string, language: Language): { from: number; to: number }[] {
  let end = 0;
  return sentencesOf(text, language).map((sentence) => {
    const from = Math.max(end, text.indexOf(sentence, end));
    end = from + sentence.length;
    return { from, to: end };
  });
}

function cutIntoSentences(text: string, language: Language): string[] {
  if (isOneSentence(text)) return [text.trim()].filter((sentence) => sentence !== '');
  const sentences: string[] = [];
  let open = '';
  const segments = [...sentenceSegments(text, language)];
  for (const [at, segment] of segments.entries()) {
    open += segment;
    if (goesOn(open.slice(-16), segments[at + 1] ?? '', language)) continue;
    if (open.trim() !== '') sentences.push(open.trim());
    open = '';
  }
  if (open.trim() !== '') sentences.push(open.trim());
  return sentences;
}

function* sentenceSegments(text: string, language: Language): Generator<string> {
  const segmenter = segmenterOf(language, 'sentence');
  for (const part of text.length > 2000 ? (text.match(sentencePiece) ?? []) : [text]) {
    for (const { segment } of segmenter.segment(part)) yield segment;
  }
}

/** Splits a text without loss into words and the text between them, in order, with their positions. */
export function* segmentsOf(
  text: string,
  language: Language,
): Generator<{ index: number; segment: string; isWordLike: boolean }> {
  const segmenter = segmenterOf(language, 'word');
  for (const { index: start, 0: part } of text.matchAll(wordPiece)) {
    for (const { index, segment, isWordLike } of segmenter.segment(part)) {
      yield { index: start + index, segment, isWordLike: isWordLike === true };
    }
  }
}

export const wordsOf = (text: string, language: Language): readonly string[] =>
  remembered(`${language} words`, text, () => cutIntoWords(text, language));

function cutIntoWords(text: string, language: Language): string[] {
  const plain = plainWordsOf(text);
  if (plain) return plain;
  const words: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text, language)) {
    if (isWordLike) words.push(segment);
  }
  return words;
}
