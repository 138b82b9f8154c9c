import type { CallContext, ServiceHandlers } from '@colloquy/grpc';
import { AppError, newId } from '@colloquy/kernel';

export interface ScriptedCalls {
  number: string;
  meetingId: string;
  pin: string;
  language: string;
  /** Whether the call may be claimed. */
  due: boolean;
  attempts: number;
  /** Attempts left after a failure. */
  retries: number;
  callId: string;
  outcomes: string[];
}

export const scriptedCalls = (): ScriptedCalls => ({
  number: '',
  meetingId: '',
  pin: '',
  language: 'en',
  due: false,
  attempts: 0,
  retries: 0,
  callId: '',
  outcomes: [],
});

interface CalledInterview {
  id: string;
  accountId: string;
  phone: ScriptedCalls;
  turns: readonly { sessionId: string }[];
}

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

export function callHandlers(
  interview: CalledInterview,
  joinView: (interviewId: string, context: CallContext) => ReturnType<Handlers['getJoinView']>,
): Pick<Handlers, 'claimCall' | 'renewCall' | 'reportCall' | 'requestCall' | 'findDialIn'> {
  const { phone } = interview;
  const spoken = () => interview.turns.some(({ sessionId }) => sessionId === phone.callId);
  return {
    async claimCall() {
      if (!phone.due) return {};
      phone.due = false;
      phone.callId = newId();
      phone.attempts += 1;
      const { number, meetingId, pin, language, attempts: attempt, callId } = phone;
      const { accountId, id: interviewId } = interview;
      return {
        call: { accountId, interviewId, callId, attempt, phone: number, meetingId, pin, language },
      };
    },
    renewCall: async ({ callId }) => ({ held: callId === phone.callId }),
    async reportCall({ callId, outcome }) {
      if (callId !== phone.callId || spoken()) return { held: callId === phone.callId };
      phone.outcomes.push(outcome);
      if (outcome === 'connected') return { held: true };
      phone.callId = '';
      if (outcome !== 'no-show' && phone.retries > 0) {
        phone.retries -= 1;
        phone.due = true;
      }
      return { held: false };
    },
    async requestCall({ interviewId }) {
      if (interviewId !== interview.id) throw new AppError('not-found', undefined, 'Interview not found');
      if (!phone.number)
        throw new AppError('conflict', 'NO_DIAL_IN_PHONE', 'The interview has no number to dial');
      phone.due = true;
      return {};
    },
    async findDialIn({ meetingId, pin }, context) {
      if (meetingId !== phone.meetingId || pin !== phone.pin || meetingId === '') {
        throw new AppError('not-found', undefined, 'Unknown meeting id or PIN');
      }
      return joinView(interview.id, context);
    },
  };
}
