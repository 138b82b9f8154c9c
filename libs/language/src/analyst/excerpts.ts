import { type Language } from '@colloquy/contracts';
import { asksForOffTheRecord, asksToFinishLater, asksToRepeat } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { segmentsOf, wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answers';
import { specifics, substanceOf } from './substance';

/** Words the expert said in one turn, with what they are worth to a reader. */
export interface Excerpt {
  text: string;
  turn: AnalysisTurn;
  answer: Answer;
  /** Position among all excerpts of the interview. */
  position: number;
  value: number;
}

/** What a sentence must have to be worth showing, and what will do where there is nothing better. */
const enough = { words: 5, contentWords: 3 };
const atLeast = { words: 3, contentWords: 2 };
const longestWords = 45;

/** Share of turns that end with a full stop where full stops are written at all. */
const punctuated = 0.6;

/** Every sentence of the expert that may be shown, in the order spoken; long ones in parts. */
export function excerptsOf(answers: readonly Answer[], language: Language): Excerpt[] {
  const excerpts: Excerpt[] = [];
  const isBrokenOff = brokenOffIn(answers);
  for (const answer of answers) {
    const topic = new Set(contentWords(answer.question, language).map((word) => word.toLowerCase()));
    const isGrudging = answer.sentences.some(({ aside }) => aside === 'against');
    const shown = answer.said.filter(
      // beside words against the interview only facts are taken for an answer
      ({ text }) => !isGrudging || specifics(substanceOf(text, language)) > 0,
    );
    const sentences = shown.flatMap(({ turn, text }) =>
      partsOf(isBrokenOff(turn, text) ? wholePartOf(text) : text, language).map((part) => ({
        turn,
        text: part,
      })),
    );
    const telling = sentences.filter(({ text }) => isTelling(text, language, enough));
    for (const { turn, text } of telling.length > 0
      ? telling
      : sentences.filter((each) => isTelling(each.text, language, atLeast))) {
      excerpts.push({
        text,
        turn,
        answer,
        position: excerpts.length,
        value: valueOf(text, topic, language),
      });
    }
  }
  return excerpts;
}

const finished = /[.!?…。！？।؟]["'”’»)]*$/u;

/** Tells the last words of a turn that was cut short; there are none where turns end without a full stop anyway. */
function brokenOffIn(answers: readonly Answer[]): (turn: AnalysisTurn, sentence: string) => boolean {
  const turns = answers.flatMap((answer) => answer.turns);
  const ending = turns.filter(({ text }) => finished.test(text.trim())).length;
  if (ending < turns.length * punctuated) return () => false;
  return (turn, sentence) => !finished.test(sentence) && turn.text.trim().endsWith(sentence);
}

/** What was said up to the last pause. */
const wholePartOf = (sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.search(/[,;:—–،、，；][^,;:—–،、，；]*$/u)));

/** Asides that tell a reader why there is no answer. */
const explaining: readonly unknown[] = ['private', 'non-answer', 'repeated'];

/** What was said in place of an answer: the longest sentence to each question, in order. Fit to be told, not quoted. */
export function replacementsOf(answers: readonly Answer[], language: Language): Excerpt[] {
  return answers.flatMap((answer) => {
    if (answer.said.length > 0 || answer.sentences.some(({ aside }) => aside === 'against')) return [];
    const [longest] = answer.sentences
      .filter(({ aside, text }) => explaining.includes(aside) && isTelling(text, language, atLeast))
      .sort((a, b) => b.content.length - a.content.length);
    if (!longest) return [];
    const [text = ''] = partsOf(longest.text, language);
    return [{ text, turn: longest.turn, answer, position: answer.index, value: 0 }];
  });
}

/** The best excerpt of each question, and all others; the most valuable first, the earlier of equals before. */
export function ranked(excerpts: readonly Excerpt[]): { best: Excerpt[]; rest: Excerpt[] } {
  const seen = new Set<Answer>();
  const [best, rest]: [Excerpt[], Excerpt[]] = [[], []];
  for (const excerpt of [...excerpts].sort((a, b) => b.value - a.value || a.position - b.position)) {
    (seen.has(excerpt.answer) ? rest : best).push(excerpt);
    seen.add(excerpt.answer);
  }
  return { best, rest };
}

function isTelling(text: string, language: Language, least: typeof enough): boolean {
  if (wordsOf(text, language).length < least.words) return false;
  if (contentWords(text, language).length < least.contentWords) return false;
  return ![asksForOffTheRecord, asksToFinishLater, asksToRepeat].some((says) => says(text, language));
}

/** Content, substance and nearness to the question, each with a ceiling so that no single one decides. */
function valueOf(text: string, topic: ReadonlySet<string>, language: Language): number {
  const content = contentWords(text, language).map((word) => word.toLowerCase());
  const substance = substanceOf(text, language);
  const nearness = new Set(content.filter((word) => topic.has(word))).size;
  const asks = /[?？؟]["'”’»]*$/u.test(text) ? 3 : 0;
  return (
    Math.min(content.length, 20) / 4 +
    1.5 * Math.min(specifics(substance), 4) +
    1.5 * Math.min(substance.evidence, 2) +
    0.75 * Math.min(nearness, 2) -
    asks
  );
}

/** A sentence, or where it is too long to quote, contiguous parts of it, cut at its pauses where it has any. */
function partsOf(sentence: string, language: Language): string[] {
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

/** Without the punctuation at either end that belongs to what was cut off. */
function withoutPauses(text: string): string {
  const isPause = (at: number) => /[\s,;:—–،、，；]/u.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isPause(start)) start += 1;
  while (end > start && isPause(end - 1)) end -= 1;
  return text.slice(start, end);
}
