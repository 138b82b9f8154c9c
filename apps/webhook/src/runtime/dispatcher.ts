import { setMaxListeners } from 'node:events';
import { type Component, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Attempt } from '../domain/delivery';
import type { Deliveries, Place, Places } from '../domain/ports';
import { hostOf } from '../domain/request';
import { makePeriodic } from './periodic';

/** How often waiting deliveries are looked for when nothing says that there are any, milliseconds. */
const pollMs = 1000;

/** Most hosts whose attempts are begun in one write. */
const hostsAtATime = 16;

/** How long an attempt that was broken off may take to store that, milliseconds. */
const abandonMs = 2000;

/** Makes the attempts of waiting deliveries, and of those that come when there is room. */
export interface Dispatcher extends Component, Places {
  start(): Promise<void>;
  /** Gives no more places, gives attempts a grace that have one and then breaks them off. */
  stop(): Promise<void>;
}

/**
 * Begins attempts while there is room, in all and for each host: a slow host fills its own places only, and its
 * deliveries wait in the database, not in memory.
 */
export function makeDispatcher(options: {
  deliveries: Deliveries;
  /** Never rejects. */
  attempt: (attempt: Attempt, stop: AbortSignal) => Promise<unknown>;
  concurrency: number;
  concurrencyPerHost: number;
  /** How long attempts in flight may take when the service stops, milliseconds. */
  stopGraceMs: number;
  logger: Logger;
}): Dispatcher {
  const { deliveries, attempt, concurrency, concurrencyPerHost, stopGraceMs } = options;
  const inFlight = new Set<Promise<unknown>>();
  /** Attempts in flight by host. */
  const hosts = new Map<string, number>();
  const abandon = new AbortController();
  setMaxListeners(0, abandon.signal); // at most `concurrency` listen
  let lastHost = '';
  /** Whether something may wait that there was no room for: only then a place that gets free is worth a look. */
  let mayWait = true;
  let stopping = false;

  const periodic = makePeriodic({ name: 'dispatcher', everyMs: pollMs, run: fill, logger: options.logger });

  async function fill(): Promise<void> {
    mayWait = true;
    while (inFlight.size < concurrency) {
      const full = [...hosts.keys()].filter((host) => more(host) === 0);
      const { room, isAll } = await findRoom(full);
      const open = new Map([...room].filter(([, places]) => places > 0));
      const begun = open.size === 0 ? [] : await deliveries.begin(open);
      begun.forEach(run);
      if (!isAll) continue;
      lastHost = '';
      for (const { request } of begun) room.set(hostOf(request), (room.get(hostOf(request)) ?? 0) - 1);
      mayWait = full.length > 0 || [...room.values()].some((left) => left <= 0);
      return;
    }
  }

  const more = (host: string, free = concurrency - inFlight.size) =>
    Math.min(free, concurrencyPerHost - (hosts.get(host) ?? 0));

  /** How many attempts may be begun at the next hosts that have deliveries waiting; `isAll`: there are no others. */
  async function findRoom(full: readonly string[]): Promise<{ room: Map<string, number>; isAll: boolean }> {
    const room = new Map<string, number>();
    let left = concurrency - inFlight.size;
    while (left > 0 && room.size < hostsAtATime) {
      const host = await deliveries.nextHost({ after: lastHost, excluded: [...full, ...room.keys()] });
      if (host === undefined) return { room, isAll: true };
      lastHost = host;
      const free = more(host, left);
      room.set(host, free);
      left -= free;
    }
    return { room, isAll: false };
  }

  const run = (begun: Attempt) => hold(hostOf(begun.request), () => attempt(begun, abandon.signal));

  /** Holds a place while something is done for the host. */
  function hold(host: string, work: () => Promise<unknown>): void {
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
    const running = work().finally(() => {
      inFlight.delete(running);
      const left = (hosts.get(host) ?? 1) - 1;
      if (left === 0) hosts.delete(host);
      else hosts.set(host, left);
      if (mayWait) periodic.kick();
    });
    inFlight.add(running);
  }

  function take(host: string): Place | undefined {
    if (mayWait || stopping || more(host) === 0) return undefined;
    let settle: (begun: Attempt | undefined) => void = () => undefined;
    const outcome = new Promise<Attempt | undefined>((resolve) => (settle = resolve));
    hold(host, async () => {
      const begun = await outcome;
      if (begun) await attempt(begun, abandon.signal);
    });
    return { use: settle, free: () => settle(undefined) };
  }

  return {
    name: periodic.name,
    kick: periodic.kick,
    take,
    start: periodic.start,
    stop: async () => {
      stopping = true;
      await periodic.stop();
      const finished = new AbortController();
      void Promise.all(inFlight).then(() => finished.abort());
      await pause(stopGraceMs, finished.signal);
      abandon.abort();
      await pause(abandonMs, finished.signal);
    },
  };
}
