import { setMaxListeners } from 'node:events';
import { type Part, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Attempt } from './domain/delivery';
import type { Deliveries } from './domain/ports';
import { hostOf } from './domain/request';
import { makePeriodic } from './periodic';

/** How often waiting deliveries are looked for when nothing says that there are any, milliseconds. */
const pollMs = 500;

/** Most hosts whose attempts are begun in one write. */
const hostsAtATime = 16;

/** How long an attempt that was broken off may take to store that, milliseconds. */
const abandonMs = 2000;

/** Makes the attempts of waiting deliveries. */
export interface Dispatcher extends Part {
  start(): Promise<void>;
  /** Begins no more attempts, gives those in flight a grace and then breaks them off. */
  stop(): Promise<void>;
  /** Looks at once; call it after storing deliveries. */
  kick(): void;
}

/**
 * Begins attempts while there is room, in all and for each host: a host that is slow fills its own places
 * and no others, and its deliveries wait in the database, not in memory.
 */
export function makeDispatcher(options: {
  deliveries: Deliveries;
  /** Never rejects. */
  attempt: (attempt: Attempt, stop: AbortSignal) => Promise<unknown>;
  concurrency: number;
  concurrencyPerHost: number;
  /** How long attempts in flight may take when the service stops, milliseconds; default 7000. */
  stopGraceMs?: number;
  logger: Logger;
}): Dispatcher {
  const { deliveries, attempt, concurrency, concurrencyPerHost, stopGraceMs = 7000 } = options;
  const inFlight = new Set<Promise<unknown>>();
  const perHost = new Map<string, number>();
  const abandon = new AbortController();
  setMaxListeners(0, abandon.signal); // at most `concurrency` listen
  let lastHost = '';
  /** Whether something may wait that there was no room for: only then a place that gets free is worth a look. */
  let mayWait = true;

  const periodic = makePeriodic({ name: 'dispatcher', everyMs: pollMs, run: fill, logger: options.logger });

  async function fill(): Promise<void> {
    mayWait = true;
    while (inFlight.size < concurrency) {
      const full = [...perHost].filter(([, count]) => count >= concurrencyPerHost).map(([host]) => host);
      const { room, isAll } = await findRoom(full);
      const begun = room.size === 0 ? [] : await deliveries.begin(room);
      begun.forEach(run);
      if (!isAll) continue;
      lastHost = '';
      for (const { request } of begun) room.set(hostOf(request), (room.get(hostOf(request)) ?? 0) - 1);
      mayWait = full.length > 0 || [...room.values()].some((left) => left <= 0);
      return;
    }
  }

  /** How many attempts may be begun at the next hosts that have deliveries waiting; `isAll`: there are no others. */
  async function findRoom(full: readonly string[]): Promise<{ room: Map<string, number>; isAll: boolean }> {
    const room = new Map<string, number>();
    let left = concurrency - inFlight.size;
    while (left > 0 && room.size < hostsAtATime) {
      const host = await deliveries.nextHost({ after: lastHost, excluded: [...full, ...room.keys()] });
      if (host === undefined) return { room, isAll: true };
      lastHost = host;
      const free = Math.min(left, concurrencyPerHost - (perHost.get(host) ?? 0));
      room.set(host, free);
      left -= free;
    }
    return { room, isAll: false };
  }

  function run(begun: Attempt): void {
    const host = hostOf(begun.request);
    perHost.set(host, (perHost.get(host) ?? 0) + 1);
    const running = attempt(begun, abandon.signal).finally(() => {
      inFlight.delete(running);
      const left = (perHost.get(host) ?? 1) - 1;
      if (left > 0) perHost.set(host, left);
      else perHost.delete(host);
      if (mayWait) periodic.kick();
    });
    inFlight.add(running);
  }

  return {
    name: periodic.name,
    kick: periodic.kick,
    start: periodic.start,
    stop: async () => {
      await periodic.stop();
      const finished = new AbortController();
      void Promise.all(inFlight).then(() => finished.abort());
      await pause(stopGraceMs, finished.signal);
      abandon.abort();
      await pause(abandonMs, finished.signal);
    },
  };
}
