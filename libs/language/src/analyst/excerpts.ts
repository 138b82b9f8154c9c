import { type Language } from '@colloquy/contracts';
import { asksForOffTheRecord, asksToFinishLater, asksToRepeat } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { segmentsOf, wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answers';
import { specifics, substanceOf } from './substance';

/** Words of the expert in one turn, with their value to a reader. */
export interface Excerpt {
  text: string;
  turn: AnalysisTurn;
  answer: Answer;
  /** Position among all excerpts of the interview. */
  position: number;
  value: number;
}

/** What a sentence needs to be shown; the second requirement applies if no sentence meets the first. */
const enough = { words: 5, contentWords: 3 };
const atLeast = { words: 3, contentWords: 2 };
const longestWords = 45;

/** Share of turns ending with a full stop from which on a transcript is punctuated. */
const punctuated = 0.6;

/** Returns every sentence of the expert that may be shown, in spoken order; long sentences are split. */
export function excerptsOf(answers: readonly Answer[], language: Language): Excerpt[] {
  const excerpts: Excerpt[] = [];
  const isBrokenOff = brokenOffIn(answers);
  for (const answer of answers) {
    const topic = new Set(contentWords(answer.question, language).map((word) => word.toLowerCase()));
    const isGrudging = answer.sentences.some(({ aside }) => aside === 'against');
    const shown = answer.said.filter(
      // in a sentence with complaints, only facts count as an answer
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

/** Returns a function that recognises the last words of a turn that was cut short, if the transcript is punctuated. */
function brokenOffIn(answers: readonly Answer[]): (turn: AnalysisTurn, sentence: string) => boolean {
  const turns = answers.flatMap((answer) => answer.turns);
  const ending = turns.filter(({ text }) => finished.test(text.trim())).length;
  if (ending < turns.length * punctuated) return () => false;
  return (turn, sentence) => !finished.test(sentence) && turn.text.trim().endsWith(sentence);
}

const wholePartOf = (sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.search(/[,;:—–،、，；][^,;:—–،、，；]*$/u)));

/** Asides that tell a reader why there is no answer. */
const explaining: readonly unknown[] = ['private', 'non-answer', 'repeated'];

/** Returns the longest aside for each unanswered question, in order. It may be reported, not quoted. */
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

/** Returns the best excerpt of each question, and all others. Sorted by value, then by position. */
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

/** Rates content, substance and closeness to the question, each with a cap. */
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

/** Returns the sentence, or, if it is too long for a quote, contiguous parts of it, cut at pauses if possible. */
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

/** Removes punctuation at both ends that belongs to the parts cut off. */
function withoutPauses(text: string): string {
  const isPause = (at: number) => /[\s,;:—–،、，；]/u.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isPause(start)) start += 1;
  while (end > start && isPause(end - 1)) end -= 1;
  return text.slice(start, end);
}
