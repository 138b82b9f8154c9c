import type { Clock } from '@colloquy/kernel';
import type { ClaimRepository, DeliveryRepository } from '../domain/ports';

const batch = { size: 500, count: 20 };

const clocksApartMs = 3_600_000;

/** @param rememberMs how long finished deliveries are kept, milliseconds */
export const makeMayBeForgotten =
  (clock: Clock, rememberMs: number) =>
  (announcedAt: Date): boolean =>
    clock.now().getTime() - announcedAt.getTime() > rememberMs - clocksApartMs;

/** One replica at a time removes old deliveries, in batches. Returns false: the next run is due after `everyMs`. */
export function makeForgetDeliveries(deps: {
  deliveries: DeliveryRepository;
  claims: ClaimRepository;
  clock: Clock;
  rememberMs: number;
  everyMs: number;
}) {
  return async (): Promise<false> => {
    const now = deps.clock.now();
    const nextAt = new Date(now.getTime() + deps.everyMs);
    if (!(await deps.claims.take('forget-deliveries', now, nextAt))) return false;
    const endedBefore = new Date(now.getTime() - deps.rememberMs);
    for (let round = 0; round < batch.count; round++) {
      const removed = await deps.deliveries.forget(endedBefore, batch.size);
      if (removed < batch.size) break;
    }
    return false;
  };
}
