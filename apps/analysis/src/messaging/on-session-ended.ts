import type { Subscription } from '@colloquy/messaging';
import type { SessionRef } from '../domain/run';
import type { Delivery } from '../use-cases/process-session';

/** Every session that ended is post-processed. */
export function onSessionEnded(
  processSession: (ref: SessionRef, delivery: Delivery) => Promise<void>,
  prefetch: number,
): Subscription<'session.ended.v1'> {
  return {
    queue: 'analysis.session-ended',
    event: 'session.ended.v1',
    prefetch,
    handle: ({ accountid, data: { interviewId, sessionId } }, delivery) =>
      processSession({ accountId: accountid, interviewId, sessionId }, delivery),
  };
}
