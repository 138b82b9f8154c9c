import type { EventType } from '@colloquy/contracts';

/** A queue and the event type bound to it. */
export interface QueueBinding {
  /** Consumer and purpose, such as `analysis.session-ended`. */
  readonly queue: string;
  readonly event: EventType;
}

/**
 * Queues of the platform. Every service declares all of them whenever it connects, so that no event is lost that is
 * published before the first start of its consumer.
 */
export const platformTopology: readonly QueueBinding[] = [
  { queue: 'analysis.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.session-completing', event: 'session.ended.v1' },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1' },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1' },
];
