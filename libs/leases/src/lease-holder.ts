import type { ServiceClient } from '@colloquy/grpc';
import { AppError, backoffMs, newId, type Part, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { LeasedCache } from './leased-cache';
import { stopwatch } from './stopwatch';
import { longestWaitMs } from './withdrawal';

/** With the wait before it and the backoff after it less than a lease: a renewal may fail before the lease runs out. */
const deadlineMs = 1000;

/**
 * Keeps a cache under a lease for as long as the process runs. Without one nothing but speed is lost, so it is not
 * waited for. Closes the client in the end.
 * @param options.grantor what the service that grants it is called
 */
export function makeLeaseHolder(options: {
  grantor: string;
  client: ServiceClient<'colloquy.lease.v1.LeaseService'> & { close(): void };
  cache: LeasedCache;
  logger: Logger;
  /** Told what time it is for the grantor whenever that is heard. */
  onTime?: (time: Date) => void;
}): Part {
  const { grantor, client, cache, logger, onTime = () => undefined } = options;
  const holderId = newId();
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function renew(waitMs: number): Promise<void> {
    const elapsed = stopwatch();
    const request = { holderId, acknowledged: cache.sequence(), waitMs };
    const lease = await client.renewLease(request, { signal, deadlineMs });
    cache.renew(lease, elapsed);
    if (lease.nowMs > 0) onTime(new Date(lease.nowMs)); // a grantor of an earlier version does not say
    if (!cache.leased()) throw new AppError('unavailable', undefined, 'The lease came too late');
  }

  async function run(): Promise<void> {
    let failures = 0;
    let waitMs = 0; // at first and after a failure the answer is urgent
    while (!signal.aborted) {
      try {
        await renew(waitMs);
        if (failures > 0) logger.info('Lease renewed again', { grantor, failures });
        failures = 0;
        waitMs = longestWaitMs;
      } catch (error) {
        if (failures === 0 && !signal.aborted)
          logger.warn('Lease not renewed', { grantor, ...errorFields(error) });
        waitMs = 0;
        await pause(backoffMs(failures++, { baseMs: 100, maxMs: 1000 }), signal);
      }
    }
  }

  return {
    name: `lease of ${grantor}`,
    start: async () => void (running = run()),
    async stop() {
      stopping.abort();
      await running;
      // a grantor that is away cannot be told; it will have to wait for the end of the lease
      await client.endLease({ holderId }, { deadlineMs }).catch(() => undefined);
      client.close();
    },
  };
}
