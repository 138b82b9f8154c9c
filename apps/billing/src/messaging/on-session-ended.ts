import type { Subscription } from '@colloquy/messaging';
import type { EndedSession } from '../use-cases/book-sessions';

export function onSessionEnded(
  book: (session: EndedSession) => Promise<unknown>,
): Subscription<'session.ended.v1'> {
  return {
    queue: 'billing.session-ended',
    event: 'session.ended.v1',
    async handle({ accountid, data }) {
      await book({
        sessionId: data.sessionId,
        interviewId: data.interviewId,
        accountId: accountid,
        platform: data.platform,
        disconnectReason: data.disconnectReason,
        startedAt: new Date(data.startedAt),
        endedAt: new Date(data.endedAt),
        // an entry without billed time, because a session without an entry counts as unbooked
        seconds: data.isTest ? 0 : data.durationSeconds,
        ...(data.isTest && { isTest: data.isTest }),
        ...(data.agentGroupId && { agentId: data.agentGroupId }),
        ...(data.providerUsage && { providerUsage: data.providerUsage }),
      });
    },
  };
}
