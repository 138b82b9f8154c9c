import { setMaxListeners } from 'node:events';
import { type Component, makeDueWorker, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Attempt } from '../domain/delivery';
import type { DeliveryRepository, Permit, Permits } from '../domain/ports';
import { hostOf } from '../domain/request';
import { makeHostScan } from './host-scan';
import { addTo, makePermitCounts } from './permit-counts';

/** Interval between polls for queued deliveries, milliseconds. */
const pollMs = 1000;

/** Share of the permits that queued deliveries and accounts with many attempts in progress can use. */
const sharedPart = 0.75;

/** Time for interrupted attempts to store their results, milliseconds. */
const interruptMs = 2000;

/** Makes the attempts of queued deliveries, and of new deliveries that get a permit. */
export interface Dispatcher extends Component, Permits {
  start(): Promise<void>;
  /** Issues no more permits, waits for the attempts in progress and interrupts them after the grace period. */
  stop(): Promise<void>;
}

/**
 * Begins attempts up to the limits, in total and per host. Other deliveries wait in the database, not in memory. A quarter
 * of the permits is reserved for new deliveries of accounts with few attempts in progress.
 */
export function makeDispatcher(options: {
  deliveries: DeliveryRepository;
  /** Never rejects. */
  attempt: (attempt: Attempt, stop: AbortSignal) => Promise<unknown>;
  concurrency: number;
  concurrencyPerHost: number;
  /** Grace period for attempts in progress when the service stops, milliseconds. */
  stopGraceMs: number;
  logger: Logger;
}): Dispatcher {
  const { deliveries, attempt, concurrency, concurrencyPerHost, stopGraceMs } = options;
  const inFlight = new Set<Promise<unknown>>();
  const permits = makePermitCounts(concurrency, concurrencyPerHost);
  /** Attempts in progress by account. */
  const accounts = new Map<string, number>();
  /** Deliveries of each account that this process has queued during the current backlog. */
  const queued = new Map<string, number>();
  const shared = Math.ceil(concurrency * sharedPart);
  const interrupt = new AbortController();
  setMaxListeners(0, interrupt.signal); // at most `concurrency` listen
  const hosts = makeHostScan(deliveries, permits, shared);
  /** Whether the last poll may have left deliveries queued. Only then does a finished attempt trigger a poll. */
  let hasBacklog = true;
  let stopping = false;

  const poller = makeDueWorker({
    name: 'dispatcher',
    everyMs: pollMs,
    work: [fill],
    failed: (error) => options.logger.warn('Queued deliveries could not be started', errorFields(error)),
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

  /** Begins deliveries within the limits, which new deliveries may have used up meanwhile: adjusts `free` to them. */
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

  const run = (begun: Attempt) =>
    hold(hostOf(begun.request), begun.accountId, () => attempt(begun, interrupt.signal));

  function hold(host: string, accountId: string, work: () => Promise<unknown>): void {
    permits.occupy(host, 1);
    addTo(accounts, accountId, 1);
    const running = work().finally(() => {
      inFlight.delete(running);
      permits.occupy(host, -1);
      addTo(accounts, accountId, -1);
      if (hasBacklog) poller.kick();
    });
    inFlight.add(running);
  }

  function tryAcquire(host: string, accountId: string): Permit | undefined {
    if (stopping || permits.free(host) <= 0) return undefined;
    if (hasBacklog && queued.has(accountId)) return undefined;
    if (permits.inUse() >= shared && (accounts.get(accountId) ?? 0) >= concurrencyPerHost) return undefined;
    let settle: (begun: Attempt | undefined) => void = () => undefined;
    const outcome = new Promise<Attempt | undefined>((resolve) => (settle = resolve));
    hold(host, accountId, async () => {
      const begun = await outcome;
      if (begun) await attempt(begun, interrupt.signal);
    });
    return { use: settle, release: () => settle(undefined) };
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
      const finished = new AbortController();
      void Promise.all(inFlight).then(() => finished.abort());
      await pause(stopGraceMs, finished.signal);
      interrupt.abort();
      await pause(interruptMs, finished.signal);
    },
  };
}
