import type { EventType } from '@colloquy/contracts';

/** A consumer's queue and the event type bound to it. */
export interface QueueBinding {
  /** Consumer and purpose, such as `analysis.session-ended`. */
  readonly queue: string;
  readonly event: EventType;
}

/**
 * Every consumer queue of the platform. All services declare all of it whenever they connect, so that
 * whichever publishes first cannot outrun the first start of a consumer.
 */
export const platformTopology: readonly QueueBinding[] = [
  { queue: 'analysis.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.session-completing', event: 'session.ended.v1' },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1' },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1' },
];
