import { languageOf } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import type { DueCalls } from '../domain/phone-ports';

export function grpcDueCalls(client: ServiceClient<'colloquy.interview.v1.InterviewService'>): DueCalls {
  return {
    async claimCall(leaseMs) {
      const { call } = await client.claimCall({ leaseMs });
      if (!call) return undefined;
      const { accountId, interviewId, callId, attempt, phone, meetingId, pin, language } = call;
      return {
        accountId,
        interviewId,
        callId,
        attempt,
        phone,
        meetingId,
        pin,
        language: languageOf(language),
      };
    },
    renewCall: async (ref, leaseMs) => (await client.renewCall({ ...idsOf(ref), leaseMs })).held,
    reportCall: async (ref, outcome) => (await client.reportCall({ ...idsOf(ref), outcome })).held,
    async requestCall({ accountId, interviewId }) {
      await client.requestCall({ accountId, interviewId });
    },
    findDialIn: (entered) => client.findDialIn(entered),
  };
}

const idsOf = ({
  accountId,
  interviewId,
  callId,
}: {
  accountId: string;
  interviewId: string;
  callId: string;
}) => ({
  accountId,
  interviewId,
  callId,
});
