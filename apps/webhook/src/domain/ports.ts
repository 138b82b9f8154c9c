import type { CloudEvent, NotificationMessage } from '@colloquy/contracts';
import type { Attempt, DeliveryKey, NewDelivery, Result } from './delivery';
import type { OutgoingRequest } from './request';

/** Which completion to notify of. */
export interface CompletionRef {
  accountId: string;
  interviewId: string;
  completion: number;
}

/** What the interview service wants to have sent. */
export interface Notifications {
  /** `undefined` when there is no such interview any more. */
  find(ref: CompletionRef, signal: AbortSignal): Promise<NotificationMessage | undefined>;
}

/** An attempt that was begun and never ended. */
export interface Abandoned {
  key: DeliveryKey;
  attemptedAt: Date;
}

/**
 * The deliveries of all accounts. Every write is durable when it resolves, and every change of state happens
 * for one caller only, however many processes ask for it at the same time.
 */
export interface Deliveries {
  /** Stores deliveries; those that are stored already stay as they are, in whatever state. */
  add(deliveries: readonly NewDelivery[], now: Date): Promise<void>;
  /** The next host after `after`, hosts taking turns, that is not `excluded` and has deliveries waiting. */
  nextHost(choice: { after: string; excluded: readonly string[] }): Promise<string | undefined>;
  /** Begins the attempts of those that have waited longest at a host, at most `limit`. */
  begin(host: string, limit: number): Promise<Attempt[]>;
  /** Ends a begun attempt; false when it has been ended already. */
  end(key: DeliveryKey, result: Result, event: CloudEvent, now: Date): Promise<boolean>;
  /** Attempts that were begun longer ago than any attempt may take; at most 100. */
  abandoned(): Promise<Abandoned[]>;
}

/**
 * Sends a request once and says what came of it; never rejects.
 * @param stop aborted when there is no time left: the outcome is `interrupted` then
 */
export type Send = (request: OutgoingRequest, stop: AbortSignal) => Promise<Result>;

/** The addresses of a name; rejects when it has none. */
export type Resolve = (name: string) => Promise<string[]>;
