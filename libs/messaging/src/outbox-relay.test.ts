import { eventually } from '@colloquy/testing';
import { AppError } from '@colloquy/kernel';
import { silentLogger, type Logger } from '@colloquy/logging';
import type { CloudEvent } from '@colloquy/contracts';
import { anEvent } from '../test/an-event';
import { latch } from '../test/latch';
import type { Publish } from './broker';
import { makeOutboxRelay, type OutboxRelay, type OutboxRelayOptions, type OutboxStore } from './outbox-relay';

const down = new AppError('unavailable', undefined, 'down');

function fakeStore(): OutboxStore & {
  add(key: string, ...events: CloudEvent[]): void;
  lease(key: string, until: number, ...events: CloudEvent[]): void;
  left(): number;
  failing: boolean;
} {
  const entries = new Map<string, { events: CloudEvent[]; leaseUntil: number }>();
  const store = {
    failing: false,
    add: (key: string, ...events: CloudEvent[]) => store.lease(key, 0, ...events),
    lease: (key: string, until: number, ...events: CloudEvent[]) => {
      const entry = entries.get(key) ?? { events: [], leaseUntil: until };
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

  test('publishes all stored events at its start', async () => {
    const events = someEvents(100);
    events.forEach((event, index) => store.add(`key ${index}`, event));
    await started();
    await eventually(() => expect(store.left()).toBe(0));
    expect(published.toSorted()).toEqual(idsOf(events).toSorted());
  });

  test('a kick publishes new events at once', async () => {
    const relay = await started();
    const event = anEvent();
    store.add('a', event);
    relay.kick();
    await eventually(() => expect(store.left()).toBe(0));
    expect(published).toEqual([event.id]);
  });

  test('a kick costs one claim', async () => {
    const relay = await started();
    await eventually(() => expect(looks).toBe(1));
    store.add('a', anEvent());
    relay.kick();
    await eventually(() => expect(store.left()).toBe(0));
    await new Promise(setImmediate);
    expect(looks).toBe(2);
  });

  test('events that are stored under its lease are published without a claim, and removed', async () => {
    const relay = await started();
    await eventually(() => expect(looks).toBe(1));
    const lease = relay.lease();
    if (!lease) throw new Error('The relay is free');
    const events = someEvents(2);
    store.lease('a', lease.getTime(), ...events);
    relay.publish({ key: 'a', events }, lease);
    await eventually(() => expect(store.left()).toBe(0));
    await new Promise(setImmediate);
    expect(published).toEqual(idsOf(events));
    expect(looks).toBe(1);
  });

  test('events that are added to leased ones follow at once', async () => {
    const gate = latch();
    const [first, second] = someEvents(2) as [CloudEvent, CloudEvent];
    const relay = await started({
      publish: async (event) => {
        if (event === first) await gate.opened;
        await collect(event);
      },
    });
    const lease = relay.lease();
    if (!lease) throw new Error('The relay is free');
    store.lease('a', lease.getTime(), first);
    relay.publish({ key: 'a', events: [first] }, lease);
    store.add('a', second);
    gate.open();
    await eventually(() => expect(store.left()).toBe(0));
    expect(published).toEqual([first.id, second.id]);
  });

  test('a relay leases nothing before its start, while all its workers are busy, or once it stops', async () => {
    const gate = latch();
    const relay = makeOutboxRelay({
      store,
      publish: () => gate.opened,
      logger: silentLogger,
      pollMs: 60_000,
      concurrency: 1,
    });
    expect(relay.lease()).toBeUndefined();
    await relay.start();
    await eventually(() => expect(relay.lease()).toBeDefined());
    store.add('a', anEvent());
    relay.kick();
    expect(relay.lease()).toBeUndefined();
    gate.open();
    await eventually(() => expect(relay.lease()).toBeDefined());
    await relay.stop();
    expect(relay.lease()).toBeUndefined();
  });

  test('a stop waits for leased events, even beyond the limit of concurrent aggregates', async () => {
    const gate = latch();
    const relay = await started({
      concurrency: 1,
      publish: async (event) => {
        await gate.opened;
        await collect(event);
      },
    });
    await eventually(() => expect(relay.lease()).toBeDefined());
    const leases = [relay.lease(), relay.lease()];
    for (const [n, event] of someEvents(2).entries()) {
      const lease = leases[n];
      if (!lease) throw new Error('The relay is free');
      store.lease(`key ${n}`, lease.getTime(), event);
      relay.publish({ key: `key ${n}`, events: [event] }, lease);
    }
    const stopping = relay.stop();
    gate.open();
    await stopping;
    expect(published).toHaveLength(2);
    expect(store.left()).toBe(0);
  });

  test.each([
    ['here', true],
    // the other replica is kicked, and finds the aggregate leased
    ['by another replica', false],
  ])('events that are added %s while the aggregate is being published follow at once', async (_, kicks) => {
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

  test('without a kick the next poll finds the event', async () => {
    await started({ pollMs: 5 });
    store.add('a', anEvent());
    await eventually(() => expect(store.left()).toBe(0));
  });

  test('a kick is not lost while the only worker gets an empty claim', async () => {
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

  test('events of one aggregate are published in order, aggregates in parallel up to the limit', async () => {
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

  test('a slow removal does not delay other events, and a stop waits for it', async () => {
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

  test('an outage of the broker delays events, keeps their order, loses none and logs one warning', async () => {
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
    expect(warnings).toEqual(['Outbox could not be published']);
  });

  test('an event that fails beyond its lease, and the events after it, wait for the next claim', async () => {
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

  test('an event that can never be published logs an error and holds up its own aggregate only', async () => {
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
    await eventually(() => expect(errors).toEqual(['Event could not be published']));
    expect(store.left()).toBe(2);
  });

  test('an outage of the database logs one warning, and publishing resumes afterwards', async () => {
    const lines: string[] = [];
    const write = (message: string) => void lines.push(message);
    store.failing = true;
    await started({ logger: { ...silentLogger, warn: write, info: write }, pollMs: 1 });
    await eventually(() => expect(lines).toEqual(['Outbox could not be read']));
    store.add('a', anEvent());
    store.failing = false;
    await eventually(() => expect(store.left()).toBe(0));
    expect(lines).toEqual(['Outbox could not be read', 'Outbox recovered']);
  });

  test('a stop finishes the claims in progress and makes no new ones', async () => {
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
