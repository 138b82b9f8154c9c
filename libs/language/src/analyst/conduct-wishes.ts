import { type AgentActKind } from '../interviewer/interviewer';
import { recogniseRequests } from '../interviewer/requests/recognise';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { asks } from './questions';
import { finding, type JudgedScore } from './scoring';

/** Highest score if the interviewer continued after a wish to end or to withdraw. */
const maxPoints = 40;

const heeding: ReadonlySet<AgentActKind> = new Set<AgentActKind>([
  'end',
  'withdraw',
  'decline',
  'closing',
  'finish-later',
  'clarify',
  'consent',
]);

export function withWishes(judged: JudgedScore, input: AnalysisInput): JudgedScore {
  const passedOver = input.turns.flatMap((turn, index) => {
    const reply = input.turns[index + 1];
    return wishesToLeave(turn, input) && reply && goesOn(reply) ? [turn, reply] : [];
  });
  if (passedOver.length === 0) return judged;
  const count = passedOver.length / 2;
  const why = `Wishes: ${count} to end or withdraw passed over; at most ${maxPoints} points.`;
  return {
    ...judged,
    score: Math.min(maxPoints, judged.score),
    reasons: [finding(why, passedOver), ...judged.reasons],
  };
}

const wishesToLeave = ({ role, text }: AnalysisTurn, { language }: AnalysisInput): boolean =>
  role === 'user' &&
  recogniseRequests(text, language, false).some(
    ({ kind, certain }) => certain && (kind === 'end' || kind === 'withdraw'),
  );

const goesOn = ({ role, text, act }: AnalysisTurn): boolean =>
  role === 'agent' && !(act && heeding.has(act.kind)) && asks(text);
