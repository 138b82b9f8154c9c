import type { DeliveryRepository } from '../domain/ports';
import type { PermitCounts } from './permit-counts';

const hostsAtATime = 16;

export function makeHostScan(
  deliveries: Pick<DeliveryRepository, 'nextHost'>,
  permits: Pick<PermitCounts, 'free' | 'inUse'>,
  shared: number,
) {
  let lastHost = '';

  return {
    /** `isAll`: the scan reached the last host, and the next call starts over. */
    async next(full: readonly string[]): Promise<{ free: Map<string, number>; isAll: boolean }> {
      const free = new Map<string, number>();
      let left = shared - permits.inUse();
      while (left > 0 && free.size < hostsAtATime) {
        const host = await deliveries.nextHost({ after: lastHost, excluded: [...full, ...free.keys()] });
        if (host === undefined) {
          lastHost = '';
          return { free, isAll: true };
        }
        lastHost = host;
        const available = permits.free(host, left);
        free.set(host, available);
        left -= available;
      }
      return { free, isAll: false };
    },
  };
}
