import type { Clock } from '@colloquy/kernel';
import { currentTraceparent } from '@colloquy/tracing';
import type { Attempt, NewDelivery } from '../domain/delivery';
import type { CompletionRef, Deliveries, Notifications, Places } from '../domain/ports';
import { buildRequest, completedAtOf, hostOf } from '../domain/request';

/** How far the clocks of the services may be apart, milliseconds. */
const clocksApartMs = 3_600_000;

/**
 * Stores one delivery per endpoint of a completion's notification, with its attempt begun where there is a place for
 * it, which is made then. Harmless when repeated: an announcement so old that its deliveries may have been forgotten
 * since is not acted upon.
 * @throws what the database threw, for those that it may not have stored; the others are under way
 */
export function makeQueueDeliveries(deps: {
  notifications: Notifications;
  deliveries: Deliveries;
  places: Places;
  clock: Clock;
  /** How long ended deliveries are remembered. */
  rememberMs: number;
}) {
  const { deliveries, places, clock } = deps;

  /** Every endpoint's delivery; one that cannot be requested has its result already. */
  async function deliveriesOf(ref: CompletionRef, signal: AbortSignal): Promise<NewDelivery[]> {
    const notification = await deps.notifications.find(ref, signal);
    if (!notification) return [];
    const completedAt = completedAtOf(notification.payloadJson);
    return notification.endpoints.map((endpoint, endpointIndex): NewDelivery => {
      const request = buildRequest(endpoint, notification.payloadJson);
      const target = { endpoint: endpoint.url, method: endpoint.method || 'POST' };
      const about = { ...ref, endpointIndex, ...target, ...(completedAt && { completedAt }) };
      return request
        ? { ...about, request }
        : { ...about, result: { outcome: 'invalid_request', durationMs: 0 } };
    });
  }

  return async (ref: CompletionRef, announcedAt: Date, signal: AbortSignal): Promise<void> => {
    if (clock.now().getTime() - announcedAt.getTime() > deps.rememberMs - clocksApartMs) return;
    const all = await deliveriesOf(ref, signal);
    if (all.length === 0) return;
    const traceparent = currentTraceparent();
    const placed = all.map((delivery) => ({ delivery, place: placeOf(delivery) }));
    const added = placed.map(({ delivery, place }) => ({ ...delivery, isBegun: place !== undefined }));
    let outcomes: (boolean | Error)[] = [];
    try {
      outcomes = await deliveries.add(added, clock.now());
    } finally {
      for (const [n, { delivery, place }] of placed.entries()) {
        const attempt = outcomes[n] === true ? attemptOf(delivery, traceparent) : undefined;
        if (!attempt) place?.free();
        else if (place) place.use(attempt);
        else places.kick();
      }
    }
    const failure = outcomes.find((outcome) => outcome instanceof Error);
    if (failure) throw failure;
  };

  function placeOf(delivery: NewDelivery) {
    return 'request' in delivery ? places.take(hostOf(delivery.request)) : undefined;
  }
}

/** Nothing when it needs none. */
function attemptOf(delivery: NewDelivery, traceparent: string | undefined): Attempt | undefined {
  if (!('request' in delivery)) return undefined;
  const { accountId, interviewId, completion, endpointIndex, request, completedAt } = delivery;
  const key = { accountId, interviewId, completion, endpointIndex };
  return { ...key, request, ...(completedAt && { completedAt }), ...(traceparent && { traceparent }) };
}
