import { derivedId } from '@colloquy/kernel';
import { conversationOf, handoffsIn } from '../domain/handoffs';
import type { Interview } from '../domain/interview';

export function presentHandoffs(interview: Interview) {
  const chain = conversationOf(interview);
  const handoffs = handoffsIn(interview, chain);
  const first = chain[0]?.session;
  if (!first || handoffs.length === 0) return { handoffs: [] };
  const { agent } = interview;
  return {
    handoffs: [
      {
        id: derivedId('initial agent', first.id),
        from: { groupId: null, displayName: null },
        to: { groupId: agent.agentId, displayName: agent.name },
        occurredAt: first.startedAt.toISOString(),
        turnOffsetMs: 0,
        rule: { id: null },
        condition: '',
      },
      ...handoffs.map(({ handoff, turnOffsetMs }) => ({
        id: handoff.id,
        from: { groupId: handoff.from.groupId, displayName: handoff.from.displayName },
        to: { groupId: handoff.to.groupId, displayName: handoff.to.displayName },
        occurredAt: handoff.occurredAt.toISOString(),
        turnOffsetMs,
        rule: { id: handoff.ruleId },
        condition: handoff.condition,
      })),
    ],
  };
}
