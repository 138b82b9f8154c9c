import { type DisconnectReason, type Language } from '@colloquy/contracts';
import { asksToLeave } from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { isAnswered } from './answers';
import { type Answer } from './answer';
import { type Aside } from './spoken-sentence';
import { asks } from './questions';

/** The expert stopped answering; a lost connection or a broken microphone does not count. */
const silentEnds: readonly unknown[] = ['grace_period_expired', 'ended_by_agent_platform'];

const abruptEnds: readonly (DisconnectReason | null)[] = [
  'voice_session_disconnect',
  'user_audio_silent',
  'client_disconnect',
  'grace_period_expired',
  'call_ended',
  'call_ended_early',
  'ended_by_agent_platform',
  'no_audio_received',
];

const finalReason = ({ sessions }: AnalysisInput) => sessions.at(-1)?.disconnectReason ?? null;

const lastWords = 3;

export function endedEarly(input: AnalysisInput, answers: readonly Answer[]): boolean {
  const reason = finalReason(input);
  const unanswered = answers.some(({ turns }) => turns.length === 0);
  if (abruptEnds.includes(reason)) return unanswered || !isClosed(input.turns);
  if (reason !== 'completed_natural_end') return unanswered;
  const reached = answers.findLastIndex(({ askedIn, turns }) => askedIn.length + turns.length > 0) + 1;
  return reached < answers.length && (reached <= answers.length / 2 || announcesLeaving(input));
}

function isClosed(turns: readonly AnalysisTurn[]): boolean {
  const last = turns.findLast(({ role }) => role === 'agent');
  if (!last) return false;
  if (last.act) return last.act.kind === 'closing';
  return !asks(last.text);
}

function announcesLeaving({ turns, language }: AnalysisInput): boolean {
  const last = turns.filter(({ role }) => role === 'user').slice(-lastWords);
  return last.some(({ text }) => asksToLeave(text, language));
}

const disengaged = {
  minReplies: 3,
  barelyContentWords: 3,
  barelyShare: 0.6,
  lastReplies: 2,
  trend: 0.35,
};

/** Silence at an early end suffices; of the other signs, such as turns against the interviewer, two are needed. */
export function expertDisengaged(input: AnalysisInput, answers: readonly Answer[]): boolean {
  if (silentEnds.includes(finalReason(input)) && endedEarly(input, answers)) return true;
  const spoken = input.turns.filter(({ role }) => role === 'user');
  const annoyed = annoyedTurns(answers);
  const replied = answers.filter(({ turns }) => turns.length > 0);
  const isLong = replied.length >= disengaged.minReplies;
  const isNothing = !replied.some(isAnswered);
  // without any answer, a refusal is not a sign of good will
  const barely = replied.filter(
    (answer) =>
      (isNothing && answer.isRefused) || willingWords(answer, input.language) < disengaged.barelyContentWords,
  );
  const { first } = answerLengthTrend(replied);
  const signs = [
    annoyed.length > 0,
    annoyed.length > 1,
    annoyed.some((turn) => spoken.slice(-lastWords).includes(turn)),
    isLong && barely.length / replied.length >= disengaged.barelyShare,
    isLong && isNothing,
    isLong &&
      replied
        .slice(-disengaged.lastReplies)
        .every(
          (answer) =>
            willingWords(answer, input.language) < Math.min(thinAnswerContentWords, first * disengaged.trend),
        ),
  ];
  return signs.filter(Boolean).length >= 2;
}

const willing: readonly (Aside | undefined)[] = [
  undefined,
  'private',
  'promotion',
  'tirade',
  'filler',
  'order',
  'question',
];

function willingWords({ sentences }: Answer, language: Language): number {
  const taking = sentences.filter(({ aside }) => willing.includes(aside));
  return new Set(taking.flatMap(({ text }) => contentWords(text, language))).size;
}

export const annoyedTurns = (answers: readonly Answer[]): AnalysisTurn[] => [
  ...new Set(
    answers.flatMap(({ sentences }) =>
      sentences.filter(({ aside }) => aside === 'against').map(({ turn }) => turn),
    ),
  ),
];

/** Compares the first and the last third; a single answer is both. */
export function answerLengthTrend(replied: readonly Answer[]): {
  first: number;
  last: number;
  turns: AnalysisTurn[];
} {
  const third = Math.max(1, Math.floor(replied.length / 3));
  const mean = (some: readonly Answer[]) =>
    some.reduce((sum, { contentWords }) => sum + contentWords, 0) / Math.max(1, some.length);
  const [first, last] = [replied.slice(0, third), replied.slice(-third)];
  return { first: mean(first), last: mean(last), turns: [...first, ...last].flatMap(({ turns }) => turns) };
}
