import type { CloudEvent, NotificationMessage } from '@colloquy/contracts';
import type { Attempt, DeliveryKey, ListedDelivery, NewDelivery, Result } from './delivery';
import type { Header } from './headers';
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

/** A delivery as it is to be stored: waiting for its attempt, or with the attempt begun by whoever stores it. */
export type Added = NewDelivery & { isBegun?: boolean };

/** Room for attempts. */
export interface Places {
  /** A place for an attempt at the host; none where there is no room, or where others may have waited longer. */
  take(host: string): Place | undefined;
  /** Looks for deliveries that wait. */
  kick(): void;
}

/** A place that is held until one of the two is called. */
export interface Place {
  /** Makes an attempt that was begun. */
  use(attempt: Attempt): void;
  free(): void;
}

/**
 * The deliveries of all accounts. Every write is durable when it resolves, and every change of state happens
 * for one caller only, however many processes ask for it at the same time.
 */
export interface Deliveries {
  /**
   * Stores deliveries; those that are stored already stay as they are, in whatever state. Says of each whether it was
   * one of the others: only then its attempt has begun, where that was asked for. An error where it may not be stored: it
   * is to be stored again then.
   */
  add(deliveries: readonly Added[], now: Date): Promise<(boolean | Error)[]>;
  /** The next host after `after`, hosts taking turns, that is not `excluded` and has deliveries waiting. */
  nextHost(choice: { after: string; excluded: readonly string[] }): Promise<string | undefined>;
  /** Begins the attempts of those that have waited longest at each of the hosts, at most so many of it. */
  begin(room: ReadonlyMap<string, number>): Promise<Attempt[]>;
  /** Ends a begun attempt; false when it has been ended already. */
  end(key: DeliveryKey, result: Result, event: CloudEvent, now: Date): Promise<boolean>;
  /** Attempts that were begun longer ago than any attempt may take; at most 100. */
  abandoned(): Promise<Abandoned[]>;
  /** Those of an interview, the latest completion first, in the order of its endpoints; at most 100. */
  list(accountId: string, interviewId: string): Promise<ListedDelivery[]>;
  /** Changes what the deliveries of an interview will send whose attempts have not begun. Repeatable. */
  changeWaiting(
    accountId: string,
    interviewId: string,
    change: (request: OutgoingRequest) => OutgoingRequest,
  ): Promise<void>;
  /** Forgets deliveries that ended before, oldest first and at most `limit`; returns how many. */
  forget(endedBefore: Date, limit: number): Promise<number>;
}

/** Work for one replica at a time. */
export interface Claims {
  /** Takes the work out of reach of everybody until `nextAt`; false when somebody else has. */
  take(work: string, now: Date, nextAt: Date): Promise<boolean>;
}

/**
 * Sends a request once and says what came of it; never rejects.
 * @param stop aborted when there is no time left: the outcome is `interrupted` then
 */
export type Send = (request: OutgoingRequest, stop: AbortSignal) => Promise<Result>;

/**
 * The headers a request is sent with: those it has, and a signature when its subscription asks for one.
 * @param about `id` of the delivery; `now`, which the receiver compares with its own clock
 */
export type Sign = (request: OutgoingRequest, about: { id: string; now: Date }) => Header[];

/** The addresses of a name; rejects when it has none. */
export type Resolve = (name: string) => Promise<string[]>;
