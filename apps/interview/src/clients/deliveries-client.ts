import type { DeliveryMessage, DeliveryOutcome, DeliveryStatus } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, isTransient } from '@colloquy/kernel';
import type { Deliveries, Delivery } from '../domain/ports';

/** How long a client waits for its list at most, milliseconds. */
const deadlineMs = 2000;

/** The webhook service over gRPC. */
export function makeDeliveries(client: ServiceClient<'colloquy.webhook.v1.WebhookService'>): Deliveries {
  return {
    async list(accountId, interviewId) {
      try {
        const { deliveries } = await client.listDeliveries({ accountId, interviewId }, { deadlineMs });
        return deliveries.map(toDelivery);
      } catch (error) {
        if (!isTransient(error)) throw error;
        // also where the time was up: to the caller it makes no difference in which way the peer is away
        throw new AppError('unavailable', undefined, 'Deliveries cannot be read now', { cause: error });
      }
    },
  };
}

function toDelivery(message: DeliveryMessage): Delivery {
  return {
    id: message.id,
    completion: message.completion,
    endpointIndex: message.endpointIndex,
    endpoint: message.endpoint,
    method: message.method,
    status: message.status as DeliveryStatus,
    outcome: (message.outcome || null) as DeliveryOutcome | null,
    statusCode: message.statusCode ?? null,
    attemptedAt: message.attemptedAtMs === undefined ? null : new Date(message.attemptedAtMs),
    durationMs: message.durationMs ?? null,
  };
}
