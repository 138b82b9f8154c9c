import type { Clock } from '@colloquy/kernel';
import type { ClaimRepository, DeliveryRepository } from '../domain/ports';

/** Deliveries per write and maximum number of writes per run. */
const batch = { size: 500, count: 20 };

/** Maximum difference between the clocks of the services, milliseconds. */
const clocksApartMs = 3_600_000;

/**
 * Returns a function that tells whether deliveries of an event of a given time may have been removed.
 * @param rememberMs how long finished deliveries are kept, milliseconds
 */
export const makeMayBeForgotten =
  (clock: Clock, rememberMs: number) =>
  (announcedAt: Date): boolean =>
    clock.now().getTime() - announcedAt.getTime() > rememberMs - clocksApartMs;

/** Removes old finished deliveries in batches. One replica at a time does it. */
export function makeForgetDeliveries(deps: {
  deliveries: DeliveryRepository;
  claims: ClaimRepository;
  clock: Clock;
  rememberMs: number;
  /** Interval between runs, over all replicas, milliseconds. */
  everyMs: number;
}) {
  return async (): Promise<number> => {
    const now = deps.clock.now();
    const nextAt = new Date(now.getTime() + deps.everyMs);
    if (!(await deps.claims.take('forget-deliveries', now, nextAt))) return 0;
    const endedBefore = new Date(now.getTime() - deps.rememberMs);
    let forgotten = 0;
    for (let round = 0; round < batch.count; round++) {
      const removed = await deps.deliveries.forget(endedBefore, batch.size);
      forgotten += removed;
      if (removed < batch.size) break;
    }
    return forgotten;
  };
}
