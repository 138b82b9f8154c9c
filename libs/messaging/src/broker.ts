import type { CloudEvent, EventData, EventType } from '@colloquy/contracts';
import type { Component } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';

interface DeliveryContext {
  /** Aborted when the handler exceeds its time limit, or when the service stops and the grace period is over. */
  readonly signal: AbortSignal;
  /** 1 for the first attempt. Attempts that failed because a dependency was down are not counted. */
  readonly attempt: number;
  /** Adds the queue and the event's id, type, subject and trace to every line. */
  readonly logger: Logger;
}

/** Handler for the events of one queue. Delivery is at least once and unordered, so `handle` must be idempotent. */
export interface Subscription<T extends EventType = EventType> {
  readonly queue: string;
  readonly event: T;
  readonly prefetch?: number;
  /** Failed attempts after which the message goes to the dead queue; default 10. */
  readonly maxAttempts?: number;
  /** Time limit of one call of `handle`, milliseconds; default 10 minutes, a third of the broker's own limit. */
  readonly timeoutMs?: number;
  /** Resolves when the effect is durable; after a rejection the message is retried. */
  handle(event: CloudEvent<EventData<T>>, context: DeliveryContext): Promise<void>;
}

/** Receives copies of events while the process is connected to the broker, but no earlier events. */
export interface Listener {
  readonly events: readonly EventType[];
  /** Returns whether events of this account are decoded; default all. */
  wants?(accountId: string): boolean;
  /** Called once for each event, without retries. Must not block: events are not acknowledged. */
  receive(event: CloudEvent): void;
  /** Called when events may have been missed, such as after a lost connection or a block of over 5 s. */
  onGap(): void;
}

export type Publish = (event: CloudEvent, options?: { signal?: AbortSignal }) => Promise<void>;

export interface Broker extends Component {
  /** Resolves at once. The broker connects, and reconnects after each loss, in the background. */
  start(): Promise<void>;
  /** Waits up to 8 s for running handlers. Publishers must stop first. */
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** After a failure the event may still have been stored. @throws AppError `unavailable` or `timeout`; `too-large` above 1 MiB */
  publish: Publish;
  /** @throws AppError `internal` if the topology has no such queue or the queue already has a subscription */
  subscribe<T extends EventType>(subscription: Subscription<T>): void;
  listen(listener: Listener): void;
}
