import type { ServiceClient } from '@colloquy/grpc';
import { AppError, backoffMs, type Part, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { IdentityCache, Stopwatch } from '../domain/identity-cache';

/** A quarter of a lease, milliseconds: a renewal may fail before the lease runs out. */
const longestWaitMs = 500;
const deadlineMs = 1000;

/** Keeps the cache under a lease. Without one nothing but speed is lost, so it is not waited for. */
export function makeLease(options: {
  account: ServiceClient<'colloquy.account.v1.AccountService'>;
  cache: IdentityCache;
  stopwatch: Stopwatch;
  /** Never used by another process. */
  gatewayId: string;
  logger: Logger;
}): Part {
  const { account, cache, stopwatch, gatewayId, logger } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function renew(waitMs: number): Promise<void> {
    const elapsed = stopwatch();
    const request = { gatewayId, acknowledged: cache.sequence(), waitMs };
    cache.renew(await account.renewLease(request, { signal, deadlineMs }), elapsed);
    if (!cache.leased()) throw new AppError('unavailable', undefined, 'The lease came too late');
  }

  async function run(): Promise<void> {
    let failures = 0;
    let waitMs = 0; // at first and after a failure the answer is urgent
    while (!signal.aborted) {
      try {
        await renew(waitMs);
        if (failures > 0) logger.info('Lease of the identity cache renewed again', { failures });
        failures = 0;
        waitMs = longestWaitMs;
      } catch (error) {
        if (failures === 0 && !signal.aborted)
          logger.warn('Lease of the identity cache not renewed', errorFields(error));
        waitMs = 0;
        await pause(backoffMs(failures++, { baseMs: 100, maxMs: 1000 }), signal);
      }
    }
  }

  return {
    name: 'lease of the identity cache',
    start: async () => void (running = run()),
    async stop() {
      stopping.abort();
      await running;
      await account.endLease({ gatewayId }, { deadlineMs });
    },
  };
}
