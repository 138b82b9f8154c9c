import type {
  DeliveryDetailMessage,
  DeliveryMessage,
  DeliveryOutcome,
  DeliveryStatus,
} from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, isTransient, toAppError } from '@colloquy/kernel';
import type { Deliveries, Delivery, DeliveryDetail } from '../domain/ports';

const deadlineMs = 2000;

export function makeDeliveries(client: ServiceClient<'colloquy.webhook.v1.WebhookService'>): Deliveries {
  return {
    async list(accountId, interviewId) {
      const { deliveries } = await orUnavailable(
        client.listDeliveries({ accountId, interviewId }, { deadlineMs }),
      );
      return deliveries.map(toDelivery);
    },
    async endpoints(accountId) {
      const { endpoints } = await orUnavailable(client.listEndpoints({ accountId }, { deadlineMs }));
      return endpoints.flatMap(({ latest, latestInterviewId: interviewId, deliveries, failed }) =>
        latest ? [{ interviewId, deliveries, failed, latest: toDelivery(latest) }] : [],
      );
    },
    async find(accountId, interviewId, { id, payloadJson }) {
      try {
        const request = { accountId, interviewId, deliveryId: id, payloadJson };
        return toDetail(await orUnavailable(client.getDelivery(request, { deadlineMs })), payloadJson);
      } catch (error) {
        if (toAppError(error).kind === 'not-found') return undefined;
        throw error;
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
    async unredacted(interviews) {
      if (interviews.length === 0) return new Set();
      const withdrawn = interviews.map(({ id, accountId }) => ({ accountId, interviewId: id }));
      const { interviewIds } = await client.findUnredacted({ interviews: withdrawn }, { isRead: true });
      return new Set(interviewIds);
    },
  };
}

async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isTransient(error)) throw error;
    throw new AppError('unavailable', undefined, 'Deliveries are temporarily unavailable', { cause: error });
  }
}

function toDetail(
  { delivery, request, answer }: DeliveryDetailMessage,
  payloadJson: string,
): DeliveryDetail | undefined {
  if (!delivery) return undefined;
  const { headers = [], hasPayload } = request ?? {};
  return {
    ...toDelivery(delivery),
    request: request ? { headers, body: hasPayload ? payloadJson : null } : null,
    answer: answer ?? null,
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
