import type { HandoffMessage, RuntimeViewMessage, TurnMessage } from '@colloquy/contracts';
import { isTransferAct } from '../domain/acts';
import type { Said } from '../domain/session-state';

/**
 * The turns of a conversation as the runtime has them, with the names of those who took over.
 * @param personas of the agents of the handoffs, in their order
 */
export function toHistory({ turns, handoffs }: RuntimeViewMessage, personas: readonly string[]): Said[] {
  return turns.map((turn) => {
    const said = toSaid(turn);
    if (turn.role !== 'agent') return said;
    const persona = personas[handoffs.findLastIndex((handoff) => isAfter(turn, handoff, turns))];
    return persona === undefined ? said : { ...said, persona };
  });
}

/** Whether the agent that took over has said anything. */
export function hasSpokenSince(handoff: HandoffMessage, turns: readonly TurnMessage[]): boolean {
  return turns.some((turn) => turn.role === 'agent' && isAfter(turn, handoff, turns));
}

/** The announcement of a transfer is still the words of the one who hands over. */
function isAfter(turn: TurnMessage, handoff: HandoffMessage, turns: readonly TurnMessage[]): boolean {
  if (turn.sessionId === handoff.sessionId) {
    return turn.offsetMs >= handoff.offsetMs && !isTransferAct(turn.act);
  }
  const of = (sessionId: string) => turns.findIndex((other) => other.sessionId === sessionId);
  return of(turn.sessionId) > of(handoff.sessionId);
}

function toSaid(turn: TurnMessage): Said {
  const { sessionId, sequence, text, offsetMs, durationMs, act, questionIndex, utteranceId } = turn;
  const role = turn.role === 'agent' ? ('agent' as const) : ('user' as const);
  return {
    ...{ sessionId, sequence, role, text, offsetMs, durationMs, act, utteranceId },
    ...(questionIndex === undefined ? {} : { questionIndex }),
    ...(turn.request === '' ? {} : { request: turn.request }),
  };
}
