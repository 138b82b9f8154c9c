import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import { callOutcomes, isCallOutcome } from '../domain/call-outcome';
import type { Deps } from '../use-cases/deps';
import { findDialIn } from '../use-cases/find-dial-in';
import { invitationFor } from '../use-cases/invitations';
import { claimCall, renewCall, reportCall, requestCall } from '../use-cases/make-call';
import { toJoinView } from './join-view';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;
type CallHandlers = Pick<Handlers, 'claimCall' | 'renewCall' | 'reportCall' | 'requestCall' | 'findDialIn'>;

/** What those ask who make and answer calls. */
export function callHandlers(deps: Deps): CallHandlers {
  return {
    async claimCall({ leaseMs }) {
      const claimed = await claimCall(deps, leaseMs);
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
      return { held: await renewCall(deps, { accountId, interviewId }, callId, leaseMs) };
    },
    async reportCall({ accountId, interviewId, callId, outcome }) {
      if (!isCallOutcome(outcome)) {
        throw new AppError('invalid', undefined, `outcome: must be one of ${callOutcomes.join(', ')}`);
      }
      return { held: await reportCall(deps, { accountId, interviewId }, callId, outcome) };
    },
    async requestCall({ accountId, interviewId }) {
      await requestCall(deps, { accountId, interviewId });
      return {};
    },
    async findDialIn({ meetingId, pin }) {
      const interview = await findDialIn(deps, meetingId, pin);
      return toJoinView(interview, await invitationFor(deps, interview));
    },
  };
}
