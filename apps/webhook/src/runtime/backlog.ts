import type { Attempt } from '../domain/delivery';
import type { DeliveryRepository } from '../domain/ports';
import { hostOf } from '../domain/request';
import { makeHostScan } from './host-scan';
import { addTo, type PermitCounts } from './permit-counts';

export function makeBacklog(options: {
  deliveries: Pick<DeliveryRepository, 'nextHost' | 'begin'>;
  permits: PermitCounts;
  shared: number;
  run: (attempt: Attempt) => void;
}) {
  const { deliveries, permits, shared, run } = options;
  const hosts = makeHostScan(deliveries, permits, shared);
  const queued = new Map<string, number>();
  let mayExist = true;

  /** New deliveries may have taken permits meanwhile, so `free` is adjusted. */
  async function begin(free: Map<string, number>): Promise<Attempt[]> {
    for (const [host, wanted] of free) {
      const reserved = Math.min(wanted, permits.free(host));
      free.set(host, reserved);
      permits.occupy(host, reserved);
    }
    const open = new Map([...free].filter(([, reserved]) => reserved > 0));
    let begun: Attempt[] = [];
    try {
      if (open.size > 0) begun = await deliveries.begin(open);
    } finally {
      for (const [host, reserved] of open) permits.occupy(host, -reserved);
      begun.forEach(run);
    }
    return begun;
  }

  return {
    mayExist: () => mayExist,
    has: (accountId: string) => mayExist && queued.has(accountId),
    add: (accountId: string) => addTo(queued, accountId, 1) - 1,
    async start(): Promise<void> {
      mayExist = true;
      while (permits.inUse() < shared) {
        const full = permits.fullHosts();
        const { free, isAll } = await hosts.next(full);
        const begun = await begin(free);
        if (!isAll) continue;
        for (const { request } of begun) free.set(hostOf(request), (free.get(hostOf(request)) ?? 0) - 1);
        mayExist = full.length > 0 || [...free.values()].some((left) => left <= 0);
        if (!mayExist) queued.clear();
        break;
      }
    },
  };
}
