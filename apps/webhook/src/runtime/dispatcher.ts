import { setMaxListeners } from 'node:events';
import { type Component, makeDueWorker, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Attempt } from '../domain/delivery';
import type { DeliveryRepository, Permit, Permits } from '../domain/ports';
import { hostOf } from '../domain/request';

/** Interval between polls for queued deliveries, milliseconds. */
const pollMs = 1000;

/** Maximum number of hosts whose attempts are begun in one write. */
const hostsAtATime = 16;

/** Time for interrupted attempts to store their results, milliseconds. */
const interruptMs = 2000;

/** Makes the attempts of queued deliveries, and of new deliveries that get a permit. */
export interface Dispatcher extends Component, Permits {
  start(): Promise<void>;
  /** Issues no more permits, waits for the attempts in progress and interrupts them after the grace period. */
  stop(): Promise<void>;
}

/** Begins attempts up to the limits, in total and per host. Other deliveries wait in the database, not in memory. */
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
  const hosts = new Map<string, number>();
  const interrupt = new AbortController();
  setMaxListeners(0, interrupt.signal); // at most `concurrency` listen
  let lastHost = '';
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
    while (inFlight.size < concurrency) {
      const full = [...hosts.keys()].filter((host) => freePermits(host) === 0);
      const { free, isAll } = await findHosts(full);
      const open = new Map([...free].filter(([, permits]) => permits > 0));
      const begun = open.size === 0 ? [] : await deliveries.begin(open);
      begun.forEach(run);
      if (!isAll) continue;
      lastHost = '';
      for (const { request } of begun) free.set(hostOf(request), (free.get(hostOf(request)) ?? 0) - 1);
      hasBacklog = full.length > 0 || [...free.values()].some((left) => left <= 0);
      break;
    }
    return false; // the next attempt that ends triggers a poll
  }

  const freePermits = (host: string, left = concurrency - inFlight.size) =>
    Math.min(left, concurrencyPerHost - (hosts.get(host) ?? 0));

  /** Finds the next hosts with queued deliveries and their free permits; `isAll` if there are no other such hosts. */
  async function findHosts(full: readonly string[]): Promise<{ free: Map<string, number>; isAll: boolean }> {
    const free = new Map<string, number>();
    let left = concurrency - inFlight.size;
    while (left > 0 && free.size < hostsAtATime) {
      const host = await deliveries.nextHost({ after: lastHost, excluded: [...full, ...free.keys()] });
      if (host === undefined) return { free, isAll: true };
      lastHost = host;
      const permits = freePermits(host, left);
      free.set(host, permits);
      left -= permits;
    }
    return { free, isAll: false };
  }

  const run = (begun: Attempt) => hold(hostOf(begun.request), () => attempt(begun, interrupt.signal));

  function hold(host: string, work: () => Promise<unknown>): void {
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
    const running = work().finally(() => {
      inFlight.delete(running);
      const left = (hosts.get(host) ?? 1) - 1;
      if (left === 0) hosts.delete(host);
      else hosts.set(host, left);
      if (hasBacklog) poller.kick();
    });
    inFlight.add(running);
  }

  function tryAcquire(host: string): Permit | undefined {
    if (hasBacklog || stopping || freePermits(host) === 0) return undefined;
    let settle: (begun: Attempt | undefined) => void = () => undefined;
    const outcome = new Promise<Attempt | undefined>((resolve) => (settle = resolve));
    hold(host, async () => {
      const begun = await outcome;
      if (begun) await attempt(begun, interrupt.signal);
    });
    return { use: settle, release: () => settle(undefined) };
  }

  return {
    name: poller.name,
    kick: poller.kick,
    tryAcquire,
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
