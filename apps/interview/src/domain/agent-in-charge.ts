import type { DeliveredSession } from './delivery';
import { handoffsIn } from './handoffs';
import type { Interview } from './interview';

/** The agent that conducts the interview at some moment. */
export interface AgentInCharge {
  name: string;
  kind: 'root' | 'transfer';
}

/** A moment of the conversation: the place of its session in the chain and milliseconds since that began. */
interface Moment {
  session: number;
  offsetMs: number;
}

/**
 * Tells which agent was in charge of a turn of the delivered conversation, from the handoffs in it; undefined for
 * every turn when there was none. The turn at the very offset of a handoff is the new agent's.
 */
export function agentsInCharge(
  interview: Interview,
  chain: readonly DeliveredSession[],
): (sessionId: string, offsetMs: number) => AgentInCharge | undefined {
  const place = new Map(chain.map(({ session }, index) => [session.id, index]));
  const placeOf = (sessionId: string) => place.get(sessionId) ?? 0;
  const made = handoffsIn(interview, chain).map(({ handoff }) => ({
    handoff,
    at: { session: placeOf(handoff.sessionId), offsetMs: handoff.offsetMs },
  }));
  const [first] = made;
  if (!first) return () => undefined;
  const root = first.handoff.from;
  return (sessionId, offsetMs) => {
    const turn = { session: placeOf(sessionId), offsetMs };
    const last = made.findLast(({ at }) => !isBefore(turn, at));
    if (!last || last.handoff.to.groupId === root.groupId) return { name: root.displayName, kind: 'root' };
    return { name: last.handoff.to.displayName, kind: 'transfer' };
  };
}

const isBefore = (a: Moment, b: Moment) =>
  a.session === b.session ? a.offsetMs < b.offsetMs : a.session < b.session;
