import { platformTopology, type QueueBinding, type Subscription } from '@colloquy/messaging';
import { redacted } from '../domain/redacted';
import type { DeliveryRepository } from '../domain/ports';

const binding = { queue: 'webhook.interview-withdrawn', event: 'interview.withdrawn.v1' } as const;

/**
 * Queues that this service declares. Publishers need not declare the queue of withdrawals: before the first start
 * of this service, no notification is queued.
 */
export const webhookTopology: readonly QueueBinding[] = [...platformTopology, binding];

/** Redacts the queued notifications of an interview whose expert has withdrawn consent. */
export const onInterviewWithdrawn = (
  deliveries: Pick<DeliveryRepository, 'changeQueued'>,
): Subscription<'interview.withdrawn.v1'> => ({
  ...binding,
  handle: ({ accountid, data }) => deliveries.changeQueued(accountid, data.interviewId, redacted),
});
