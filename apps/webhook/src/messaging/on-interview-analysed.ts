import type { Subscription } from '@colloquy/messaging';
import type { CompletionRef } from '../domain/ports';

export function onInterviewAnalysed(
  queueDeliveries: (ref: CompletionRef, announcedAt: Date, signal: AbortSignal) => Promise<void>,
): Subscription<'interview.analysed.v1'> {
  return {
    queue: 'webhook.interview-analysed',
    event: 'interview.analysed.v1',
    prefetch: 20,
    handle: ({ accountid, time, data }, { signal }) =>
      queueDeliveries(
        { accountId: accountid, interviewId: data.interviewId, completion: data.completion },
        new Date(time),
        signal,
      ),
  };
}
