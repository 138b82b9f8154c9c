import { platformTopology, type QueueBinding, type Subscription } from '@colloquy/messaging';
import { redacted } from '../domain/redacted';
import type { DeliveryRepository } from '../domain/ports';

const binding = { queue: 'webhook.interview-withdrawn', event: 'interview.withdrawn.v1' } as const;

/** Only this service needs the queue of withdrawals. */
export const webhookTopology: readonly QueueBinding[] = [...platformTopology, binding];

export const onInterviewWithdrawn = (
  deliveries: Pick<DeliveryRepository, 'redact'>,
): Subscription<'interview.withdrawn.v1'> => ({
  ...binding,
  handle: ({ accountid, data }) => deliveries.redact(accountid, data.interviewId, redacted),
});
