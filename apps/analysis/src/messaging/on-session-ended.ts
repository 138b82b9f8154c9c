import type { Subscription } from '@colloquy/messaging';
import type { SessionRef } from '../domain/run';

/** Every session that ended is post-processed. */
export function onSessionEnded(
  processSession: (ref: SessionRef, signal: AbortSignal) => Promise<void>,
  prefetch: number,
): Subscription<'session.ended.v1'> {
  return {
    queue: 'analysis.session-ended',
    event: 'session.ended.v1',
    prefetch,
    handle: ({ accountid, data: { interviewId, sessionId } }, { signal }) =>
      processSession({ accountId: accountid, interviewId, sessionId }, signal),
  };
}
