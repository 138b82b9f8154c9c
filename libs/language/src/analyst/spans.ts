import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { anaphorsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answer';
import { type SpokenSentence } from './spoken-sentence';
import { corrects, isCorrected, opensCorrection, replacementOf } from './corrections';
import { feelingsIn } from './feelings';
import { maxWords, partsOf } from './parts';
import { dwells, readBackCorrected } from './read-backs';
import { repairedBy } from './repairs';
import { slipIn, withMeant } from './slips';
import { retracted, takenBack } from './revised-spans';
import { explainsSlip, revisionAt, withoutCorrected } from './revisions';
import { type Span } from './span';
import { substanceOf } from './substance';

/** A sentence with fewer content words tells little alone. */
const minContentWords = 4;

const punctuated = 0.6;

export function spansOf(
  answer: Answer,
  earlier: readonly Span[][],
  isBrokenOff: (turn: AnalysisTurn, sentence: string) => boolean,
  language: Language,
): Span[] {
  const spans: Span[] = [];
  const all = [...earlier, spans];
  const mayBeTold = toldIn(answer, language);
  let wrong: { figure: string; turn: AnalysisTurn } | undefined;
  const follows = (index: number, is: (before: string) => boolean) =>
    is(answer.sentences[index - 1]?.text ?? '') &&
    answer.sentences[index - 1]?.turn === answer.sentences[index]?.turn;
  let behindRepair = 0;
  answer.sentences.forEach((sentence, index) => {
    if (index < behindRepair) return;
    const figure = readBackCorrected(spans, sentence, language);
    if (figure !== undefined) wrong = { figure, turn: sentence.turn };
    if (wrong?.turn === sentence.turn && (figure ?? dwells(sentence, wrong.figure, language))) return;
    if (takenBack(all, sentence.text, language)) return;
    if (mayBeTold(sentence) && corrected(spans, sentence, language)) return;
    const revision = revisionAt(answer.sentences, index, language);
    if (meantElse(all, sentence.text, language)) return;
    const { question } = answer;
    const own = { text: sentence.text, told: sentence.text, turn: sentence.turn, question, last: sentence };
    const isWhole = mayBeTold(sentence) && revision === sentence.text;
    const revising = { revision, question, ...(isWhole && { own }) };
    const isRetracted = retracted(all, revising, language);
    const corrections = isRetracted ? 0 : repaired(spans, answer.sentences, index, language);
    if (corrections > 0) {
      behindRepair = index + corrections;
      return;
    }
    const isSlip =
      wrong?.turn === sentence.turn || follows(index, (before) => opensCorrection(before, language));
    if (!mayBeTold(sentence) || isRetracted || (isSlip && explainsSlip(sentence.text, language))) return;
    const text = isBrokenOff(sentence.turn, sentence.text) ? wholePartOf(sentence.text) : sentence.text;
    const parts = partsOf(text, language);
    const [only] = parts;
    const open = spans.at(-1);
    const isNext = open !== undefined && open.last === answer.sentences[index - 1];
    const joined =
      isNext && parts.length === 1 ? joinedSpan(open, only ?? '', sentence, language) : undefined;
    if (joined) spans.splice(-1, 1, joined);
    else {
      if (isNext && opensCorrection(text, language) && corrects(open.told, text, language)) spans.pop();
      else dropCorrected(spans, text, language);
      for (const part of parts)
        spans.push({ text: part, told: part, turn: sentence.turn, question, last: sentence });
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

const correctable = 3;

function corrected(spans: Span[], sentence: SpokenSentence, language: Language): boolean {
  const wrong = spans.slice(-correctable).findLast(({ told }) => isCorrected(told, sentence.text, language));
  if (!wrong) return false;
  const told = replacementOf(wrong.told, sentence.text, language);
  if (told !== undefined) spans.splice(spans.indexOf(wrong), 1, { ...wrong, text: '', told });
  // a wrong statement is not told; beside its correction it may be
  else if (wrong.turn !== sentence.turn) spans.splice(spans.indexOf(wrong), 1);
  return told !== undefined;
}

function meantElse(all: readonly Span[][], sentence: string, language: Language): boolean {
  const slip = slipIn(sentence, language);
  const told = (span: Span) => slip && withMeant(span.told, slip, language);
  const spans = all.findLast((each) => each.some((span) => told(span) !== undefined));
  if (!spans) return false;
  spans.forEach((span, at) => {
    const meant = told(span);
    if (meant !== undefined) spans[at] = { ...span, text: '', told: meant };
  });
  return true;
}

const repairing = 4;

/** Returns the number of sentences from `at` on that correct a statement. */
function repaired(
  spans: Span[],
  sentences: readonly SpokenSentence[],
  at: number,
  language: Language,
): number {
  const { turn } = sentences[at] ?? {};
  const isFirst = sentences[at - 1]?.turn !== turn;
  const after = sentences.slice(at, at + repairing).filter((each) => each.turn === turn);
  for (const span of spans.slice(-2).toReversed()) {
    if (span.turn !== turn && !isFirst) continue;
    const repair = repairedBy(
      span.told,
      after.map(({ text }) => text),
      language,
    );
    if (!repair || after.slice(0, repair.sentences).every(({ isWithheld }) => isWithheld === true)) continue;
    const last = after[repair.sentences - 1] ?? span.last;
    spans.splice(spans.indexOf(span), 1, { ...span, text: '', told: repair.told, last });
    return repair.sentences;
  }
  return 0;
}

function dropCorrected(spans: Span[], sentence: string, language: Language): void {
  for (const span of spans.slice(-correctable)) {
    const told = withoutCorrected(span.told, sentence, language);
    if (told === undefined) continue;
    const text = span.text.includes(told) ? told : '';
    spans.splice(spans.indexOf(span), 1, ...(told === '' ? [] : [{ ...span, text, told }]));
  }
}

function joinedSpan(
  open: Span,
  text: string,
  sentence: SpokenSentence,
  language: Language,
): Span | undefined {
  const { turn } = sentence;
  if (turn !== open.turn || open.text !== open.told) return undefined;
  const isThin = (said: string) => contentWords(said, language).length < minContentWords;
  // "well, that" begins with "that"
  const [first = ''] = wordsOf(text.replace(/^\p{L}+, /u, ''), language);
  const needs =
    isThin(text) ||
    opensCorrection(text, language) ||
    anaphorsOf(language)?.has(first.toLowerCase().replaceAll('’', "'")) === true;
  if (!needs && !isThin(open.text)) return undefined;
  const span = spanOf(turn.text, open.text, text);
  return span !== undefined && wordsOf(span, language).length <= maxWords
    ? { ...open, text: span, told: span, last: sentence }
    : undefined;
}

/** Short sentences may also stand elsewhere in the text. */
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

/** Recognises the end of a turn that was cut short, if the transcript is punctuated. */
export function brokenOffIn(answers: readonly Answer[]): (turn: AnalysisTurn, sentence: string) => boolean {
  const turns = answers.flatMap((answer) => answer.turns);
  const ending = turns.filter(({ text }) => finished.test(text.trim())).length;
  if (ending < turns.length * punctuated) return () => false;
  return (turn, sentence) => !finished.test(sentence) && turn.text.trim().endsWith(sentence);
}

const wholePartOf = (sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.search(/[,;:—–،、，；][^,;:—–،、，；]*$/u)));
