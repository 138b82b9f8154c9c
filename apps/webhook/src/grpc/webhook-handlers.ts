import type { ServiceHandlers } from '@colloquy/grpc';
import type { DeliveryRepository } from '../domain/ports';
import type { SendTest } from '../use-cases/send-test';

/** @param mayBeForgotten returns whether deliveries of an analysis of that time may have been removed */
export function webhookHandlers(
  deliveries: Pick<DeliveryRepository, 'list' | 'unnotified'>,
  mayBeForgotten: (analysedAt: Date) => boolean,
  sendTest: SendTest,
): ServiceHandlers<'colloquy.webhook.v1.WebhookService'> {
  return {
    async findUnnotified({ completions }) {
      const remembered = completions.filter(({ analysedAtMs }) => !mayBeForgotten(new Date(analysedAtMs)));
      return { interviewIds: await deliveries.unnotified(remembered) };
    },
    async sendTest({ accountId, testId, payloadJson, ...endpoint }, { signal }) {
      const { outcome, statusCode, durationMs } = await sendTest(
        { accountId, testId, endpoint, payloadJson },
        signal,
      );
      return { outcome, durationMs, ...(statusCode === undefined ? {} : { statusCode }) };
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
