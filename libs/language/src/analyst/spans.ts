import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { anaphorsOf } from '../text/grammar';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answers';
import { type SpokenSentence } from './asides';
import { corrects, isCorrected, opensCorrection, replacementOf } from './corrections';
import { feelingsIn } from './feelings';
import { longestWords, partsOf } from './parts';
import { mayRetract, retractionOf } from './retractions';
import {
  isAbout,
  replacesValue,
  revisionAt,
  subjectOf,
  takesBack,
  updates,
  withoutCorrected,
} from './revisions';
import { substanceOf } from './substance';

/** A sentence with fewer content words is joined to its neighbour: alone it tells little. */
const fewestContentWords = 4;

/** Share of turns ending with a full stop from which on a transcript is punctuated. */
const punctuated = 0.6;

/** A sentence, or several that need each other, of one turn. */
export interface Span {
  /** Verbatim from the turn; `''` if the expert corrected it. */
  text: string;
  /** `text`, with the corrected value in place of the wrong one. */
  told: string;
  turn: AnalysisTurn;
  last: SpokenSentence;
}

/**
 * Joins the sentences of an answer to spans of its turns, in spoken order. A correction replaces what it corrects, also in
 * the spans of `earlier` answers.
 */
export function spansOf(
  answer: Answer,
  earlier: readonly Span[][],
  isBrokenOff: (turn: AnalysisTurn, sentence: string) => boolean,
  language: Language,
): Span[] {
  const spans: Span[] = [];
  const mayBeTold = toldIn(answer, language);
  answer.sentences.forEach((sentence, index) => {
    if (takenBack([...earlier, spans], sentence.text, language)) return;
    if (mayBeTold(sentence) && corrected(spans, sentence, language)) return;
    const revision = revisionAt(answer.sentences, index, language);
    const isRetracted = retracted([...earlier, spans], revision, language);
    if (!mayBeTold(sentence) || isRetracted) return;
    const text = isBrokenOff(sentence.turn, sentence.text) ? wholePartOf(sentence.text) : sentence.text;
    const parts = partsOf(text, language);
    const [only] = parts;
    const open = spans.at(-1);
    const follows = open !== undefined && open.last === answer.sentences[index - 1];
    const joined =
      follows && parts.length === 1 ? joinedSpan(open, only ?? '', sentence, language) : undefined;
    if (joined) spans.splice(-1, 1, joined);
    else {
      if (follows && opensCorrection(text, language) && corrects(open.told, text, language)) spans.pop();
      else dropCorrected(spans, text, language);
      for (const part of parts) spans.push({ text: part, told: part, turn: sentence.turn, last: sentence });
    }
  });
  return spans;
}

function toldIn(answer: Answer, language: Language): (sentence: SpokenSentence) => boolean {
  const said = new Set(answer.said);
  const isGrudging = answer.sentences.some(({ aside }) => aside === 'against');
  const feelings = feelingsIn(answer.sentences, answer.question, language);
  return (sentence) =>
    !feelings.has(sentence) &&
    said.has(sentence) &&
    sentence.isWithheld !== true &&
    // beside words against the interviewer, only facts count as an answer
    (!isGrudging || substanceOf(sentence.text, language).figures > 0);
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

/** Removes the sentences that a later correction denies, beside which it does not stand. */
function dropCorrected(spans: Span[], sentence: string, language: Language): void {
  for (const span of spans.slice(-correctable)) {
    const told = withoutCorrected(span.told, sentence, language);
    if (told === undefined) continue;
    const text = span.text.includes(told) ? told : '';
    spans.splice(spans.indexOf(span), 1, ...(told === '' ? [] : [{ ...span, text, told }]));
  }
}

/** Removes what a sentence takes back by its subject, or else what was said last; returns false if it takes nothing back. */
function takenBack(all: readonly Span[][], sentence: string, language: Language): boolean {
  if (!takesBack(sentence, language)) return false;
  let isNamed = false;
  for (const spans of all) {
    const kept = spans.filter(({ told }) => !isAbout(told, sentence, language));
    isNamed ||= kept.length < spans.length;
    spans.splice(0, spans.length, ...kept);
  }
  // what is named but not found was never told
  if (!isNamed && subjectOf(sentence, language).length === 0) all.at(-1)?.pop();
  return true;
}

/** Replaces or removes what a sentence takes back; returns false if the sentence must be told. */
function retracted(all: readonly Span[][], revision: string, language: Language): boolean {
  const isNamed = mayRetract(revision, language);
  const revised = (told: string) =>
    (isNamed ? retractionOf(told, revision, language) : undefined) ??
    (replacesValue(told, revision, language) || updates(told, revision, language)
      ? { told: undefined }
      : undefined);
  for (const spans of all.toReversed()) {
    for (const span of spans.toReversed()) {
      const retraction = revised(span.told);
      if (!retraction) continue;
      const { told } = retraction;
      const rest =
        told === undefined
          ? restOf(span, (each) => revised(each) !== undefined, language)
          : { ...span, text: '', told };
      spans.splice(spans.indexOf(span), 1, ...(rest ? [rest] : []));
      return told !== undefined;
    }
  }
  return false;
}

/** Returns a span without the sentences that were taken back; undefined if none is left. */
function restOf(span: Span, isWrong: (sentence: string) => boolean, language: Language): Span | undefined {
  const all = sentencesOf(span.told, language);
  const told = all.filter((each) => !isWrong(each)).join(' ');
  if (told === '' || told === span.told) return undefined;
  return { ...span, told, text: span.text.includes(told) ? told : '' };
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
  // "well, that" begins with "that"
  const [first = ''] = wordsOf(text.replace(/^\p{L}+, /u, ''), language);
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
export function brokenOffIn(answers: readonly Answer[]): (turn: AnalysisTurn, sentence: string) => boolean {
  const turns = answers.flatMap((answer) => answer.turns);
  const ending = turns.filter(({ text }) => finished.test(text.trim())).length;
  if (ending < turns.length * punctuated) return () => false;
  return (turn, sentence) => !finished.test(sentence) && turn.text.trim().endsWith(sentence);
}

const wholePartOf = (sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.search(/[,;:—–،、，；][^,;:—–،、，；]*$/u)));
