import type { EventType } from '@colloquy/contracts';

export interface QueueBinding {
  /** Consumer and purpose, such as `analysis.session-ended`. */
  readonly queue: string;
  readonly event: EventType;
}

/** Queues of the platform. Every service declares all of them, so that no event is published without a queue. */
export const platformTopology: readonly QueueBinding[] = [
  { queue: 'analysis.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.session-completing', event: 'session.ended.v1' },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1' },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1' },
];
