import type { Clock } from '@colloquy/kernel';
import { currentTraceparent } from '@colloquy/tracing';
import type { Attempt, NewDelivery } from '../domain/delivery';
import type { CompletionRef, DeliveryRepository, Notifications, Permits } from '../domain/ports';
import { buildRequest, completedAtOf, hostOf } from '../domain/request';

/** Repeatable. Throws the database's error if a delivery may not have been stored. */
export function makeQueueDeliveries(deps: {
  notifications: Notifications;
  deliveries: DeliveryRepository;
  permits: Permits;
  clock: Clock;
  mayBeForgotten: (announcedAt: Date) => boolean;
}) {
  const { deliveries, permits, clock } = deps;

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
    if (deps.mayBeForgotten(announcedAt)) return;
    const all = await deliveriesOf(ref, signal);
    if (all.length === 0) return;
    const traceparent = currentTraceparent();
    const offered = all.map((delivery) => ({ delivery, permit: permitFor(delivery) }));
    const added = offered.map(({ delivery, permit }) =>
      permit || !('request' in delivery)
        ? { ...delivery, isBegun: permit !== undefined }
        : { ...delivery, turn: permits.nextTurn(delivery.accountId) },
    );
    let outcomes: (boolean | Error)[] = [];
    try {
      outcomes = await deliveries.add(added, clock.now());
    } finally {
      for (const [n, { delivery, permit }] of offered.entries()) {
        const attempt = outcomes[n] === true ? attemptOf(delivery, traceparent) : undefined;
        if (!attempt) permit?.release();
        else if (permit) permit.use(attempt);
        else permits.kick();
      }
    }
    const failure = outcomes.find((outcome) => outcome instanceof Error);
    if (failure) throw failure;
  };

  function permitFor(delivery: NewDelivery) {
    return 'request' in delivery
      ? permits.tryAcquire(hostOf(delivery.request), delivery.accountId)
      : undefined;
  }
}

function attemptOf(delivery: NewDelivery, traceparent: string | undefined): Attempt | undefined {
  if (!('request' in delivery)) return undefined;
  const { accountId, interviewId, completion, endpointIndex, request, completedAt } = delivery;
  const key = { accountId, interviewId, completion, endpointIndex };
  return { ...key, request, ...(completedAt && { completedAt }), ...(traceparent && { traceparent }) };
}
