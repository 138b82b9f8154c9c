import type { Subscription } from '@colloquy/messaging';
import { bookSession } from '../use-cases/book-session';
import type { Deps } from '../use-cases/deps';

/** Books the connected time of every session, once. */
export function onSessionEnded(deps: Deps): Subscription<'session.ended.v1'> {
  return {
    queue: 'billing.session-ended',
    event: 'session.ended.v1',
    handle: ({ accountid, data }) =>
      bookSession(deps, {
        sessionId: data.sessionId,
        interviewId: data.interviewId,
        accountId: accountid,
        platform: data.platform,
        disconnectReason: data.disconnectReason,
        startedAt: new Date(data.startedAt),
        endedAt: new Date(data.endedAt),
        seconds: data.durationSeconds,
      }),
  };
}
