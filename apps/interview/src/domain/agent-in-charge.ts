import type { DeliveredSession } from './delivery';
import { handoffsIn } from './handoffs';
import type { Interview } from './interview';

export interface AgentInCharge {
  name: string;
  kind: 'root' | 'transfer';
}

/** A time in the conversation: index of the session in the chain, and milliseconds since the session started. */
interface ConversationTime {
  session: number;
  offsetMs: number;
}

/**
 * Returns a function that finds the agent of a turn of the delivered conversation. It returns undefined for all turns if
 * there was no handoff. A turn at the exact offset of a handoff belongs to the new agent.
 */
export function agentsInCharge(
  interview: Interview,
  chain: readonly DeliveredSession[],
): (sessionId: string, offsetMs: number) => AgentInCharge | undefined {
  const indexById = new Map(chain.map(({ session }, index) => [session.id, index]));
  const indexOf = (sessionId: string) => indexById.get(sessionId) ?? 0;
  const made = handoffsIn(interview, chain).map(({ handoff }) => ({
    handoff,
    at: { session: indexOf(handoff.sessionId), offsetMs: handoff.offsetMs },
  }));
  const [first] = made;
  if (!first) return () => undefined;
  const root = first.handoff.from;
  return (sessionId, offsetMs) => {
    const turn = { session: indexOf(sessionId), offsetMs };
    const last = made.findLast(({ at }) => !isBefore(turn, at));
    if (!last || last.handoff.to.groupId === root.groupId) return { name: root.displayName, kind: 'root' };
    return { name: last.handoff.to.displayName, kind: 'transfer' };
  };
}

const isBefore = (a: ConversationTime, b: ConversationTime) =>
  a.session === b.session ? a.offsetMs < b.offsetMs : a.session < b.session;
