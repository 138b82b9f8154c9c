import type { HandoffMessage, RuntimeViewMessage, TurnMessage } from '@colloquy/contracts';
import { isTransferAct } from '../domain/acts';
import type { Turn } from '../domain/session-state';

/** @param personas names of the handoffs' agents, in order */
export function toHistory({ turns, handoffs }: RuntimeViewMessage, personas: readonly string[]): Turn[] {
  return turns.map((turn) => {
    const said = toTurn(turn);
    if (turn.role !== 'agent') return said;
    const persona = personas[handoffs.findLastIndex((handoff) => isAfter(turn, handoff, turns))];
    return persona === undefined ? said : { ...said, persona };
  });
}

export function hasSpokenSince(handoff: HandoffMessage, turns: readonly TurnMessage[]): boolean {
  return turns.some((turn) => turn.role === 'agent' && isAfter(turn, handoff, turns));
}

/** The announcement of a transfer is said by the previous agent. */
function isAfter(turn: TurnMessage, handoff: HandoffMessage, turns: readonly TurnMessage[]): boolean {
  if (turn.sessionId === handoff.sessionId) {
    return turn.offsetMs >= handoff.offsetMs && !isTransferAct(turn.act);
  }
  const of = (sessionId: string) => turns.findIndex((other) => other.sessionId === sessionId);
  return of(turn.sessionId) > of(handoff.sessionId);
}

function toTurn(turn: TurnMessage): Turn {
  const { sessionId, sequence, text, offsetMs, durationMs, act, questionIndex, utteranceId } = turn;
  const role = turn.role === 'agent' ? ('agent' as const) : ('user' as const);
  return {
    sessionId,
    sequence,
    role,
    text,
    offsetMs,
    durationMs,
    act,
    utteranceId,
    ...(questionIndex === undefined ? {} : { questionIndex }),
    ...(turn.request === '' ? {} : { request: turn.request }),
    ...(turn.skips ? { skips: turn.skips } : {}),
  };
}
