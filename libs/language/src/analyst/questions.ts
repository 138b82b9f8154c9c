import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';

/** Share of a question's content words that must come up in other words for it to be the same question. */
const sameQuestion = { first: 0.5, again: 0.8, fewestShared: 2 };

/** An inflected word is recognised by its beginning, whatever the language. */
const stemLength = 5;

/** An own question with fewer content words ("How so?") goes on with the one before. */
const ownQuestionContentWords = 3;

const questionMark = /[?？؟]/u;

/** Whether a text asks something. */
export const asks = (text: string): boolean => questionMark.test(text);

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The content words of a text by which other words for the same are recognised. */
export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(contentWords(text, language).map((word) => [...word.toLowerCase()].slice(0, stemLength).join('')));

/**
 * Tells which of the client's questions a turn of the agent is about: by its act, else by the words it contains,
 * else by how much of a question comes up in it; undefined when it is none.
 */
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
      if (shared < Math.min(sameQuestion.fewestShared, stems.size) || share < enough) return;
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

/** The question an agent puts of its own accord; undefined for an encouragement to go on. */
export function ownQuestionOf(turn: AnalysisTurn, language: Language): string | undefined {
  if (turn.act && turn.act.kind !== 'question' && turn.act.kind !== 'handoff') return undefined;
  return sentencesOf(turn.text, language).findLast(
    (sentence) => asks(sentence) && contentWords(sentence, language).length >= ownQuestionContentWords,
  );
}
