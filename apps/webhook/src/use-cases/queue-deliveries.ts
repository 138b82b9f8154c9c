import type { Clock } from '@colloquy/kernel';
import type { Attempt, NewDelivery } from '../domain/delivery';
import type { CompletionRef, Deliveries, Notifications } from '../domain/ports';
import { buildRequest, completedAtOf } from '../domain/request';

/** How far the clocks of the services may be apart, milliseconds. */
const clocksApartMs = 3_600_000;

/**
 * Stores one delivery per endpoint of a completion's notification. Harmless when repeated: an announcement so old
 * that its deliveries may have been forgotten since is not acted upon. Answers with the attempts of those that were
 * not stored before.
 */
export function makeQueueDeliveries(deps: {
  notifications: Notifications;
  deliveries: Deliveries;
  clock: Clock;
  /** How long ended deliveries are remembered. */
  rememberMs: number;
}) {
  return async (ref: CompletionRef, announcedAt: Date, signal: AbortSignal): Promise<Attempt[]> => {
    if (deps.clock.now().getTime() - announcedAt.getTime() > deps.rememberMs - clocksApartMs) return [];
    const notification = await deps.notifications.find(ref, signal);
    if (!notification || notification.endpoints.length === 0) return [];
    const completedAt = completedAtOf(notification.payloadJson);
    const all = notification.endpoints.map((endpoint, endpointIndex): NewDelivery => {
      const request = buildRequest(endpoint, notification.payloadJson);
      const target = { endpoint: endpoint.url, method: endpoint.method || 'POST' };
      const about = { ...ref, endpointIndex, ...target, ...(completedAt && { completedAt }) };
      return request
        ? { ...about, request }
        : { ...about, result: { outcome: 'invalid_request', durationMs: 0 } };
    });
    return deps.deliveries.add(all, deps.clock.now());
  };
}
