import {
  type CloudEvent,
  type DeliveryOutcome,
  type DeliveryStatus,
  type KnownFact,
  toCloudEvent,
} from '@colloquy/contracts';
import { derivedId } from '@colloquy/kernel';
import type { OutgoingRequest } from './request';

/** What came of the one attempt. */
export interface Result {
  outcome: DeliveryOutcome;
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

/** Where a delivery goes, as the subscription says it. */
export interface Target {
  endpoint: string;
  method: string;
}

/** A delivery that waits for its attempt, or one that needs none because there is nothing to send. */
export type NewDelivery = DeliveryKey &
  Target & { completedAt?: Date } & ({ request: OutgoingRequest } | { result: Result });

/** A delivery as its owner may see it. */
export interface ListedDelivery
  extends Omit<DeliveryKey, 'accountId' | 'interviewId'>, Target, Partial<Result> {
  id: string;
  status: DeliveryStatus;
  attemptedAt?: Date;
}

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
