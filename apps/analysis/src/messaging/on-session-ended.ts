import type { Subscription } from '@colloquy/messaging';
import type { SessionRef } from '../domain/run';
import { isCompleting } from '../domain/urgency';
import type { Delivery } from '../use-cases/process-session';

type ProcessSession = (ref: SessionRef, delivery: Delivery) => Promise<void>;

/**
 * Processes every ended session. Two queues with separate workers receive the event, and each queue handles one kind of
 * session. So a session that a completion waits for is never queued behind other sessions.
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
