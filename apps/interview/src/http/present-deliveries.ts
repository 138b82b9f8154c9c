import type { DeliveriesView, DeliveryDetailView } from '@colloquy/contracts';
import type { Delivery, DeliveryDetail } from '../domain/ports';

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
