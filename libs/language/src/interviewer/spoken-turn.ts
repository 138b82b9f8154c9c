import { type TurnRole } from '@colloquy/contracts';
import { type AgentActKind, agentActKinds, type SpokenTurn } from './interviewer';

/** A turn as it is stored and sent between services, as the language library reads it. An unknown act is none. */
export function spokenTurnOf(turn: {
  role: TurnRole | string;
  text: string;
  act: string;
  questionIndex?: number | null;
}): SpokenTurn {
  const { text, questionIndex } = turn;
  if (turn.role !== 'agent') return { role: 'user', text };
  const kind: AgentActKind | undefined = agentActKinds.find((known) => known === turn.act);
  if (kind === undefined) return { role: 'agent', text };
  return { role: 'agent', text, act: { kind, ...(questionIndex == null ? {} : { questionIndex }) } };
}
