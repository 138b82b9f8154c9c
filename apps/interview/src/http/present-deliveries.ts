import type { DeliveriesView } from '@colloquy/contracts';
import type { Delivery } from '../domain/ports';

export function presentDeliveries(deliveries: readonly Delivery[]): DeliveriesView {
  return {
    deliveries: deliveries.map((delivery) => ({
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
    })),
  };
}
