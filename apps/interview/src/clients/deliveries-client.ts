import type { DeliveryMessage, DeliveryOutcome, DeliveryStatus } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, isTransient } from '@colloquy/kernel';
import type { Deliveries, Delivery } from '../domain/ports';

const deadlineMs = 2000;

export function makeDeliveries(client: ServiceClient<'colloquy.webhook.v1.WebhookService'>): Deliveries {
  return {
    async list(accountId, interviewId) {
      try {
        const { deliveries } = await client.listDeliveries({ accountId, interviewId }, { deadlineMs });
        return deliveries.map(toDelivery);
      } catch (error) {
        if (!isTransient(error)) throw error;
        // a time-out too: callers need not distinguish kinds of outages
        throw new AppError('unavailable', undefined, 'Deliveries are temporarily unavailable', {
          cause: error,
        });
      }
    },
    async unnotified(interviews) {
      if (interviews.length === 0) return new Set();
      const completions = interviews.map(({ id, accountId, completion, endpointCount, analysedAt }) => ({
        accountId,
        interviewId: id,
        completion,
        endpointCount,
        analysedAtMs: analysedAt?.getTime() ?? 0,
      }));
      const { interviewIds } = await client.findUnnotified({ completions }, { isRead: true });
      return new Set(interviewIds);
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
