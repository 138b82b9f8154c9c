import type { SecretBox } from '@colloquy/auth';
import { outboxOf } from '@colloquy/mongo';
import { currentTraceparent } from '@colloquy/tracing';
import {
  type Answered,
  type Attempt,
  deliveryId,
  type DeliveryKey,
  type DetailedDelivery,
  type ListedDelivery,
  resultEvent,
} from '../domain/delivery';
import type { Added } from '../domain/ports';
import { hostOf, type OutgoingRequest } from '../domain/request';
import { sentRequest, traceOf } from '../domain/sent-request';
import type { DeliveryDocument } from './delivery-model';

type Begun = Required<Pick<DeliveryDocument, 'begunAs' | 'attemptedAt' | 'dueAt'>>;

/** `begun` is used if the attempt begins at once. */
export function newDocument(
  delivery: Added,
  box: SecretBox,
  { now, begun }: { now: Date; begun: Begun },
): DeliveryDocument {
  const { completedAt } = delivery;
  const traceparent = currentTraceparent();
  const about = {
    _id: deliveryId(delivery),
    ...keyOf(delivery),
    endpoint: box.seal(delivery.endpoint),
    method: delivery.method,
    queuedAt: now,
    ...(completedAt && { completedAt }),
    ...(traceparent && { traceparent }),
  };
  if ('request' in delivery) {
    const { request, isBegun, turn = 0 } = delivery;
    const host = hostOf(request);
    const traced = { ...about, host, ...storedTrace(request) };
    if (isBegun) return { ...traced, state: 'attempting', ...begun };
    return { ...traced, state: 'queued', turn, request: box.seal(JSON.stringify(request)) };
  }
  const { result } = delivery;
  return { ...about, ...endedAs(result, now, box), ...outboxOf([resultEvent(delivery, result, now)], now) };
}

export function endedAs({ answer, ...result }: Answered, now: Date, box: SecretBox) {
  const state = result.outcome === 'delivered' ? ('delivered' as const) : ('failed' as const);
  return { state, ...result, finishedAt: now, ...(answer && { answer: box.seal(answer) }) };
}

export function storedTrace(
  request: OutgoingRequest,
): Pick<DeliveryDocument, 'bodyDigest' | 'customHeaders' | 'isSigned'> {
  const { bodyDigest, customHeaders, isSigned } = traceOf(request);
  return { bodyDigest, ...(customHeaders.length > 0 && { customHeaders }), ...(isSigned && { isSigned }) };
}

/** Returns undefined if the request cannot be decrypted because the secret was changed. */
export function attemptOf(document: DeliveryDocument, box: SecretBox): Attempt | undefined {
  const text = opened(document.request, box);
  if (text === undefined) return undefined;
  const { completedAt, traceparent } = document;
  return {
    ...keyOf(document),
    request: JSON.parse(text) as OutgoingRequest,
    ...(completedAt && { completedAt }),
    ...(traceparent && { traceparent }),
  };
}

export function listed(document: DeliveryDocument, box: SecretBox): ListedDelivery {
  const { _id, state, completion, endpointIndex, method, attemptedAt, outcome, statusCode, durationMs } =
    document;
  return {
    id: _id,
    completion,
    endpointIndex,
    endpoint: opened(document.endpoint, box) ?? '',
    method,
    status: state === 'queued' ? 'pending' : state,
    ...(attemptedAt && { attemptedAt }),
    ...(outcome && { outcome }),
    ...(statusCode !== undefined && { statusCode }),
    ...(durationMs !== undefined && { durationMs }),
  };
}

export function detailed(document: DeliveryDocument, box: SecretBox, payloadJson: string): DetailedDelivery {
  const { _id: id, bodyDigest, customHeaders = [], isSigned = false } = document;
  const answer = opened(document.answer, box);
  const trace = bodyDigest !== undefined && { bodyDigest, customHeaders, isSigned };
  return {
    ...listed(document, box),
    ...(trace && { request: sentRequest(trace, { id, payloadJson }) }),
    ...(answer !== undefined && { answer }),
  };
}

export function keyOf({ accountId, interviewId, completion, endpointIndex }: DeliveryKey): DeliveryKey {
  return { accountId, interviewId, completion, endpointIndex };
}

function opened(sealed: string | undefined, box: SecretBox): string | undefined {
  try {
    return sealed === undefined ? undefined : box.open(sealed);
  } catch {
    return undefined;
  }
}
