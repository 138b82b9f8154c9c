import type { CloudEvent, EventData, EventType } from '@colloquy/contracts';
import type { Component } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';

/** What a handler gets beside the event. */
export interface DeliveryContext {
  /** Aborted when the handler has taken too long, or the service stops and its grace is over. */
  readonly signal: AbortSignal;
  /** 1 for the first attempt; attempts that failed because a dependency was down are not counted. */
  readonly attempt: number;
  /** Adds the queue and the event's id, type, subject and trace to every line. */
  readonly logger: Logger;
}

/**
 * What a service does with the events of one queue. Delivery is at least once, in no particular order:
 * `handle` must be harmless when repeated, even while an earlier call for the same event still runs.
 */
export interface Subscription<T extends EventType = EventType> {
  /** A queue of the topology, such as `analysis.session-ended`. */
  readonly queue: string;
  /** The event type bound to that queue. */
  readonly event: T;
  /** The most handlers at a time; default 100. */
  readonly prefetch?: number;
  /** Failed attempts after which the message goes to the dead queue; default 10. */
  readonly maxAttempts?: number;
  /** How long one call of `handle` may take; default 10 minutes, a third of the broker's own limit. */
  readonly timeoutMs?: number;
  /**
   * Resolves when the effect is durable: the message is acknowledged then. Rejects to have it tried again
   * after the retry delay; an AppError `unavailable` or `timeout` does not count as an attempt.
   */
  handle(event: CloudEvent<EventData<T>>, context: DeliveryContext): Promise<void>;
}

/** Publishes an event; see {@link Broker.publish}. */
export type Publish = (event: CloudEvent, options?: { signal?: AbortSignal }) => Promise<void>;

/** The event exchange as a service sees it. */
export interface Broker extends Component {
  /** Resolves at once: the connection is made, and made again whenever it is lost, in the background. */
  start(): Promise<void>;
  /**
   * Stops consuming, waits up to 8 s for handlers in flight, then closes. Unfinished messages go back to
   * their queue. Stop whatever publishes first: afterwards publishing fails with `unavailable`.
   */
  stop(): Promise<void>;
  /** Whether events can be published and every subscription consumes. */
  ready(): Promise<boolean>;
  /**
   * Resolves when the broker has stored the event in every queue bound to its type. Waits up to 10 s for
   * the connection and the confirm together. An event that failed may have been stored all the same.
   * @throws AppError `unavailable` or `timeout`; `too-large` above 1 MiB.
   */
  publish: Publish;
  /**
   * Handles the events of a queue; before or after `start`.
   * @throws AppError `internal` when the topology has no such queue or it is subscribed to already.
   */
  subscribe<T extends EventType>(subscription: Subscription<T>): void;
}
