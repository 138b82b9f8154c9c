import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import { callOutcomes, isCallOutcome } from '../domain/call-outcome';
import type { UseCases } from '../use-cases';
import { toJoinView } from './join-view';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;
type CallHandlers = Pick<Handlers, 'claimCall' | 'renewCall' | 'reportCall' | 'requestCall' | 'findDialIn'>;

export function callHandlers(useCases: UseCases): CallHandlers {
  return {
    async claimCall({ leaseMs }) {
      const claimed = await useCases.claimCall(leaseMs);
      if (!claimed) return {};
      const { interview, callId, attempt } = claimed;
      return {
        call: {
          accountId: interview.accountId,
          interviewId: interview.id,
          callId,
          attempt,
          phone: interview.dialInPhone ?? '',
          meetingId: interview.meetingId ?? '',
          pin: interview.dialInPin ?? '',
          language: interview.agent.language,
        },
      };
    },
    async renewCall({ accountId, interviewId, callId, leaseMs }) {
      return { held: await useCases.renewCall({ accountId, interviewId }, callId, leaseMs) };
    },
    async reportCall({ accountId, interviewId, callId, outcome }) {
      if (!isCallOutcome(outcome)) {
        throw new AppError('invalid', undefined, `outcome: must be one of ${callOutcomes.join(', ')}`);
      }
      return { held: await useCases.reportCall({ accountId, interviewId }, callId, outcome) };
    },
    async requestCall({ accountId, interviewId }) {
      await useCases.requestCall({ accountId, interviewId });
      return {};
    },
    async findDialIn({ meetingId, pin }) {
      return toJoinView(await useCases.findDialIn(meetingId, pin));
    },
  };
}
