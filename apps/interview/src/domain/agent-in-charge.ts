import type { DeliveredSession } from './delivery';
import type { Handoff, Interview } from './interview';

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
  { agent, handoffs }: Pick<Interview, 'agent' | 'handoffs'>,
  chain: readonly DeliveredSession[],
): (sessionId: string, offsetMs: number) => AgentInCharge | undefined {
  const place = new Map(chain.map(({ session }, index) => [session.id, index]));
  const made = handoffs.flatMap((handoff) => {
    const session = chain.findLastIndex((each) => each.session.startedAt <= handoff.occurredAt);
    return session === -1 ? [] : [{ handoff, at: { session, offsetMs: handoff.turnOffsetMs } }];
  });
  const [first] = made;
  if (!first) return () => undefined;
  const root = first.handoff.from;
  const rootAgent: AgentInCharge = { name: root.displayName ?? agent.name, kind: 'root' };
  const isRoot = ({ to }: Handoff) => to.groupId === (root.groupId ?? agent.agentId);
  return (sessionId, offsetMs) => {
    const turn = { session: place.get(sessionId) ?? 0, offsetMs };
    const last = made.findLast(({ at }) => !isBefore(turn, at));
    if (!last || isRoot(last.handoff)) return rootAgent;
    return { name: last.handoff.to.displayName, kind: 'transfer' };
  };
}

const isBefore = (a: Moment, b: Moment) =>
  a.session === b.session ? a.offsetMs < b.offsetMs : a.session < b.session;
