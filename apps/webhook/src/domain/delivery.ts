import {
  type CloudEvent,
  type DeliveryOutcome,
  type DeliveryStatus,
  type KnownFact,
  toCloudEvent,
} from '@colloquy/contracts';
import { derivedId } from '@colloquy/kernel';
import type { OutgoingRequest } from './request';
import type { SentRequest } from './sent-request';

export interface Result {
  outcome: DeliveryOutcome;
  statusCode?: number;
  durationMs: number;
}

export const maxAnswerBytes = 1024;

/** Includes the endpoint's response, which no log or event may contain. */
export interface Answered extends Result {
  answer?: string;
}

export interface DeliveryKey {
  accountId: string;
  interviewId: string;
  completion: number;
  /** Position in the interview's `notifications`. */
  endpointIndex: number;
}

export interface Target {
  endpoint: string;
  method: string;
}

/** Finished at once if its endpoint cannot be requested. */
export type NewDelivery = DeliveryKey &
  Target & { completedAt?: Date } & ({ request: OutgoingRequest } | { result: Result });

export interface ListedDelivery
  extends Omit<DeliveryKey, 'accountId' | 'interviewId'>, Target, Partial<Result> {
  id: string;
  status: DeliveryStatus;
  attemptedAt?: Date;
}

export interface DetailedDelivery extends ListedDelivery {
  /** Absent if the endpoint breaks a rule. */
  request?: SentRequest;
  answer?: string;
}

/** The holder of an `Attempt` is the only one that sends its request. */
export type Attempt = DeliveryKey & {
  request: OutgoingRequest;
  completedAt?: Date;
  traceparent?: string;
};

export function deliveryId({ interviewId, completion, endpointIndex }: DeliveryKey): string {
  return derivedId('delivery', interviewId, String(completion), String(endpointIndex));
}

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
