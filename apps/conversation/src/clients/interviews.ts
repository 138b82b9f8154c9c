import type { ServiceClient } from '@colloquy/grpc';
import type { Interviews } from '../domain/ports';

/** The interview service over gRPC. */
export function grpcInterviews(client: ServiceClient<'colloquy.interview.v1.InterviewService'>): Interviews {
  return {
    joinView: (interviewId) => client.getJoinView({ interviewId }, { isRead: true }),
    startSession: (start) => client.startSession(start),
    runtimeView: (ref) => client.getRuntimeView(ref, { isRead: true }),
    async appendTurns(ref, turns) {
      await client.appendTurns({ ...ref, turns: [...turns] });
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
