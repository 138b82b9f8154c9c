import type { DisconnectReason, EventData, EventType } from '@colloquy/contracts';

export interface QueueBinding<T extends EventType = EventType> {
  /** Consumer and purpose, such as `analysis.session-ended`. */
  readonly queue: string;
  readonly event: T;
  /** Whether consumers serve the accounts in turn and defer messages of an account with many to the queue `Q.later`. */
  readonly isFair?: boolean;
  /** Whether an event is for this queue; default all. The first of the queues with `accepts` that accepts gets it. */
  accepts?(data: EventData<T>): boolean;
}

const completing: readonly DisconnectReason[] = ['completed_by_expert', 'completed_natural_end'];

/** Whether a completion, and thus the client's notification, waits for the session. */
const isCompleting = ({ disconnectReason }: EventData<'session.ended.v1'>) =>
  completing.includes(disconnectReason);

/** Queues of the platform. Every service declares all of them, so that every published event reaches its queues. */
export const platformTopology: readonly QueueBinding[] = [
  { queue: 'analysis.session-completing', event: 'session.ended.v1', isFair: true, accepts: isCompleting },
  { queue: 'analysis.session-ended', event: 'session.ended.v1', isFair: true, accepts: () => true },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1', isFair: true },
  { queue: 'analysis.comparison-requested', event: 'interview.comparison-requested.v1', isFair: true },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1', isFair: true },
];
