import type { ServiceHandlers } from '@colloquy/grpc';
import type { DeliveryRepository } from '../domain/ports';

/**
 * Serves deliveries over gRPC.
 * @param mayBeForgotten returns whether deliveries of an analysis of that time may have been removed
 */
export function webhookHandlers(
  deliveries: Pick<DeliveryRepository, 'list' | 'unnotified'>,
  mayBeForgotten: (analysedAt: Date) => boolean,
): ServiceHandlers<'colloquy.webhook.v1.WebhookService'> {
  return {
    async findUnnotified({ completions }) {
      const remembered = completions.filter(({ analysedAtMs }) => !mayBeForgotten(new Date(analysedAtMs)));
      return { interviewIds: await deliveries.unnotified(remembered) };
    },
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
