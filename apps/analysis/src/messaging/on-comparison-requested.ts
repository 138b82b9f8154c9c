import type { Subscription } from '@colloquy/messaging';
import type { ComparisonRef } from '../domain/comparison';
import type { Delivery } from '../use-cases/delivery';

export function onComparisonRequested(
  compareInterviews: (ref: ComparisonRef, delivery: Delivery) => Promise<void>,
  prefetch: number,
): Subscription<'interview.comparison-requested.v1'> {
  return {
    queue: 'analysis.comparison-requested',
    event: 'interview.comparison-requested.v1',
    prefetch,
    handle: ({ accountid, data: { comparisonId } }, delivery) =>
      compareInterviews({ accountId: accountid, comparisonId }, delivery),
  };
}
