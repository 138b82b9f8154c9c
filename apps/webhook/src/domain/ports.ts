import type { CloudEvent, NotificationMessage } from '@colloquy/contracts';
import type {
  Answered,
  Attempt,
  DeliveryKey,
  DetailedDelivery,
  ListedDelivery,
  NewDelivery,
} from './delivery';
import type { RecentDelivery } from './endpoint-use';
import type { Header } from './headers';
import type { OutgoingRequest } from './request';

export interface CompletionRef {
  accountId: string;
  interviewId: string;
  completion: number;
}

export interface Notifications {
  find(ref: CompletionRef, signal: AbortSignal): Promise<NotificationMessage | undefined>;
}

export interface Abandoned {
  key: DeliveryKey;
  attemptedAt: Date;
}

/** Queued with its `turn`; `isBegun` if the caller makes the attempt at once. */
export type Added = NewDelivery & { isBegun?: boolean; turn?: number };

export interface Permits {
  /** Returns undefined if a limit is reached, or if older deliveries of the account are queued. */
  tryAcquire(host: string, accountId: string): Permit | undefined;
  nextTurn(accountId: string): number;
  kick(): void;
}

export interface Permit {
  use(attempt: Attempt): void;
  release(): void;
}

/** Each change of state is durable and made by exactly one of several callers. */
export interface DeliveryRepository {
  /** Returns an error if the delivery may not have been stored; the caller must then store it again. */
  add(deliveries: readonly Added[], now: Date): Promise<(boolean | Error)[]>;
  nextHost(choice: { after: string; excluded: readonly string[] }): Promise<string | undefined>;
  begin(limits: ReadonlyMap<string, number>): Promise<Attempt[]>;
  /** Returns false if the attempt has already been ended. */
  end(key: DeliveryKey, result: Answered, event: CloudEvent, now: Date): Promise<boolean>;
  abandoned(): Promise<Abandoned[]>;
  list(accountId: string, interviewId: string): Promise<ListedDelivery[]>;
  recent(accountId: string): Promise<RecentDelivery[]>;
  /** @param about.payloadJson compared with the body of the request */
  find(
    accountId: string,
    interviewId: string,
    about: { id: string; payloadJson: string },
  ): Promise<DetailedDelivery | undefined>;
  /** Returns the interviews whose completion has no delivery to any of its endpoints. */
  unnotified(completions: readonly (CompletionRef & { endpointCount: number })[]): Promise<string[]>;
  /** Returns the interviews that have deliveries on which `redact` has had no effect. */
  unredacted(interviews: readonly Omit<CompletionRef, 'completion'>[]): Promise<string[]>;
  /** Changes queued requests, and removes stored responses. */
  redact(
    accountId: string,
    interviewId: string,
    change: (request: OutgoingRequest) => OutgoingRequest,
  ): Promise<void>;
  forget(endedBefore: Date, limit: number): Promise<number>;
}

export interface ClaimRepository {
  /** Returns false if another replica holds the claim. */
  take(work: string, now: Date, nextAt: Date): Promise<boolean>;
}

/** Never rejects; the outcome is `interrupted` once `stop` is aborted. */
export type Send = (request: OutgoingRequest, stop: AbortSignal) => Promise<Answered>;

/** The receiver compares `now` with its own clock. */
export type Sign = (request: OutgoingRequest, about: { id: string; now: Date }) => Header[];

/** Rejects if the name has no address. */
export type Resolve = (name: string) => Promise<string[]>;
