import { type RequestKind, requestKinds, type TurnRole } from '@colloquy/contracts';
import { type AgentAct, agentActKinds, type SpokenTurn } from './interviewer';

/** Converts a stored or transmitted turn to the form of this library. An unknown act is dropped. */
export function spokenTurnOf(turn: {
  role: TurnRole | string;
  text: string;
  act: string;
  questionIndex?: number | null;
  request?: string;
  sessionId?: string;
}): SpokenTurn {
  const { text, sessionId } = turn;
  const session = sessionId === undefined ? {} : { sessionId };
  if (turn.role !== 'agent') return { role: 'user', text, ...session };
  const act = agentActOf(turn);
  return { role: 'agent', text, ...session, ...(act ? { act } : {}) };
}

/** Returns the act of a stored turn of the agent; undefined if it is unknown. */
export function agentActOf(turn: {
  act: string;
  questionIndex?: number | null;
  request?: string;
}): AgentAct | undefined {
  const kind = agentActKinds.find((known) => known === turn.act);
  if (kind === undefined) return undefined;
  const request: RequestKind | undefined = requestKinds.find((known) => known === turn.request);
  return {
    kind,
    ...(turn.questionIndex == null ? {} : { questionIndex: turn.questionIndex }),
    ...(request ? { request } : {}),
  };
}
