import { setMaxListeners } from 'node:events';
import type { CloudEvent } from '@colloquy/contracts';
import { makeDueWorker, systemClock, type Clock, type Component } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Registry } from 'prom-client';
import type { Publish } from './broker';
import { makeMetrics } from './metrics';
import { reportOutboxAge } from './outbox-age';
import { makeClaimPublisher } from './publish-claim';
import { settled } from './settled';
import { makeStoreGuard } from './store-guard';
import { makeWorkers } from './workers';

export interface OutboxClaim {
  readonly key: unknown;
  readonly events: readonly CloudEvent[];
}

export interface OutboxStore {
  /** Leases an aggregate until `leaseUntil`: among those not leased at `now`, the one that has waited longest. */
  claim(now: Date, leaseUntil: Date): Promise<OutboxClaim | undefined>;
  /** Removes published events and ends the lease. Returns whether the aggregate may have more events. Repeatable. */
  markPublished(key: unknown, eventIds: readonly string[], now: Date): Promise<boolean>;
  /** Approximate; undefined if there is none. */
  oldest(): Promise<Date | undefined>;
}

/** Publishes the events of the outbox at least once, and in order within an aggregate. */
export interface OutboxRelay extends Component {
  start(): Promise<void>;
  /** Stops claiming and finishes the claims in progress, within 10 s. */
  stop(): Promise<void>;
  /** Claims and publishes events that were stored as due. */
  kick(): void;
  /** Returns the end of a lease for events that are about to be stored; undefined if no worker is free. */
  lease(): Date | undefined;
  /** Publishes the events of an aggregate that were stored with the end of a lease, without a claim. */
  publish(claim: OutboxClaim, leaseUntil: Date): void;
}

export interface OutboxRelayOptions {
  store: OutboxStore;
  publish: Publish;
  logger: Logger;
  clock?: Clock;
  /** Milliseconds; default 30 000. Must exceed the time limits of a publish and a database call together. */
  leaseMs?: number;
  /** Milliseconds; default 2000. A kick publishes new events at once; polls find the events of processes that died. */
  pollMs?: number;
  concurrency?: number;
  registry?: Registry;
}

type Amount = 'one' | 'all';

type Leased = OutboxClaim & { leaseUntil: Date };

const stopGraceMs = 8000;
const abandonMs = 2000;

/** Publishes the events of a store. Several replicas may run a relay on one store, because claims are leased. */
export function makeOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  const { store, publish, logger, clock = systemClock } = options;
  const { leaseMs = 30_000, pollMs = 2000, concurrency = 64 } = options;
  const metrics = makeMetrics(options.registry);
  if (options.registry) reportOutboxAge(options.registry, () => store.oldest(), clock);
  const stopping = new AbortController();
  const abandon = new AbortController();
  setMaxListeners(0, stopping.signal, abandon.signal); // at most `concurrency` listen
  const guard = makeStoreGuard({ logger, stopping: stopping.signal, onResumed: () => begin('all') });
  const publishInOrder = makeClaimPublisher({
    publish,
    logger,
    clock,
    stopping: stopping.signal,
    abandon: abandon.signal,
  });
  const marking = new Set<Promise<void>>();
  const mayBegin = () => isStarted && guard.mayWork();
  const { begin, add, hasRoom, idle } = makeWorkers<Amount | Leased>({
    concurrency,
    mayBegin,
    work: (task) => guard.attempt(() => (typeof task === 'object' ? relay(task) : work(task))),
    afterFull: 'all',
  });
  const polling = makeDueWorker({
    name: 'outbox polls',
    everyMs: pollMs,
    work: [async () => (begin('all'), false)],
    failed: () => undefined,
  });
  let isStarted = false;

  const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

  async function work(amount: Amount): Promise<void> {
    while (guard.mayWork()) {
      const now = clock.now();
      const leaseUntil = leaseFrom(now);
      const claim = await store.claim(now, leaseUntil);
      guard.answered();
      if (!claim) return;
      if (amount === 'all' && hasRoom()) begin('all'); // more aggregates may be due
      await relay({ ...claim, leaseUntil });
      if (amount === 'one') return;
    }
  }

  async function relay({ key, events, leaseUntil }: Leased): Promise<void> {
    // the last third of the lease is for the last publish and for removing the events
    const published = await publishInOrder(events, leaseUntil.getTime() - leaseMs / 3);
    if (published.length === 0) return; // the aggregate is claimed again when the lease has expired
    metrics.outbox.inc(published.length);
    const marked = guard.attempt(() => mark(key, published)).finally(() => marking.delete(marked));
    marking.add(marked);
  }

  /** Then publishes events that were added during the lease: their kick found the aggregate leased. */
  async function mark(key: unknown, published: readonly string[]): Promise<void> {
    if (await store.markPublished(key, published, clock.now())) begin('one');
  }

  return {
    name: 'outbox relay',
    kick: () => begin('one'),
    lease: () => (mayBegin() && hasRoom() ? leaseFrom(clock.now()) : undefined),
    publish: ({ key, events }, leaseUntil) => add({ key, events, leaseUntil }),
    start: async () => {
      if (stopping.signal.aborted) return;
      isStarted = true;
      await polling.start();
    },
    stop: async () => {
      stopping.abort();
      await polling.stop();
      const working = async () => {
        await idle();
        await Promise.all(marking);
      };
      await settled(working(), stopGraceMs);
      abandon.abort();
      await settled(working(), abandonMs);
    },
  };
}
