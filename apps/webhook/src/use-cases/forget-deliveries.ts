import type { Clock } from '@colloquy/kernel';
import type { Claims, Deliveries } from '../domain/ports';

/** How many are removed in one write, and in one run at most. */
const batch = { size: 500, count: 20 };

/** Removes deliveries that ended too long ago, a little at a time; one replica does it each time. */
export function makeForgetDeliveries(deps: {
  deliveries: Deliveries;
  claims: Claims;
  clock: Clock;
  rememberMs: number;
  /** How often some replica does it. */
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
