import type { DeliveriesView, DeliveryDetailView, UsedEndpointsView } from '@colloquy/contracts';
import type { Delivery, DeliveryDetail, UsedEndpoint } from '../domain/ports';

export function presentDeliveries(deliveries: readonly Delivery[]): DeliveriesView {
  return { deliveries: deliveries.map(presentDelivery) };
}

export function presentDeliveryDetail(detail: DeliveryDetail): DeliveryDetailView {
  const { request, answer } = detail;
  const headers = request?.headers.map(({ name, value }) => ({ name, value })) ?? [];
  return {
    ...presentDelivery(detail),
    request: request && { headers, body: request.body },
    answer,
  };
}

export function presentUsedEndpoints(endpoints: readonly UsedEndpoint[]): UsedEndpointsView {
  return {
    endpoints: endpoints.map(({ latest, interviewId, deliveries, failed }) => {
      const { endpoint, method, status, outcome, statusCode, attemptedAt } = presentDelivery(latest);
      return {
        endpoint,
        method,
        deliveries,
        failed,
        latest: { interviewId, status, outcome, statusCode, attemptedAt },
      };
    }),
  };
}

const presentDelivery = (delivery: Delivery): DeliveriesView['deliveries'][number] => ({
  id: delivery.id,
  completion: delivery.completion,
  endpointIndex: delivery.endpointIndex,
  endpoint: delivery.endpoint,
  method: delivery.method,
  status: delivery.status,
  outcome: delivery.outcome,
  statusCode: delivery.statusCode,
  attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
  durationMs: delivery.durationMs,
});
