import type { Subscription } from '@colloquy/messaging';
import type { SessionRef } from '../domain/run';
import type { Delivery } from '../use-cases/delivery';

type ProcessSession = (ref: SessionRef, delivery: Delivery) => Promise<void>;

/** Uses two queues, so that a session that a completion waits for does not queue with the others. */
export const onSessionEnded = (processSession: ProcessSession, prefetch: number) =>
  ['analysis.session-completing', 'analysis.session-ended'].map(
    (queue): Subscription<'session.ended.v1'> => ({
      queue,
      event: 'session.ended.v1',
      prefetch,
      handle: ({ accountid, data: { interviewId, sessionId } }, delivery) =>
        processSession({ accountId: accountid, interviewId, sessionId }, delivery),
    }),
  );
