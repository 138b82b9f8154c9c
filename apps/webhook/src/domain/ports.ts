import type { CloudEvent, NotificationMessage } from '@colloquy/contracts';
import type { Attempt, DeliveryKey, ListedDelivery, NewDelivery, Result } from './delivery';
import type { Header } from './headers';
import type { OutgoingRequest } from './request';

export interface CompletionRef {
  accountId: string;
  interviewId: string;
  completion: number;
}

export interface Notifications {
  /** Returns undefined if the interview has been deleted. */
  find(ref: CompletionRef, signal: AbortSignal): Promise<NotificationMessage | undefined>;
}

/** An attempt that never ended, because its process died. */
export interface Abandoned {
  key: DeliveryKey;
  attemptedAt: Date;
}

/** A delivery to store: queued with its turn, or with `isBegun` if the caller makes the attempt at once. */
export type Added = NewDelivery & { isBegun?: boolean; turn?: number };

export interface Permits {
  /** Returns undefined if a limit is reached, or if older deliveries of the account are queued. */
  tryAcquire(host: string, accountId: string): Permit | undefined;
  /** Returns the turn of a delivery to queue: the number of deliveries of the account that are queued before it. */
  nextTurn(accountId: string): number;
  kick(): void;
}

/** Permission for one attempt, held until the attempt has ended or the permit is released. */
export interface Permit {
  use(attempt: Attempt): void;
  release(): void;
}

/** Deliveries of all accounts. Each change of state is durable and made by exactly one of several callers. */
export interface DeliveryRepository {
  /**
   * Stores new deliveries and leaves existing ones unchanged. Returns true for each delivery that is new; only then has
   * an attempt with `isBegun` begun. Returns an error for each delivery that may not have been stored: the caller must
   * store it again.
   */
  add(deliveries: readonly Added[], now: Date): Promise<(boolean | Error)[]>;
  /** Returns the next host, after `after` in round-robin order, that is not `excluded` and has queued deliveries. */
  nextHost(choice: { after: string; excluded: readonly string[] }): Promise<string | undefined>;
  /** Begins attempts of queued deliveries by turn, then by age, at most the given number for each host. */
  begin(limits: ReadonlyMap<string, number>): Promise<Attempt[]>;
  /** Ends an attempt. Returns false if it has already been ended. */
  end(key: DeliveryKey, result: Result, event: CloudEvent, now: Date): Promise<boolean>;
  /** Returns up to 100 attempts that began longer ago than an attempt may take. */
  abandoned(): Promise<Abandoned[]>;
  /** Returns up to 100 deliveries of an interview, latest completion first, then by endpoint. */
  list(accountId: string, interviewId: string): Promise<ListedDelivery[]>;
  /** Returns the interviews whose completion has no delivery to any of its endpoints. */
  unnotified(completions: readonly (CompletionRef & { endpointCount: number })[]): Promise<string[]>;
  /** Changes the requests of the queued deliveries of an interview. Repeatable. */
  changeQueued(
    accountId: string,
    interviewId: string,
    change: (request: OutgoingRequest) => OutgoingRequest,
  ): Promise<void>;
  /** Removes deliveries that ended before, oldest first, and returns their number. */
  forget(endedBefore: Date, limit: number): Promise<number>;
}

/** Ensures that one replica at a time does periodic work. */
export interface ClaimRepository {
  /** Claims the work until `nextAt`. Returns false if another replica holds the claim. */
  take(work: string, now: Date, nextAt: Date): Promise<boolean>;
}

/**
 * Sends a request once. Never rejects.
 * @param stop when aborted, the outcome is `interrupted`
 */
export type Send = (request: OutgoingRequest, stop: AbortSignal) => Promise<Result>;

/**
 * Returns the headers of a request, with a signature if the subscription has a signing secret.
 * @param about `id` of the delivery; `now`, which the receiver compares with its own clock
 */
export type Sign = (request: OutgoingRequest, about: { id: string; now: Date }) => Header[];

/** Returns the IP addresses of a name. Rejects if it has none. */
export type Resolve = (name: string) => Promise<string[]>;
