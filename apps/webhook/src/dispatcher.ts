import { setMaxListeners } from 'node:events';
import { type Part, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Attempt } from './domain/delivery';
import type { Deliveries, Place, Places } from './domain/ports';
import { moreFor } from './domain/places';
import { hostOf } from './domain/request';
import { makeHostLoads } from './host-loads';
import { makePeriodic } from './periodic';

/** How often waiting deliveries are looked for when nothing says that there are any, milliseconds. */
const pollMs = 1000;

/** Most hosts whose attempts are begun in one write. */
const hostsAtATime = 16;

/** How long an attempt that was broken off may take to store that, milliseconds. */
const abandonMs = 2000;

/** Makes the attempts of waiting deliveries, and of those that come when there is room. */
export interface Dispatcher extends Part, Places {
  start(): Promise<void>;
  /** Gives no more places, gives attempts a grace that have one and then breaks them off. */
  stop(): Promise<void>;
}

/**
 * Begins attempts while there is room, in all and for each host: hosts that are slow fill a few places each and
 * leave the others, and their deliveries wait in the database, not in memory.
 */
export function makeDispatcher(options: {
  deliveries: Deliveries;
  /** Never rejects; `answered` is called when the host has done its part. */
  attempt: (attempt: Attempt, stop: AbortSignal, answered: () => void) => Promise<unknown>;
  concurrency: number;
  concurrencyPerHost: number;
  /** How long attempts in flight may take when the service stops, milliseconds. */
  stopGraceMs: number;
  logger: Logger;
}): Dispatcher {
  const { deliveries, attempt, concurrency, concurrencyPerHost, stopGraceMs } = options;
  const inFlight = new Set<Promise<unknown>>();
  const hosts = makeHostLoads(() => performance.now());
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
      const full = hosts.busy().filter((host) => more(host) === 0);
      const { room, isAll } = await findRoom(full);
      const open = new Map([...room].filter(([, places]) => places > 0));
      const begun = open.size === 0 ? [] : await deliveries.begin(open);
      begun.forEach(run);
      // whoever had no room because others may have needed theirs is looked at once more
      if (!isAll || (begun.length > 0 && open.size < room.size)) continue;
      lastHost = '';
      for (const { request } of begun) room.set(hostOf(request), (room.get(hostOf(request)) ?? 0) - 1);
      mayWait = full.length > 0 || [...room.values()].some((left) => left <= 0);
      return;
    }
  }

  const more = (host: string, free = concurrency - inFlight.size) =>
    moreFor(hosts.of(host), { all: concurrency, free, perHost: concurrencyPerHost });

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

  const run = (begun: Attempt) =>
    hold(hostOf(begun.request), ({ answered }) => attempt(begun, abandon.signal, answered));

  /** Holds a place while something is done for the host. */
  function hold(host: string, work: (load: ReturnType<typeof hosts.begin>) => Promise<unknown>): void {
    const load = hosts.begin(host);
    const running = work(load).finally(() => {
      inFlight.delete(running);
      load.end();
      if (mayWait) periodic.kick();
    });
    inFlight.add(running);
  }

  function take(host: string): Place | undefined {
    if (mayWait || stopping || more(host) === 0) return undefined;
    let settle: (begun: Attempt | undefined) => void = () => undefined;
    const outcome = new Promise<Attempt | undefined>((resolve) => (settle = resolve));
    hold(host, async ({ answered }) => {
      const begun = await outcome;
      if (begun) await attempt(begun, abandon.signal, answered);
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
