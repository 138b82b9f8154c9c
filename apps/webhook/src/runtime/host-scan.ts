import type { DeliveryRepository } from '../domain/ports';
import type { PermitCounts } from './permit-counts';

/** Maximum number of hosts whose attempts are begun in one write. */
const hostsAtATime = 16;

/** Goes through the hosts with queued deliveries in order, so that each of them gets permits. */
export function makeHostScan(
  deliveries: Pick<DeliveryRepository, 'nextHost'>,
  permits: Pick<PermitCounts, 'free' | 'inUse'>,
  shared: number,
) {
  let lastHost = '';

  return {
    /**
     * Returns the next hosts and their free permits, up to `shared` in use; `isAll` if no host follows: the next call
     * begins again.
     * @param full hosts to leave out
     */
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
