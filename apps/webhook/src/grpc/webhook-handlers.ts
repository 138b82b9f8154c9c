import type { DeliveryMessage } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import type { ListedDelivery } from '../domain/delivery';
import { endpointUses } from '../domain/endpoint-use';
import type { DeliveryRepository } from '../domain/ports';
import type { SentRequest } from '../domain/sent-request';
import type { SendTest } from '../use-cases/send-test';

/** @param mayBeForgotten returns whether deliveries of an analysis of that time may have been removed */
export function webhookHandlers(
  deliveries: Pick<DeliveryRepository, 'find' | 'list' | 'recent' | 'unnotified' | 'unredacted'>,
  mayBeForgotten: (analysedAt: Date) => boolean,
  sendTest: SendTest,
): ServiceHandlers<'colloquy.webhook.v1.WebhookService'> {
  return {
    async findUnnotified({ completions }) {
      const remembered = completions.filter(({ analysedAtMs }) => !mayBeForgotten(new Date(analysedAtMs)));
      return { interviewIds: await deliveries.unnotified(remembered) };
    },
    async findUnredacted({ interviews }) {
      return { interviewIds: await deliveries.unredacted(interviews) };
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
      return { deliveries: listed.map(toMessage) };
    },
    async listEndpoints({ accountId }) {
      const uses = endpointUses(await deliveries.recent(accountId));
      const endpoints = uses.map(({ latest, ...counts }) => ({
        ...counts,
        latest: toMessage(latest),
        latestInterviewId: latest.interviewId,
      }));
      return { endpoints };
    },
    async getDelivery({ accountId, interviewId, deliveryId: id, payloadJson }) {
      const found = await deliveries.find(accountId, interviewId, { id, payloadJson });
      if (!found) throw new AppError('not-found', undefined, 'Delivery not found');
      const { request, answer, ...delivery } = found;
      return {
        delivery: toMessage(delivery),
        ...(request && { request: toRequestMessage(request) }),
        ...(answer !== undefined && { answer }),
      };
    },
  };
}

const toMessage = ({
  attemptedAt,
  statusCode,
  durationMs,
  outcome,
  ...delivery
}: ListedDelivery): DeliveryMessage => ({
  id: delivery.id,
  completion: delivery.completion,
  endpointIndex: delivery.endpointIndex,
  endpoint: delivery.endpoint,
  method: delivery.method,
  status: delivery.status,
  outcome: outcome ?? '',
  ...(statusCode === undefined ? {} : { statusCode }),
  ...(attemptedAt === undefined ? {} : { attemptedAtMs: attemptedAt.getTime() }),
  ...(durationMs === undefined ? {} : { durationMs }),
});

const toRequestMessage = ({ headers, hasPayload }: SentRequest) => ({
  headers: headers.map(([name, value]) => ({ name, value })),
  hasPayload,
});
