import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';

/** Shares of a question's content words that recur if a turn asks it, or asks it again. */
const sameQuestion = { first: 0.5, again: 0.8, minShared: 2 };

const stemLength = 5;

/** Minimum number of content words of an own question; a shorter one ("How so?") continues the preceding question. */
const ownQuestionContentWords = 3;

const questionMark = /[?？؟]/u;

export const asks = (text: string): boolean => questionMark.test(text);

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(contentWords(text, language).map((word) => [...word.toLowerCase()].slice(0, stemLength).join('')));

export function makeQuestionFinder(questions: readonly string[], language: Language) {
  const known = questions.map((question) => ({
    words: normal(question),
    stems: stemsOf(question, language),
  }));
  const asked = new Set<number>();

  function inOtherWords(text: string): number | undefined {
    if (!asks(text)) return undefined;
    const said = stemsOf(text, language);
    let best: { index: number; share: number } | undefined;
    known.forEach(({ stems }, index) => {
      const shared = [...stems].filter((stem) => said.has(stem)).length;
      const share = shared / Math.max(1, stems.size);
      const enough = asked.has(index) ? sameQuestion.again : sameQuestion.first;
      if (shared < Math.min(sameQuestion.minShared, stems.size) || share < enough) return;
      if (!best || share > best.share) best = { index, share };
    });
    return best?.index;
  }

  return (turn: AnalysisTurn): number | undefined => {
    const { act } = turn;
    if (act?.questionIndex !== undefined) return act.questionIndex;
    if (act && !['question', 'greeting', 'handoff'].includes(act.kind)) return undefined;
    const said = normal(turn.text);
    const contained = known.findIndex(({ words }) => words !== '' && said.includes(words));
    const found = contained === -1 ? inOtherWords(turn.text) : contained;
    if (found !== undefined) asked.add(found);
    return found;
  };
}

export function ownQuestionOf(turn: AnalysisTurn, language: Language): string | undefined {
  if (turn.act && turn.act.kind !== 'question' && turn.act.kind !== 'handoff') return undefined;
  return sentencesOf(turn.text, language).findLast(
    (sentence) => asks(sentence) && contentWords(sentence, language).length >= ownQuestionContentWords,
  );
}
