import { type Component, makeDueWorker } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Attempt } from '../domain/delivery';
import type { DeliveryRepository, Permit, Permits } from '../domain/ports';
import { hostOf } from '../domain/request';
import { makeHostScan } from './host-scan';
import { addTo, makePermitCounts } from './permit-counts';
import { makeRunningAttempts } from './running-attempts';

const pollMs = 1000;

/** Share of the permits for queued deliveries and busy accounts. */
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
  /** Deliveries of each account, queued during the current backlog. */
  const queued = new Map<string, number>();
  const shared = Math.ceil(concurrency * sharedPart);
  const hosts = makeHostScan(deliveries, permits, shared);
  /** Set if the last poll may have left deliveries; only then does a finished attempt trigger a poll. */
  let hasBacklog = true;
  let stopping = false;

  const poller = makeDueWorker({
    name: 'dispatcher',
    everyMs: pollMs,
    work: [fill],
    failed: (error) => options.logger.warn('Queued deliveries could not be started', errorFields(error)),
  });

  const running = makeRunningAttempts({
    permits,
    attempt,
    ended: () => {
      if (hasBacklog) poller.kick();
    },
  });

  async function fill(): Promise<boolean> {
    hasBacklog = true;
    while (permits.inUse() < shared) {
      const full = permits.fullHosts();
      const { free, isAll } = await hosts.next(full);
      const begun = await begin(free);
      if (!isAll) continue;
      for (const { request } of begun) free.set(hostOf(request), (free.get(hostOf(request)) ?? 0) - 1);
      hasBacklog = full.length > 0 || [...free.values()].some((left) => left <= 0);
      if (!hasBacklog) queued.clear();
      break;
    }
    return false; // the next attempt that ends triggers a poll
  }

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
      begun.forEach(running.run);
    }
    return begun;
  }

  function tryAcquire(host: string, accountId: string): Permit | undefined {
    if (stopping || permits.free(host) <= 0) return undefined;
    if (hasBacklog && queued.has(accountId)) return undefined;
    if (permits.inUse() >= shared && running.countOf(accountId) >= concurrencyPerHost) return undefined;
    return running.reserve(host, accountId);
  }

  return {
    name: poller.name,
    kick: poller.kick,
    tryAcquire,
    nextTurn: (accountId) => addTo(queued, accountId, 1) - 1,
    start: poller.start,
    stop: async () => {
      stopping = true;
      await poller.stop();
      await running.stop(stopGraceMs);
    },
  };
}
