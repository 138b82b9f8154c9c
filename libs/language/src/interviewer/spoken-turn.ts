import { type RequestKind, requestKinds, type TurnRole } from '@colloquy/contracts';
import { type AgentAct, agentActKinds, type SkippedQuestion, type SpokenTurn } from './interviewer';

/** Converts a stored or transmitted turn to the form of this library. An unknown act is dropped. */
export function spokenTurnOf(turn: {
  role: TurnRole | string;
  text: string;
  act: string;
  questionIndex?: number | null;
  request?: string;
  skips?: SkippedQuestion | null;
  sessionId?: string;
  sequence?: number;
}): SpokenTurn {
  const { text, sessionId, sequence } = turn;
  const id = sequence === undefined ? {} : { id: `${sessionId}:${sequence}` };
  const session = sessionId === undefined ? {} : { sessionId, ...id };
  if (turn.role !== 'agent') return { role: 'user', text, ...session };
  const act = agentActOf(turn);
  return { role: 'agent', text, ...session, ...(act ? { act } : {}) };
}

/** Returns the act of a stored turn of the agent; undefined if it is unknown. */
export function agentActOf(turn: {
  act: string;
  questionIndex?: number | null;
  request?: string;
  skips?: SkippedQuestion | null;
}): AgentAct | undefined {
  const kind = agentActKinds.find((known) => known === turn.act);
  if (kind === undefined) return undefined;
  const request: RequestKind | undefined = requestKinds.find((known) => known === turn.request);
  return {
    kind,
    ...(turn.questionIndex == null ? {} : { questionIndex: turn.questionIndex }),
    ...(request ? { request } : {}),
    ...(turn.skips ? { skips: turn.skips } : {}),
  };
}
