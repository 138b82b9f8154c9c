import type { ServiceHandlers } from '@colloquy/grpc';
import type { DeliveryRepository } from '../domain/ports';

/** Serves deliveries over gRPC. */
export function webhookHandlers(
  deliveries: Pick<DeliveryRepository, 'list'>,
): ServiceHandlers<'colloquy.webhook.v1.WebhookService'> {
  return {
    async listDeliveries({ accountId, interviewId }) {
      const listed = await deliveries.list(accountId, interviewId);
      return {
        deliveries: listed.map(({ attemptedAt, statusCode, durationMs, outcome = '', ...delivery }) => ({
          id: delivery.id,
          completion: delivery.completion,
          endpointIndex: delivery.endpointIndex,
          endpoint: delivery.endpoint,
          method: delivery.method,
          status: delivery.status,
          outcome,
          ...(statusCode === undefined ? {} : { statusCode }),
          ...(attemptedAt === undefined ? {} : { attemptedAtMs: attemptedAt.getTime() }),
          ...(durationMs === undefined ? {} : { durationMs }),
        })),
      };
    },
  };
}
