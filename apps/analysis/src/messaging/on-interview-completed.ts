import type { Subscription } from '@colloquy/messaging';
import type { CompletionRef } from '../domain/run';
import type { Call } from '../use-cases/analyse-completion';

export function onInterviewCompleted(
  analyseCompletion: (ref: CompletionRef, call: Call) => Promise<void>,
  prefetch: number,
): Subscription<'interview.completed.v1'> {
  return {
    queue: 'analysis.interview-completed',
    event: 'interview.completed.v1',
    prefetch,
    handle: ({ accountid, data: { interviewId, completion, reanalysis = 0 } }, call) =>
      analyseCompletion({ accountId: accountid, interviewId, completion, reanalysis }, call),
  };
}
