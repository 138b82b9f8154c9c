import { inSpan } from '@colloquy/tracing';
import type { Attempt, Result } from '../domain/delivery';
import type { WebhookMetrics } from './metrics';

export const observedAttempt =
  (metrics: WebhookMetrics, attemptDelivery: (attempt: Attempt, stop: AbortSignal) => Promise<Result>) =>
  (attempt: Attempt, stop: AbortSignal): Promise<void> => {
    const { traceparent: parent, interviewId } = attempt;
    const attributes = { 'colloquy.interview.id': interviewId };
    return inSpan('webhook attempt', { parent, attributes }, () =>
      metrics.attempt(attempt, () => attemptDelivery(attempt, stop)),
    );
  };
