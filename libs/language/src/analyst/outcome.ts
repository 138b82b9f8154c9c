import { thinAnswerContentWords } from '../interviewer/next-move';
import { type AnalysisInput } from './analyst';
import { type Answer, isAnswered } from './answers';

/** The expert stopped answering; a lost connection or a broken microphone is something else. */
const silentEnds: readonly unknown[] = ['grace_period_expired', 'ended_by_agent_platform'];

const finalReason = ({ sessions }: AnalysisInput) => sessions.at(-1)?.disconnectReason ?? null;

/**
 * Whether the interview was dropped, abandoned or cut short: a question is left without any reply, and it was
 * not the interviewer who brought the conversation to its end.
 */
export function endedEarly(input: AnalysisInput, answers: readonly Answer[]): boolean {
  return finalReason(input) !== 'completed_natural_end' && answers.some(({ turns }) => turns.length === 0);
}

/** What shows that an expert no longer cares; one short answer does not. */
const disengaged = { fewestReplies: 3, barelyContentWords: 3, barelyShare: 0.6, lastReplies: 2, trend: 0.35 };

/**
 * Whether the expert disengaged: went silent at the end, gave hardly a word to most of at least three
 * questions, or gave two last answers that are thin and far shorter than the first ones.
 */
export function expertDisengaged(input: AnalysisInput, answers: readonly Answer[]): boolean {
  if (silentEnds.includes(finalReason(input))) return true;
  const replied = answers.filter(({ turns }) => turns.length > 0);
  if (replied.length < disengaged.fewestReplies) return false;
  const barely = replied.filter(
    (answer) => !isAnswered(answer) || answer.contentWords < disengaged.barelyContentWords,
  );
  if (barely.length / replied.length >= disengaged.barelyShare) return true;
  const { first } = answerLengthTrend(replied);
  return replied
    .slice(-disengaged.lastReplies)
    .every(({ contentWords }) => contentWords < Math.min(thinAnswerContentWords, first * disengaged.trend));
}

/** Mean content words of the first and of the last third of the answers; a single answer is both. */
export function answerLengthTrend(replied: readonly Answer[]): { first: number; last: number } {
  const third = Math.max(1, Math.floor(replied.length / 3));
  const mean = (some: readonly Answer[]) =>
    some.reduce((sum, { contentWords }) => sum + contentWords, 0) / Math.max(1, some.length);
  return { first: mean(replied.slice(0, third)), last: mean(replied.slice(-third)) };
}
