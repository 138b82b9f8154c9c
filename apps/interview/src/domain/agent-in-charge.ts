import type { DeliveredSession } from './delivery';
import { handoffsIn } from './handoffs';
import type { Interview } from './interview';

interface AgentInCharge {
  name: string;
  kind: 'root' | 'transfer';
}

/** `session` is the index in the chain; `offsetMs` counts from the start of the session. */
interface ConversationTime {
  session: number;
  offsetMs: number;
}

/** Without handoffs no turn has an agent. A turn at the exact offset of a handoff belongs to the new agent. */
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
