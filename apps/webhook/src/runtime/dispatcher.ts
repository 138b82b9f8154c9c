import { type Component, makeDueWorker } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Attempt } from '../domain/delivery';
import type { DeliveryRepository, Permit, Permits } from '../domain/ports';
import { makeBacklog } from './backlog';
import { makePermitCounts } from './permit-counts';
import { makeRunningAttempts } from './running-attempts';

const pollMs = 1000;

const sharedPart = 0.75;

export interface Dispatcher extends Component, Permits {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A quarter of the permits is reserved for new deliveries of accounts with few attempts in progress. */
export function makeDispatcher(options: {
  deliveries: DeliveryRepository;
  attempt: (attempt: Attempt, stop: AbortSignal) => Promise<unknown>;
  concurrency: number;
  concurrencyPerHost: number;
  stopGraceMs: number;
  logger: Logger;
}): Dispatcher {
  const { deliveries, attempt, concurrency, concurrencyPerHost, stopGraceMs } = options;
  const permits = makePermitCounts(concurrency, concurrencyPerHost);
  const shared = Math.ceil(concurrency * sharedPart);
  let stopping = false;

  const poller = makeDueWorker({
    name: 'dispatcher',
    everyMs: pollMs,
    work: [async () => (await backlog.start(), false)], // the next attempt that ends triggers a poll
    failed: (error) => options.logger.warn('Queued deliveries could not be started', errorFields(error)),
  });

  const running = makeRunningAttempts({
    permits,
    attempt,
    ended: () => {
      if (backlog.mayExist()) poller.kick();
    },
  });

  const backlog = makeBacklog({ deliveries, permits, shared, run: running.run });

  function tryAcquire(host: string, accountId: string): Permit | undefined {
    if (stopping || permits.free(host) <= 0) return undefined;
    if (backlog.has(accountId)) return undefined;
    if (permits.inUse() >= shared && running.countOf(accountId) >= concurrencyPerHost) return undefined;
    return running.reserve(host, accountId);
  }

  return {
    name: poller.name,
    kick: poller.kick,
    tryAcquire,
    nextTurn: backlog.add,
    start: poller.start,
    stop: async () => {
      stopping = true;
      await poller.stop();
      await running.stop(stopGraceMs);
    },
  };
}
