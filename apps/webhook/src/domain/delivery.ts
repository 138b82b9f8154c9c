import { type CloudEvent, type KnownFact, toCloudEvent } from '@colloquy/contracts';
import { derivedId } from '@colloquy/kernel';
import type { OutgoingRequest } from './request';

/** How an attempt can end. */
export const outcomes = [
  'delivered', // a 2xx status
  'http_error', // any other status, a redirect included
  'timeout',
  'connection_failed', // no connection, or no usable answer on it
  'refused_address', // not an address of the public internet
  'invalid_request', // the subscription cannot be made a request
  'interrupted', // the process ended or its database was away: whether the request was sent is unknown
] as const;

/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number];

/** What came of the one attempt. */
export interface Result {
  outcome: Outcome;
  /** Absent when no answer arrived. */
  statusCode?: number;
  durationMs: number;
}

/** What a delivery is about: at most one attempt is made for each. */
export interface DeliveryKey {
  accountId: string;
  interviewId: string;
  completion: number;
  /** Position in the interview's `notifications`. */
  endpointIndex: number;
}

/** A delivery that waits for its attempt, or one that needs none because there is nothing to send. */
export type NewDelivery = DeliveryKey & { completedAt?: Date } & (
    { request: OutgoingRequest } | { result: Result }
  );

/** A delivery whose attempt has begun; whoever holds it is the only one who ever sends its request. */
export type Attempt = DeliveryKey & {
  request: OutgoingRequest;
  /** When the interview was completed, as far as known. */
  completedAt?: Date;
  /** The trace in which the delivery was queued. */
  traceparent?: string;
};

/** The same id for the same delivery, always. */
export function deliveryId({ interviewId, completion, endpointIndex }: DeliveryKey): string {
  return derivedId('delivery', interviewId, String(completion), String(endpointIndex));
}

/** The event that announces a result. */
export function resultEvent(
  key: DeliveryKey,
  { outcome, statusCode, durationMs }: Result,
  now: Date,
): CloudEvent {
  const { interviewId, completion, endpointIndex, accountId } = key;
  const subject = deliveryId(key);
  const about = { interviewId, completion, endpointIndex, durationMs };
  const fact: KnownFact =
    outcome === 'delivered' && statusCode !== undefined
      ? { type: 'webhook.delivered.v1', data: { ...about, statusCode } }
      : { type: 'webhook.failed.v1', data: { ...about, outcome, ...(statusCode ? { statusCode } : {}) } };
  return toCloudEvent(fact, {
    id: derivedId('delivery-result', subject),
    source: '/webhook',
    subject,
    accountId,
    time: now,
  });
}
