import { type AnalysisInput } from './analyst';
import { type Answer, isAnswered } from './answers';

/** The expert stopped answering; a lost connection or a broken microphone is something else. */
const silentEnds: readonly unknown[] = ['grace_period_expired', 'ended_by_agent_platform'];

const finalReason = ({ sessions }: AnalysisInput) => sessions.at(-1)?.disconnectReason ?? null;

/**
 * Whether the interview was dropped, abandoned or cut short. An end by the interviewer is none of these; an
 * end by the expert is when a question was never asked; any other end is when one has no reply.
 */
export function endedEarly(input: AnalysisInput, answers: readonly Answer[]): boolean {
  const reason = finalReason(input);
  if (reason === 'completed_natural_end') return false;
  if (reason === 'completed_by_expert') return answers.some(({ timesAsked }) => timesAsked === 0);
  return answers.some(({ turns }) => turns.length === 0);
}

/** Shares and word counts below which answers no longer show interest. */
const disengaged = { barelyAnsweredShare: 0.6, barelyContentWords: 3, trend: 0.35, lastContentWords: 8 };

/**
 * Whether the expert disengaged: went silent at the end, gave hardly a word to most of at least three
 * questions, or ended with answers that are thin and far shorter than the first ones.
 */
export function expertDisengaged(input: AnalysisInput, answers: readonly Answer[]): boolean {
  if (silentEnds.includes(finalReason(input))) return true;
  const replied = answers.filter(({ turns }) => turns.length > 0);
  if (replied.length < 3) return false;
  const barely = replied.filter(
    (answer) => !isAnswered(answer) || answer.contentWords < disengaged.barelyContentWords,
  );
  if (barely.length / replied.length >= disengaged.barelyAnsweredShare) return true;
  const { first, last } = answerLengthTrend(replied);
  return last < disengaged.lastContentWords && last < first * disengaged.trend;
}

/** Mean content words of the first and of the last third of the answers; a single answer is both. */
export function answerLengthTrend(replied: readonly Answer[]): { first: number; last: number } {
  const third = Math.max(1, Math.floor(replied.length / 3));
  const mean = (some: readonly Answer[]) =>
    some.reduce((sum, { contentWords }) => sum + contentWords, 0) / Math.max(1, some.length);
  return { first: mean(replied.slice(0, third)), last: mean(replied.slice(-third)) };
}
