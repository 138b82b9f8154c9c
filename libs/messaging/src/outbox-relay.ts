import { setMaxListeners } from 'node:events';
import type { CloudEvent } from '@colloquy/contracts';
import { backoffMs, isTransient, pause, systemClock, type Clock, type Component } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { detached } from '@colloquy/tracing';
import type { Registry } from 'prom-client';
import type { Publish } from './broker';
import { makeMetrics } from './metrics';
import { reportOutboxAge } from './outbox-age';
import { settled } from './settled';

/** Unpublished events of one aggregate, in the order they happened. */
export interface OutboxClaim {
  readonly key: string;
  readonly events: readonly CloudEvent[];
}

/** Where aggregates keep their unpublished events. */
export interface OutboxStore {
  /**
   * Leases the aggregate whose unpublished events have waited longest, of those that nobody holds a lease
   * on at `now`; nobody else gets it before `leaseUntil`. Undefined when there is none.
   */
  claim(now: Date, leaseUntil: Date): Promise<OutboxClaim | undefined>;
  /**
   * Removes events that were published and ends the lease, at once or a little later; tells whether others may wait by
   * now. Repeatable.
   */
  markPublished(key: string, eventIds: readonly string[], now: Date): Promise<boolean>;
  /** When the oldest unpublished event happened, as far as can be told cheaply; undefined when there is none. */
  oldest(): Promise<Date | undefined>;
}

/** A lease on an aggregate that is about to be stored, without unpublished events of before. */
export interface OutboxReservation {
  /** To be stored with the aggregate: should it come to nothing here, any relay takes the events from then on. */
  readonly leaseUntil: Date;
  /** The aggregate is stored with these events: they are published at once. */
  publish(stored: OutboxClaim): void;
  /** It is not, or nobody can tell. */
  release(): void;
}

/** Publishes what the outbox holds, at least once and in order within an aggregate. */
export interface OutboxRelay extends Component {
  start(): Promise<void>;
  /** Claims no more and finishes what is in flight, within 10 s. */
  stop(): Promise<void>;
  /** Looks at once instead of at the next poll; call it after a write that left an event. */
  kick(): void;
  /**
   * Spares an aggregate that is new, or has no unpublished events, the claim, as nobody else can know of those it is
   * stored with. Undefined when there is no room or nothing is published now; then the events are stored as due, and
   * `kick` is called.
   */
  reserve(): OutboxReservation | undefined;
}

/** Settings of {@link makeOutboxRelay}. */
export interface OutboxRelayOptions {
  store: OutboxStore;
  publish: Publish;
  logger: Logger;
  clock?: Clock;
  /** Default 30 000; above the deadline of a publish and of a database call together. */
  leaseMs?: number;
  /** Default 2000: what is stored here is published at once, so it is for what a process left that died. */
  pollMs?: number;
  /** The most aggregates in flight; default 64. */
  concurrency?: number;
  /** Where `colloquy_outbox_published_total` and `colloquy_outbox_oldest_age_seconds` are shown; one relay on each. */
  registry?: Registry;
}

/** How many aggregates a worker is to look for: after a kick, which tells of one, that one. */
type Amount = 'one' | 'all';

/** The most aggregates that are being stored or published under a reservation. */
const maxReservations = 256;

const backoff = { baseMs: 200, maxMs: 5000 };
const stopGraceMs = 8000;
const abandonMs = 2000;

