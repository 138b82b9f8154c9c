import { platformTopology, type QueueBinding, type Subscription } from '@colloquy/messaging';
import { concealed } from '../domain/concealed';
import type { Deliveries } from '../domain/ports';

const binding = { queue: 'webhook.interview-withdrawn', event: 'interview.withdrawn.v1' } as const;

/**
 * The queues this service declares. Its own one needs nobody else: before the first start of this service no
 * notification waits that could say too much.
 */
export const webhookTopology: readonly QueueBinding[] = [...platformTopology, binding];

/** A notification that waits for its attempt says nothing any more of what the expert said. */
export const onInterviewWithdrawn = (
  deliveries: Pick<Deliveries, 'changeWaiting'>,
): Subscription<'interview.withdrawn.v1'> => ({
  ...binding,
  handle: ({ accountid, data }) => deliveries.changeWaiting(accountid, data.interviewId, concealed),
});
