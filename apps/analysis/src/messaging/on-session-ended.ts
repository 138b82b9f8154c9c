import type { Subscription } from '@colloquy/messaging';
import type { SessionRef } from '../domain/run';
import { isCompleting } from '../domain/urgency';
import type { Delivery } from '../use-cases/process-session';

type ProcessSession = (ref: SessionRef, delivery: Delivery) => Promise<void>;

/**
 * Every session that ended is post-processed. The event comes in two queues with workers of their own, and each takes
 * the sessions of its kind: one that an interview waits for is never behind those nobody waits for, however many.
 */
export const onSessionEnded = (processSession: ProcessSession, prefetch: number) => [
  subscription('analysis.session-completing', true, processSession, prefetch),
  subscription('analysis.session-ended', false, processSession, prefetch),
];

function subscription(
  queue: string,
  completing: boolean,
  processSession: ProcessSession,
  prefetch: number,
): Subscription<'session.ended.v1'> {
  return {
    queue,
    event: 'session.ended.v1',
    prefetch,
    handle: async ({ accountid, data: { interviewId, sessionId, disconnectReason } }, delivery) => {
      if (isCompleting(disconnectReason) !== completing) return;
      await processSession({ accountId: accountid, interviewId, sessionId }, delivery);
    },
  };
}
