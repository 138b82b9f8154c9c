import type { RuntimeViewMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import type { Interviews } from '../domain/ports';

type Client = ServiceClient<'colloquy.interview.v1.InterviewService'>;

export function grpcInterviews(client: Client): Interviews {
  return {
    joinView: (interviewId) => client.getJoinView({ interviewId }, { isRead: true }),
    startSession: async (start) => wholeView(client, await client.startSession(start)),
    runtimeView: async (ref) => wholeView(client, await client.getRuntimeView(ref, { isRead: true })),
    async appendTurns(ref, turns, usage) {
      await client.appendTurns({ ...ref, turns: [...turns], usage });
    },
    async noteHeard(ref, sequence, heard) {
      await client.trimTurn({ ...ref, sequence, ...heard });
    },
    async recordConsent({ accountId, interviewId, sessionId }, consent) {
      await client.recordConsent({ accountId, interviewId, consent: { sessionId, ...consent } });
    },
    async withdrawConsent({ accountId, interviewId }) {
      await client.withdrawConsent({ accountId, interviewId });
    },
    async recordHandoff(ref, { id, ruleId, condition, from, to }, { offsetMs, atMs }) {
      await client.recordHandoff({
        ...ref,
        id,
        ruleId,
        condition,
        fromAgentId: from.agentId,
        fromName: from.name,
        toAgentId: to.agentId,
        toAgentVersion: to.versionNumber,
        toName: to.name,
        offsetMs,
        occurredAtMs: atMs,
      });
    },
    async endSession(ref, end) {
      return (await client.endSession({ ...ref, ...end })).reason;
    },
    async holdForLater(ref, untilMs) {
      const request = untilMs === undefined ? ref : { ...ref, untilMs };
      return (await client.holdForLater(request)).untilMs;
    },
  };
}

async function wholeView(client: Client, view: RuntimeViewMessage): Promise<RuntimeViewMessage> {
  const { accountId, interviewId, session, hasMoreTurns } = view;
  const turns = [...view.turns];
  for (let hasMore = hasMoreTurns; hasMore;) {
    const last = turns.at(-1);
    const place = { afterSessionId: last?.sessionId, afterSequence: last?.sequence };
    const page = await client.listTurns(
      { accountId, interviewId, sessionId: session?.id, ...place },
      { isRead: true },
    );
    turns.push(...page.turns);
    hasMore = page.hasMore;
  }
  return { ...view, turns };
}