/** Any number of replicas may run a relay on one store: the leases keep them apart. */
export function makeOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  const { store, publish, logger, clock = systemClock } = options;
  const { leaseMs = 30_000, pollMs = 2000, concurrency = 64 } = options;
  const metrics = makeMetrics(options.registry);
  if (options.registry) reportOutboxAge(options.registry, () => store.oldest(), clock);
  const stopping = new AbortController();
  const abandon = new AbortController();
  setMaxListeners(0, stopping.signal, abandon.signal); // at most `concurrency` listen
  const workers = new Set<Promise<void>>();
  const storeHealth = makeHealth(logger, 'outbox cannot be read');
  const publishHealth = makeHealth(logger, 'outbox cannot be published');
  const reserved = new Set<Promise<void>>();
  const marking = new Set<Promise<void>>();
  let polling: NodeJS.Timeout | undefined;
  let kickedWhileFull = false;
  let resting = false;

  function begin(amount: Amount): void {
    if (!polling || stopping.signal.aborted || resting) return;
    if (workers.size >= concurrency) {
      kickedWhileFull = true;
      return;
    }
    const worker = detached(() => work(amount)).finally(() => {
      workers.delete(worker);
      if (!kickedWhileFull) return;
      kickedWhileFull = false;
      begin('all');
    });
    workers.add(worker);
  }

  async function work(amount: Amount): Promise<void> {
    try {
      while (!stopping.signal.aborted && !resting) {
        const now = clock.now();
        const leaseUntil = new Date(now.getTime() + leaseMs);
        const claim = await store.claim(now, leaseUntil);
        storeHealth.good();
        if (!claim) return;
        if (amount === 'all' && workers.size < concurrency) begin('all'); // where there was one there may be more
        await relay(claim, leaseUntil);
        if (amount === 'one') return;
      }
    } catch (error) {
      await rest(storeHealth.bad(error));
    }
  }

  function reserve(): OutboxReservation | undefined {
    if (!polling || stopping.signal.aborted || resting || reserved.size >= maxReservations) return undefined;
    const leaseUntil = new Date(clock.now().getTime() + leaseMs);
    let settle: (stored: OutboxClaim | undefined) => void = () => undefined;
    const outcome = new Promise<OutboxClaim | undefined>((resolve) => (settle = resolve));
    const worker = detached(() => relayReserved(outcome, leaseUntil)).finally(() => reserved.delete(worker));
    reserved.add(worker);
    return { leaseUntil, publish: settle, release: () => settle(undefined) };
  }

  async function relayReserved(outcome: Promise<OutboxClaim | undefined>, leaseUntil: Date): Promise<void> {
    const stored = await outcome;
    if (stored) await relay(stored, leaseUntil);
  }

  async function relay({ key, events }: OutboxClaim, leaseUntil: Date): Promise<void> {
    const published: string[] = [];
    // A third of the lease is left for the last publish and for marking.
    const retryUntil = leaseUntil.getTime() - leaseMs / 3;
    for (const event of events) {
      if (published.length > 0 && clock.now().getTime() >= retryUntil) break;
      if (!(await publishOne(event, retryUntil))) break; // later events must not overtake it
      published.push(event.id);
    }
    if (published.length === 0) return; // the lease runs out, then it is tried again
    metrics.outbox.inc(published.length);
    const marked = mark(key, published).finally(() => marking.delete(marked));
    marking.add(marked);
  }

  /** Whoever added events meanwhile, on whichever replica, found the aggregate leased. */
  async function mark(key: string, published: readonly string[]): Promise<void> {
    try {
      if (await store.markPublished(key, published, clock.now())) begin('one');
    } catch (error) {
      await rest(storeHealth.bad(error));
    }
  }

  async function publishOne(event: CloudEvent, retryUntil: number): Promise<boolean> {
    for (let failures = 0; ; failures++) {
      try {
        await publish(event, { signal: abandon.signal });
        publishHealth.good();
        return true;
      } catch (error) {
        if (!isTransient(error)) {
          logger.error('event cannot be published', {
            eventId: event.id,
            eventType: event.type,
            ...errorFields(error),
          });
          return false;
        }
        publishHealth.bad(error);
        await pause(backoffMs(failures, backoff), stopping.signal);
        if (stopping.signal.aborted || clock.now().getTime() >= retryUntil) return false;
      }
    }
  }

  async function rest(failures: number): Promise<void> {
    if (resting) return;
    resting = true;
    await pause(backoffMs(failures, backoff), stopping.signal);
    resting = false;
    begin('all');
  }

  return {
    name: 'outbox relay',
    kick: () => begin('one'),
    reserve,
    start: async () => {
      if (stopping.signal.aborted) return;
      polling ??= setInterval(() => begin('all'), pollMs);
      begin('all');
    },
    stop: async () => {
      stopping.abort();
      clearInterval(polling);
      const working = async () => {
        await Promise.all([...workers, ...reserved]);
        await Promise.all(marking);
      };
      await settled(working(), stopGraceMs);
      abandon.abort();
      await settled(working(), abandonMs);
    },
  };
}

/** One warning at the start of an outage, one line at its end. */
function makeHealth(logger: Logger, message: string) {
  let failures = 0;
  return {
    good: () => {
      if (failures > 0) logger.info('outbox recovered', { after: message, failures });
      failures = 0;
    },
    /** Returns how many failures there were before. */
    bad: (error: unknown) => {
      if (failures === 0) logger.warn(message, errorFields(error));
      return failures++;
    },
  };
}
