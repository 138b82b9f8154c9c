import { type RequestKind, requestKinds, type TurnRole } from '@colloquy/contracts';
import { type AgentAct, agentActKinds, type SpokenTurn } from './interviewer';

/** A turn as it is stored and sent between services, as the language library reads it. An unknown act is none. */
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

/** What a stored turn of the agent does; undefined when its act is not known. */
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
