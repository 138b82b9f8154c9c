import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { type Answer } from './answer';
import { part } from './scoring';

const limits = {
  /** Estimates the end of a turn of unknown duration: slow speech of 100 words a minute. */
  wordsPerSecond: 1.7,
  /** A longer pause before the agent speaks is perceived as a gap. */
  gapSecs: 8,
  /** People overlap by half a second without noticing. */
  overlapSecs: 0.5,
  onQuestions: { full: 0.7, none: 0.3 },
};

const interruptionFactor = 3;

const brokenOff = /[\p{L}\p{N},]\s?(?:—|–|--|-)["'”’»]?$/u;

interface Reply {
  turn: AnalysisTurn;
  to: AnalysisTurn;
}

const repliesIn = ({ turns }: AnalysisInput): Reply[] =>
  turns.flatMap((turn, index) => {
    const to = turns[index - 1];
    return turn.role === 'agent' && to?.role === 'user' && turn.act?.kind !== 'resume' ? [{ turn, to }] : [];
  });

const replyTurns = (replies: readonly Reply[], input: AnalysisInput) =>
  replies.length > 0
    ? replies.map(({ turn }) => turn)
    : input.turns.filter(({ role }) => role === 'agent').slice(0, 1);

const endOf = (turn: AnalysisTurn, language: Language) =>
  turn.timestampSecs + (turn.durationSecs ?? wordsOf(turn.text, language).length / limits.wordsPerSecond);

export function patience(input: AnalysisInput, weight: number) {
  const replies = repliesIn(input);
  const cutIn = replies.filter(({ turn, to }) => {
    const { durationSecs = 0 } = to;
    const overlap = durationSecs > 0 ? to.timestampSecs + durationSecs - turn.timestampSecs : 0;
    return overlap > limits.overlapSecs || brokenOff.test(to.text.trim());
  });
  return part({
    name: 'Patience',
    weight,
    share: 1 - (interruptionFactor * cutIn.length) / Math.max(1, replies.length),
    faults: { count: cutIn.length, of: replies.length },
    why: `${cutIn.length} of ${replies.length} replies interrupted the expert`,
    turns: replyTurns(cutIn.length > 0 ? cutIn : replies, input),
  });
}

export function pace(input: AnalysisInput, weight: number) {
  const replies = repliesIn(input);
  const late = replies.filter(
    ({ turn, to }) => turn.timestampSecs - endOf(to, input.language) > limits.gapSecs,
  );
  return part({
    name: 'Pace',
    weight,
    share: 1 - late.length / Math.max(1, replies.length),
    why: `${late.length} of ${replies.length} replies more than ${limits.gapSecs} s late`,
    turns: replyTurns(late.length > 0 ? late : replies, input),
  });
}

export function timeUse(input: AnalysisInput, answers: readonly Answer[], weight: number) {
  const { turns, language } = input;
  const questions = new Map(
    answers.flatMap(({ turns: said, askedIn }) => [...said, ...askedIn].map((turn) => [turn.id, turn])),
  );
  const lengths = turns.map((turn, index) => {
    const next = turns[index + 1]?.timestampSecs ?? endOf(turn, language);
    return Math.max(0, next - turn.timestampSecs);
  });
  const total = lengths.reduce((sum, each) => sum + each, 0);
  let open = false;
  const spent = lengths.reduce((sum, each, index) => {
    const turn = turns[index];
    if (turn?.role === 'agent') open = questions.has(turn.id) || (open && turn.act?.kind !== 'closing');
    return sum + (open ? each : 0);
  }, 0);
  const share = total === 0 ? 1 : spent / total;
  const { full, none } = limits.onQuestions;
  return part({
    name: 'Time',
    weight,
    share: (share - none) / (full - none),
    why: `${Math.round(spent)} of ${Math.round(total)} s on questions`,
    turns: questions.size > 0 ? [...questions.values()] : turns.slice(0, 1),
  });
}
