import { type Language } from '@colloquy/contracts';
import { asksForOffTheRecord, asksToFinishLater, asksToRepeat } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { segmentsOf, wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answers';
import { type SpokenSentence } from './asides';
import { isCorrected, opensCorrection, replacementOf } from './corrections';
import { anaphorsOf, criesOf } from '../text/grammar';
import { substanceOf } from './substance';

/** An assertion of the expert, understandable alone: one sentence, or several that need each other. */
export interface Claim {
  /** Verbatim from one turn; `''` if the expert corrected it, so that it must not be quoted. */
  text: string;
  /** For a summary: `text`, with the corrected figure in place of the wrong one. */
  told: string;
  turn: AnalysisTurn;
  answer: Answer;
  /** Position among all claims of the interview. */
  position: number;
  /** How much a reader learns from it. */
  value: number;
}

/** Minimum of a claim that is shown; the second requirement applies if no claim of an answer meets the first. */
const enough = { words: 5, contentWords: 3 };
const atLeast = { words: 2, contentWords: 1 };
const longestWords = 45;

/** A sentence with fewer content words is joined to its neighbour: alone it tells little. */
const fewestContentWords = 4;

/** Share of turns ending with a full stop from which on a transcript is punctuated. */
const punctuated = 0.6;

/** In spoken order; long sentences are split. */
export function claimsOf(answers: readonly Answer[], language: Language): Claim[] {
  const claims: Claim[] = [];
  const isBrokenOff = brokenOffIn(answers);
  for (const answer of answers) {
    const topic = new Set(contentWords(answer.question, language).map((word) => word.toLowerCase()));
    const found = spansOf(answer, isBrokenOff, language);
    const telling = found.filter(({ told }) => isTelling(told, language, enough));
    const shown =
      telling.length > 0 ? telling : found.filter(({ told }) => isTelling(told, language, atLeast));
    shown.forEach((span, index) => {
      claims.push({
        text: span.text,
        told: span.told,
        turn: span.turn,
        answer,
        position: claims.length,
        value: valueOf(span.told, topic, language) + (index === 0 ? firstBonus : 0),
      });
    });
  }
  return claims;
}

type Span = Pick<Claim, 'text' | 'told' | 'turn'> & { last: SpokenSentence };

/** Joins the sentences of an answer to spans of its turns, in spoken order. A correction replaces what it corrects. */
function spansOf(
  answer: Answer,
  isBrokenOff: (turn: AnalysisTurn, sentence: string) => boolean,
  language: Language,
): Span[] {
  const spans: Span[] = [];
  const mayBeTold = toldIn(answer, language);
  answer.sentences.forEach((sentence, index) => {
    if (!mayBeTold(sentence)) return;
    if (corrected(spans, sentence, language)) return;
    const text = isBrokenOff(sentence.turn, sentence.text) ? wholePartOf(sentence.text) : sentence.text;
    const parts = partsOf(text, language);
    const [only] = parts;
    const open = spans.at(-1);
    const follows = open !== undefined && open.last === answer.sentences[index - 1];
    const joined =
      follows && parts.length === 1 ? joinedSpan(open, only ?? '', sentence, language) : undefined;
    if (joined) spans.splice(-1, 1, joined);
    else
      for (const part of parts) spans.push({ text: part, told: part, turn: sentence.turn, last: sentence });
  });
  return spans;
}

function toldIn(answer: Answer, language: Language): (sentence: SpokenSentence) => boolean {
  const said = new Set(answer.said);
  const isGrudging = answer.sentences.some(({ aside }) => aside === 'against');
  const cried = criesIn(answer.sentences, language);
  return (sentence) =>
    !cried.has(sentence) &&
    said.has(sentence) &&
    sentence.isWithheld !== true &&
    // in a sentence with complaints, only facts count as an answer
    (!isGrudging || substanceOf(sentence.text, language).figures > 0);
}

/**
 * Returns the short sentences from a cry such as "oh" on: "Oh, they are marvellous. Absolutely wonderful." tells a feeling,
 * and what it is about follows.
 */
function criesIn(sentences: readonly SpokenSentence[], language: Language): ReadonlySet<SpokenSentence> {
  const cries = criesOf(language);
  const cried = new Set<SpokenSentence>();
  if (!cries) return cried;
  let goesOn = false;
  for (const sentence of sentences) {
    const [first = ''] = wordsOf(sentence.text, language);
    const isThin = sentence.content.length < fewestContentWords;
    goesOn =
      isThin && !opensCorrection(sentence.text, language) && (goesOn || cries.has(first.toLowerCase()));
    if (goesOn) cried.add(sentence);
  }
  return cried;
}

/** A figure is corrected at once or not at all: in one of so many spans before the correction. */
const correctable = 3;

/** Replaces the figure that a sentence corrects; returns false if the sentence corrects none, or not for certain. */
function corrected(spans: Span[], sentence: SpokenSentence, language: Language): boolean {
  const wrong = spans.slice(-correctable).findLast(({ told }) => isCorrected(told, sentence.text, language));
  if (!wrong) return false;
  const told = replacementOf(wrong.told, sentence.text, language);
  if (told !== undefined) spans.splice(spans.indexOf(wrong), 1, { ...wrong, text: '', told });
  // a wrong statement is not told; beside its correction it may be
  else if (wrong.turn !== sentence.turn) spans.splice(spans.indexOf(wrong), 1);
  return told !== undefined;
}

/** Returns both sentences as they stand in the turn if one needs the other and they are short enough. */
function joinedSpan(
  open: Span,
  text: string,
  sentence: SpokenSentence,
  language: Language,
): Span | undefined {
  const { turn } = sentence;
  if (turn !== open.turn || open.text !== open.told) return undefined;
  const isThin = (said: string) => contentWords(said, language).length < fewestContentWords;
  const [first = ''] = wordsOf(text, language);
  const needs =
    isThin(text) ||
    opensCorrection(text, language) ||
    anaphorsOf(language)?.has(first.toLowerCase().replaceAll('’', "'")) === true;
  if (!needs && !isThin(open.text)) return undefined;
  const span = spanOf(turn.text, open.text, text);
  return span !== undefined && wordsOf(span, language).length <= longestWords
    ? { text: span, told: span, turn, last: sentence }
    : undefined;
}

/** Returns where two sentences follow each other in a text: short ones may also stand elsewhere in it. */
function spanOf(text: string, first: string, second: string): string | undefined {
  for (let start = text.indexOf(first); start !== -1; start = text.indexOf(first, start + 1)) {
    const at = text.indexOf(second, start + first.length);
    if (at === -1) return undefined;
    if (!/[\p{L}\p{N}]/u.test(text.slice(start + first.length, at)))
      return text.slice(start, at + second.length);
  }
  return undefined;
}

const finished = /[!.?…。！？।؟]["'”’»)]*$/u;

/** Returns a function that recognises the last words of a turn that was cut short, if the transcript is punctuated. */
function brokenOffIn(answers: readonly Answer[]): (turn: AnalysisTurn, sentence: string) => boolean {
  const turns = answers.flatMap((answer) => answer.turns);
  const ending = turns.filter(({ text }) => finished.test(text.trim())).length;
  if (ending < turns.length * punctuated) return () => false;
  return (turn, sentence) => !finished.test(sentence) && turn.text.trim().endsWith(sentence);
}

const wholePartOf = (sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.search(/[,;:—–،、，；][^,;:—–،、，；]*$/u)));

/** Returns the best claim of each question, and all others. Sorted by value, then by position. */
export function ranked(claims: readonly Claim[]): { best: Claim[]; rest: Claim[] } {
  const seen = new Set<Answer>();
  const [best, rest]: [Claim[], Claim[]] = [[], []];
  for (const claim of [...claims].sort((a, b) => b.value - a.value || a.position - b.position)) {
    (seen.has(claim.answer) ? rest : best).push(claim);
    seen.add(claim.answer);
  }
  return { best, rest };
}

function isTelling(text: string, language: Language, least: typeof enough): boolean {
  if (wordsOf(text, language).length < least.words) return false;
  if (contentWords(text, language).length < least.contentWords) return false;
  return ![asksForOffTheRecord, asksToFinishLater, asksToRepeat].some((says) => says(text, language));
}

/** Answers begin with what was asked for. */
const firstBonus = 1;

/** Rates content, substance and closeness to the question, each with a cap. */
function valueOf(text: string, topic: ReadonlySet<string>, language: Language): number {
  const content = contentWords(text, language).map((word) => word.toLowerCase());
  const { figures, names, dates, evidence } = substanceOf(text, language);
  const nearness = new Set(content.filter((word) => topic.has(word))).size;
  const asks = /[?？؟]["'”’»]*$/u.test(text) ? 3 : 0;
  return (
    Math.min(content.length, 12) / 4 +
    1.5 * Math.min(figures + names + dates, 3) +
    1.5 * Math.min(evidence, 2) +
    0.75 * Math.min(nearness, 2) -
    asks
  );
}

/** Returns the sentence, or, if it is too long for a quote, contiguous parts of it, cut at pauses if possible. */
export function partsOf(sentence: string, language: Language): string[] {
  if (wordsOf(sentence, language).length <= longestWords) return uncut(sentence);
  const parts: string[] = [];
  let start = 0;
  let words = 0;
  let pause = { at: 0, words: 0 };
  const cut = (at: number, left: number) => {
    parts.push(withoutPauses(sentence.slice(start, at)));
    [start, words, pause] = [at, left, { at, words: 0 }];
  };
  for (const { index, segment, isWordLike } of segmentsOf(sentence, language)) {
    if (isWordLike) words += 1;
    else if (/[,;:—–،、，；]/u.test(segment)) pause = { at: index, words };
    if (words <= longestWords) continue;
    if (pause.words >= enough.words) cut(pause.at, words - pause.words);
    else cut(index, 1);
  }
  return [...parts, ...uncut(sentence.slice(start))];
}

function uncut(part: string): string[] {
  const text = withoutPauses(part);
  return text === '' ? [] : [text];
}

/** Removes punctuation at both ends that belongs to the parts cut off. */
function withoutPauses(text: string): string {
  const isPause = (at: number) => /[\s,;:—–،、，；]/u.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isPause(start)) start += 1;
  while (end > start && isPause(end - 1)) end -= 1;
  return text.slice(start, end);
}
