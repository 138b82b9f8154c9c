import type { Clock } from '@colloquy/kernel';
import type { NewDelivery } from '../domain/delivery';
import type { CompletionRef, Deliveries, Notifications } from '../domain/ports';
import { buildRequest, completedAtOf } from '../domain/request';

/** Stores one delivery per endpoint of a completion's notification. Harmless when repeated. */
export function makeQueueDeliveries(deps: {
  notifications: Notifications;
  deliveries: Deliveries;
  clock: Clock;
}) {
  return async (ref: CompletionRef, signal: AbortSignal): Promise<void> => {
    const notification = await deps.notifications.find(ref, signal);
    if (!notification || notification.endpoints.length === 0) return;
    const completedAt = completedAtOf(notification.payloadJson);
    const all = notification.endpoints.map((endpoint, endpointIndex): NewDelivery => {
      const request = buildRequest(endpoint, notification.payloadJson);
      const key = { ...ref, endpointIndex, ...(completedAt ? { completedAt } : {}) };
      return request
        ? { ...key, request }
        : { ...key, result: { outcome: 'invalid_request', durationMs: 0 } };
    });
    await deps.deliveries.add(all, deps.clock.now());
  };
}
