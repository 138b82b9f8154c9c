import { eventually } from '@colloquy/testing';
import { AppError } from '@colloquy/kernel';
import { silentLogger, type Logger } from '@colloquy/logging';
import type { CloudEvent } from '@colloquy/contracts';
import { anEvent } from '../test/an-event';
import { latch } from '../test/latch';
import type { Publish } from './broker';
import {
  makeOutboxRelay,
  type OutboxClaim,
  type OutboxRelay,
  type OutboxRelayOptions,
  type OutboxStore,
} from './outbox-relay';

const down = new AppError('unavailable', undefined, 'down');

/** A store in memory whose leases are as real as the one of a database. */
function fakeStore(): OutboxStore & {
  add(key: string, ...events: CloudEvent[]): void;
  insert(key: string, leaseUntil: Date, ...events: CloudEvent[]): OutboxClaim;
  left(): number;
  failing: boolean;
} {
  const entries = new Map<string, { events: CloudEvent[]; leaseUntil: number }>();
  const store = {
    failing: false,
    /** What an insert under a reservation does. */
    insert: (key: string, leaseUntil: Date, ...events: CloudEvent[]) => {
      entries.set(key, { events, leaseUntil: leaseUntil.getTime() });
      return { key, events: [...events] };
    },
    add: (key: string, ...events: CloudEvent[]) => {
      const entry = entries.get(key) ?? { events: [], leaseUntil: 0 };
      entry.events.push(...events);
      entries.set(key, entry);
    },
    left: () => [...entries.values()].flatMap(({ events }) => events).length,
    claim: async (now: Date, leaseUntil: Date) => {
      if (store.failing) throw new Error('no primary');
      for (const [key, entry] of entries) {
        if (entry.events.length === 0 || entry.leaseUntil > now.getTime()) continue;
        entry.leaseUntil = leaseUntil.getTime();
        return { key, events: [...entry.events] };
      }
      return undefined;
    },
    oldest: async () => {
      const times = [...entries.values()].flatMap(({ events }) => events.map(({ time }) => Date.parse(time)));
      return times.length === 0 ? undefined : new Date(Math.min(...times));
    },
    markPublished: async (key: string, ids: readonly string[]) => {
      const entry = entries.get(key);
      if (!entry) return false;
      entry.events = entry.events.filter(({ id }) => !ids.includes(id));
      entry.leaseUntil = 0;
      return entry.events.length > 0;
    },
  };
  return store;
}

