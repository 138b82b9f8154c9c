import { type Language } from '@colloquy/contracts';
import {
  asksForOffTheRecord,
  asksToFinishLater,
  asksToRepeat,
  declines,
} from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { segmentsOf, sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answers';
import { isAnnoyed, isLeaving } from './attitude';
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

/** Every sentence of the expert that may be shown, in the order spoken; long ones in parts. */
export function excerptsOf(answers: readonly Answer[], language: Language): Excerpt[] {
  const excerpts: Excerpt[] = [];
  for (const answer of answers) {
    const topic = new Set(contentWords(answer.question, language).map((word) => word.toLowerCase()));
    const sentences = answer.turns.flatMap((turn) =>
      sentencesOf(turn.text, language)
        .flatMap((sentence) => partsOf(sentence, language))
        .map((text) => ({ turn, text })),
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
  const content = contentWords(text, language).length;
  if (wordsOf(text, language).length < least.words || content < least.contentWords) return false;
  if (content < thinAnswerContentWords && declines(text, language)) return false;
  return ![asksForOffTheRecord, asksToFinishLater, asksToRepeat, isAnnoyed, isLeaving].some((says) =>
    says(text, language),
  );
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
  return [...parts, withoutPauses(sentence.slice(start))].filter((text) => text !== '');
}

/** Without the punctuation at either end that belongs to what was cut off. */
function withoutPauses(text: string): string {
  const isPause = (at: number) => /[\s,;:—–،、，；]/u.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isPause(start)) start += 1;
  while (end > start && isPause(end - 1)) end -= 1;
  return text.slice(start, end);
}
