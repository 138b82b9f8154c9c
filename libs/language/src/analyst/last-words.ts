import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { asks, makeQuestionFinder } from './questions';
import { tellsFact } from './refusals';
import { speaksOfSelf } from './voice';

const maxTopical = 0.25;

export function lastWordsIn(
  { turns, questions, language }: AnalysisInput,
  topicalShare: (content: readonly string[]) => number,
): { turn: AnalysisTurn | undefined; sentences: ReadonlySet<string> } {
  const none = { turn: undefined, sentences: new Set<string>() };
  const turn = turns.findLast(({ role }) => role === 'user');
  const find = makeQuestionFinder(questions, language);
  const put = new Set(turns.flatMap((each) => (each.role === 'agent' ? (find(each) ?? []) : [])));
  if (!turn || put.size === questions.length) return none;
  if (turns.slice(turns.indexOf(turn)).some(({ role, text }) => role === 'agent' && asks(text))) return none;
  const sentences = sentencesOf(turn.text, language);
  const stays = sentences.findLastIndex((each) => {
    const content = contentWords(each, language);
    const leaves = speaksOfSelf(each, language) || asks(each.slice(-3));
    return (
      !leaves ||
      content.length >= thinAnswerContentWords ||
      topicalShare(content) > maxTopical ||
      tellsFact(each, language)
    );
  });
  return { turn, sentences: new Set(sentences.slice(stays + 1)) };
}
