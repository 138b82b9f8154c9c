import type { Subscription } from '@colloquy/messaging';
import type { ComparisonRef } from '../domain/comparison';
import type { Call } from '../use-cases/analyse-completion';

export function onComparisonRequested(
  compareInterviews: (ref: ComparisonRef, call: Call) => Promise<void>,
  prefetch: number,
): Subscription<'interview.comparison-requested.v1'> {
  return {
    queue: 'analysis.comparison-requested',
    event: 'interview.comparison-requested.v1',
    prefetch,
    handle: ({ accountid, data: { comparisonId } }, call) =>
      compareInterviews({ accountId: accountid, comparisonId }, call),
  };
}