describe('the outbox relay', () => {
  let store: ReturnType<typeof fakeStore>;
  let published: string[];
  let relays: OutboxRelay[];
  let looks: number;

  beforeEach(() => {
    store = fakeStore();
    looks = 0;
    const { claim } = store;
    store.claim = (...range) => (looks++, claim(...range));
    published = [];
    relays = [];
  });

  afterEach(() => Promise.all(relays.map((relay) => relay.stop())));

  const collect: Publish = async ({ id }) => void published.push(id);

  async function started(options: Partial<OutboxRelayOptions> = {}): Promise<OutboxRelay> {
    const relay = makeOutboxRelay({
      store,
      publish: collect,
      logger: silentLogger,
      pollMs: 60_000,
      ...options,
    });
    relays.push(relay);
    await relay.start();
    return relay;
  }

  const someEvents = (count: number) => Array.from({ length: count }, () => anEvent());
  const idsOf = (events: CloudEvent[]) => events.map(({ id }) => id);

  test('publishes what it finds at its start until nothing is left', async () => {
    const events = someEvents(100);
    events.forEach((event, index) => store.add(`key ${index}`, event));
    await started();
    await eventually(() => expect(store.left()).toBe(0));
    expect(published.toSorted()).toEqual(idsOf(events).toSorted());
  });

  test('a kick publishes at once what came since', async () => {
    const relay = await started();
    const event = anEvent();
    store.add('a', event);
    relay.kick();
    await eventually(() => expect(store.left()).toBe(0));
    expect(published).toEqual([event.id]);
  });

  test('a kick costs one look at the store', async () => {
    const relay = await started();
    await eventually(() => expect(looks).toBe(1));
    store.add('a', anEvent());
    relay.kick();
    await eventually(() => expect(store.left()).toBe(0));
    await new Promise(setImmediate);
    expect(looks).toBe(2);
  });

  test.each([
    ['here', true],
    // the kick comes there, and finds the aggregate leased
    ['by another replica', false],
  ])('what is added %s to an aggregate while its events are published follows at once', async (_, kicks) => {
    const gate = latch();
    const entered = latch();
    const [first, second] = someEvents(2) as [CloudEvent, CloudEvent];
    const relay = await started({
      publish: async (event) => {
        entered.open();
        if (event === first) await gate.opened;
        await collect(event);
      },
    });
    store.add('a', first);
    relay.kick();
    await entered.opened;
    store.add('a', second);
    if (kicks) relay.kick();
    gate.open();
    await eventually(() => expect(store.left()).toBe(0));
    expect(published).toEqual([first.id, second.id]);
  });

  describe('with a reservation', () => {
    async function reserved(options: Partial<OutboxRelayOptions> = {}) {
      const relay = await started(options);
      await eventually(() => expect(looks).toBe(1));
      const reservation = relay.reserve();
      if (!reservation) throw new Error('There is room');
      return { relay, reservation };
    }

    test('events of a new aggregate are published without a look at the store', async () => {
      const { reservation } = await reserved();
      const [first, second] = someEvents(2) as [CloudEvent, CloudEvent];
      reservation.publish(store.insert('a', reservation.leaseUntil, first, second));
      await eventually(() => expect(store.left()).toBe(0));
      expect(published).toEqual([first.id, second.id]);
      expect(looks).toBe(1);
    });

    test('what is added to the aggregate meanwhile follows at once, in order', async () => {
      const gate = latch();
      const [first, second] = someEvents(2) as [CloudEvent, CloudEvent];
      const { relay, reservation } = await reserved({
        publish: async (event) => {
          if (event === first) await gate.opened;
          await collect(event);
        },
      });
      reservation.publish(store.insert('a', reservation.leaseUntil, first));
      await new Promise(setImmediate);
      store.add('a', second);
      relay.kick();
      gate.open();
      await eventually(() => expect(store.left()).toBe(0));
      expect(published).toEqual([first.id, second.id]);
    });

    test('nobody else publishes the events before the lease is over, then anybody does', async () => {
      let now = Date.UTC(2025, 0, 1);
      const clock = { now: () => new Date(now) };
      const { relay, reservation } = await reserved({ clock });
      const event = anEvent();
      store.insert('a', reservation.leaseUntil, event);
      reservation.release(); // as when the answer to the insert is lost
      relay.kick();
      await eventually(() => expect(looks).toBe(2));
      expect(published).toEqual([]);
      now = reservation.leaseUntil.getTime();
      relay.kick();
      await eventually(() => expect(store.left()).toBe(0));
      expect(published).toEqual([event.id]);
    });

    test('stopping waits for what is being published', async () => {
      const gate = latch();
      const { relay, reservation } = await reserved({
        publish: async (event) => {
          await gate.opened;
          await collect(event);
        },
      });
      reservation.publish(store.insert('a', reservation.leaseUntil, anEvent()));
      const stopped = relay.stop();
      expect(relay.reserve()).toBeUndefined();
      gate.open();
      await stopped;
      expect(store.left()).toBe(0);
    });

    test('there is room for so many, and again when some are released', async () => {
      const { relay, reservation } = await reserved();
      const others = Array.from({ length: 255 }, () => relay.reserve());
      expect(others).not.toContain(undefined);
      expect(relay.reserve()).toBeUndefined();
      reservation.release();
      await new Promise(setImmediate);
      const last = relay.reserve();
      expect(last).toBeDefined();
      for (const other of [...others, last]) other?.release();
    });
  });

  test('without a kick the next poll finds it', async () => {
    await started({ pollMs: 5 });
    store.add('a', anEvent());
    await eventually(() => expect(store.left()).toBe(0));
  });

  test('a kick while the only worker is finding nothing is not forgotten', async () => {
    const answer = latch();
    const asked = latch();
    const { claim } = store;
    store.claim = async (...range) => {
      const found = await claim(...range);
      asked.open();
      await answer.opened;
      return found;
    };
    const relay = await started({ concurrency: 1 });
    await asked.opened;
    store.add('a', anEvent());
    relay.kick();
    answer.open();
    await eventually(() => expect(store.left()).toBe(0));
  });

  test('the events of one aggregate go out in order, of different aggregates side by side up to the limit', async () => {
    let running = 0;
    let most = 0;
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const byKey = new Map(keys.map((key) => [key, someEvents(3)]));
    byKey.forEach((events, key) => store.add(key, ...events));
    await started({
      concurrency: 3,
      publish: async (event) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        await collect(event);
      },
    });
    await eventually(() => expect(store.left()).toBe(0));
    for (const events of byKey.values()) {
      expect(published.filter((id) => idsOf(events).includes(id))).toEqual(idsOf(events));
    }
    expect(most).toBe(3);
  });

  test('what is removed later keeps no others from being published, and a stop waits for it', async () => {
    const removed = latch();
    const { markPublished } = store;
    store.markPublished = async (...args) => {
      await removed.opened;
      return markPublished(...args);
    };
    const events = someEvents(3);
    events.forEach((event, index) => store.add(`key ${index}`, event));
    const relay = await started({ concurrency: 1 });
    await eventually(() => expect(published).toEqual(idsOf(events)));
    let isStopped = false;
    const stopping = relay.stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect([isStopped, store.left()]).toEqual([false, 3]);
    removed.open();
    await stopping;
    expect(store.left()).toBe(0);
  });

  test('two relays on one store publish each event once', async () => {
    const events = someEvents(50);
    events.forEach((event, index) => store.add(`key ${index}`, event));
    await Promise.all([started(), started()]);
    await eventually(() => expect(store.left()).toBe(0));
    expect(published.toSorted()).toEqual(idsOf(events).toSorted());
  });

  test('an outage of the broker delays events, loses none, keeps their order and is one warning', async () => {
    const warnings: string[] = [];
    const logger: Logger = { ...silentLogger, warn: (message) => void warnings.push(message) };
    const events = someEvents(3);
    store.add('a', ...events);
    let failures = 0;
    await started({
      logger,
      publish: async (event) => {
        if (event.id === events[1]?.id && ++failures <= 2) throw down;
        await collect(event);
      },
    });
    await eventually(() => expect(store.left()).toBe(0));
    expect(published).toEqual(idsOf(events));
    expect(warnings).toEqual(['outbox cannot be published']);
  });

  test('what fails beyond its lease is left, with its successors, until somebody claims it again', async () => {
    const events = someEvents(2);
    store.add('a', ...events);
    let broken = true;
    const publish: Publish = async (event) => {
      if (broken) throw down;
      await collect(event);
    };
    const relay = await started({ leaseMs: 20, pollMs: 5, publish });
    await relay.stop();
    expect(store.left()).toBe(2);
    broken = false;
    await started({ leaseMs: 20, pollMs: 5, publish });
    await eventually(() => expect(store.left()).toBe(0));
    expect(published).toEqual(idsOf(events));
  });

  test('an event that can never be published is an error in the log and holds up its own aggregate only', async () => {
    const errors: string[] = [];
    const logger: Logger = { ...silentLogger, error: (message) => void errors.push(message) };
    const [bad, behind, other] = someEvents(3) as [CloudEvent, CloudEvent, CloudEvent];
    store.add('a', bad, behind);
    store.add('b', other);
    await started({
      logger,
      publish: async (event) => {
        if (event === bad) throw new AppError('too-large', undefined, 'too large');
        await collect(event);
      },
    });
    await eventually(() => expect(published).toEqual([other.id]));
    await eventually(() => expect(errors).toEqual(['event cannot be published']));
    expect(store.left()).toBe(2);
  });

  test('an outage of the database is one warning, and work goes on by itself afterwards', async () => {
    const lines: string[] = [];
    const write = (message: string) => void lines.push(message);
    store.failing = true;
    await started({ logger: { ...silentLogger, warn: write, info: write }, pollMs: 1 });
    await eventually(() => expect(lines).toEqual(['outbox cannot be read']));
    store.add('a', anEvent());
    store.failing = false;
    await eventually(() => expect(store.left()).toBe(0));
    expect(lines).toEqual(['outbox cannot be read', 'outbox recovered']);
  });

  test('stopping finishes what is in flight and claims no more', async () => {
    const gate = latch();
    const entered = latch();
    store.add('a', anEvent());
    store.add('b', anEvent());
    const relay = await started({
      concurrency: 1,
      publish: async (event) => {
        entered.open();
        await gate.opened;
        await collect(event);
      },
    });
    await entered.opened;
    const stopping = relay.stop();
    gate.open();
    await stopping;
    expect(published).toHaveLength(1);
    expect(store.left()).toBe(1);
    relay.kick();
    await relay.stop();
    expect(published).toHaveLength(1);
  });
});
