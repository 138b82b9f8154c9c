import type { Subscription } from '@colloquy/messaging';
import type { CompletionRef } from '../domain/run';
import type { Delivery } from '../use-cases/delivery';

export function onInterviewCompleted(
  analyseCompletion: (ref: CompletionRef, delivery: Delivery) => Promise<void>,
  prefetch: number,
): Subscription<'interview.completed.v1'> {
  return {
    queue: 'analysis.interview-completed',
    event: 'interview.completed.v1',
    prefetch,
    handle: ({ accountid, data: { interviewId, completion, reanalysis = 0 } }, delivery) =>
      analyseCompletion({ accountId: accountid, interviewId, completion, reanalysis }, delivery),
  };
}
