import { randomUUID } from 'node:crypto';
import { pause } from '@colloquy/kernel';
import { eventually, startTcpProxy } from '@colloquy/testing';
import type { Broker, Subscription } from '../src';
import { anEvent } from './an-event';
import { latch } from './latch';
import { brokerUrl, realWorld, type RealWorld } from './real-world';

const queue = 'analysis.interview-completed';
const event = 'interview.completed.v1';
const [ann, bob] = [randomUUID(), randomUUID()];

let world: RealWorld;
let brokers: Broker[];

beforeEach(async () => {
  world = await realWorld(brokerUrl());
  brokers = [];
});

afterEach(async () => {
  await Promise.all(brokers.map((broker) => broker.stop()));
  await world.close();
});

async function started(handler?: Omit<Subscription<typeof event>, 'queue' | 'event'>): Promise<Broker> {
  const broker = world.connect();
  brokers.push(broker);
  if (handler) broker.subscribe({ queue, event, ...handler });
  await broker.start();
  await eventually(async () => expect(await broker.ready()).toBe(true));
  return broker;
}

const eventOf = (accountid: string) => ({ ...anEvent(event), accountid });
const eventsOf = (accountid: string, count: number) =>
  Array.from({ length: count }, () => eventOf(accountid));
const depth = async (name: string) =>
  (await world.channel.checkQueue(`${world.prefix}${queue}${name}`)).messageCount;

async function publish(broker: Broker, events: ReturnType<typeof eventOf>[]): Promise<void> {
  for (let at = 0; at < events.length; at += 500) {
    await Promise.all(events.slice(at, at + 500).map((each) => broker.publish(each)));
  }
}

test('an account with 2000 events delays those of another account by less than a tenth of its own', async () => {
  const publisher = await started();
  const events = eventsOf(ann, 2000);
  await publish(publisher, events);
  await publish(publisher, eventsOf(bob, 20));
  const handled: string[] = [];
  await started({
    prefetch: 2,
    handle: async ({ accountid }) => {
      await pause(5);
      handled.push(accountid);
    },
  });
  await eventually(() => expect(handled).toHaveLength(2020));
  const before = handled.slice(0, handled.lastIndexOf(bob)).filter((account) => account === ann);
  expect(before.length).toBeLessThan(200);
  await eventually(async () => expect([await depth(''), await depth('.later')]).toEqual([0, 0]));
});

test('deferred events outlive their process, and are retried and counted like others', async () => {
  const gate = latch();
  const first = await started({ prefetch: 1, handle: () => gate.opened });
  const events = eventsOf(ann, 150);
  await publish(first, events);
  await eventually(async () => expect(await depth('.later')).toBeGreaterThan(48));
  await first.stop();
  const handled: string[] = [];
  const attempts: number[] = [];
  await started({
    prefetch: 8,
    maxAttempts: 2,
    handle: async ({ id }, { attempt }) => {
      if (id !== events[149]?.id) return void handled.push(id);
      attempts.push(attempt);
      throw new Error('never');
    },
  });
  await eventually(async () => expect(await world.dead(queue)).toHaveLength(1));
  expect(attempts).toEqual([1, 2]);
  await eventually(() => expect(new Set(handled).size).toBe(149));
});

test.each(['analysis.interview-completed', 'billing.session-ended'] as const)(
  'stops of processes do not count as deliveries of %s',
  async (name) => {
    const type = name === queue ? event : 'session.ended.v1';
    const publisher = await started();
    await publisher.publish(anEvent(type));
    for (let stops = 0; stops < 8; stops++) {
      const gate = latch();
      const broker = world.connect();
      const handle = () => (gate.open(), new Promise<void>(() => undefined));
      broker.subscribe({ queue: name, event: type, handle } as never);
      await broker.start();
      await gate.opened;
      await broker.stop();
    }
    const message = await world.channel.get(`${world.prefix}${name}`, { noAck: true });
    expect(message && (message.properties.headers?.['x-delivery-count'] ?? 0)).toBe(0);
    expect(await world.channel.get(`${world.prefix}${name}`, { noAck: true })).toBe(false);
    expect(await world.dead(name)).toEqual([]);
  },
);

test('a message that kills its processes dies without the messages that are handled beside it', async () => {
  const publisher = await started();
  const events = eventsOf(ann, 6);
  await publish(publisher, events);
  const server = new URL(brokerUrl());
  const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port || 5672) });
  server.host = `127.0.0.1:${proxy.port}`;
  const dying = world.connect({ url: server.href });
  brokers.push(dying);
  let kills = 0;
  dying.subscribe({
    queue,
    event,
    prefetch: 8,
    handle: async ({ id }) => {
      await pause(id === events[2]?.id ? 50 : 200);
      if (id !== events[2]?.id) return;
      kills += 1;
      proxy.breakOff();
    },
  });
  await dying.start();
  await eventually(async () => {
    expect(await world.dead(queue)).toHaveLength(1);
    expect([await depth(''), await depth('.later')]).toEqual([0, 0]);
  }, 60_000);
  await dying.stop();
  proxy.close();
  expect(kills).toBeGreaterThan(5);
  expect([await depth(''), await depth('.later')]).toEqual([0, 0]);
  expect((await world.dead(queue)).map(({ content }) => JSON.parse(content).id)).toEqual([events[2]?.id]);
});

test('deferred events are handled although others never cease', async () => {
  const publisher = await started();
  await world.channel.sendToQueue(`${world.prefix}${queue}.later`, Buffer.from(JSON.stringify(eventOf(ann))));
  await publish(publisher, eventsOf(bob, 200));
  const handled: string[] = [];
  await started({ prefetch: 1, handle: async ({ accountid }) => void handled.push(accountid) });
  await eventually(() => expect(handled).toContain(ann));
  expect(handled.indexOf(ann)).toBeLessThan(100);
});

test('an event is stored in one of two queues that share its type', async () => {
  const broker = await started();
  const stored = async () =>
    Promise.all(
      ['completing', 'ended'].map(async (name) => {
        const { messageCount } = await world.channel.checkQueue(`${world.prefix}analysis.session-${name}`);
        return messageCount;
      }),
    );
  const ended = (disconnectReason: string) => {
    const example = anEvent('session.ended.v1');
    return { ...example, data: { ...example.data, disconnectReason } };
  };
  await broker.publish(ended('completed_by_expert'));
  expect(await stored()).toEqual([1, 0]);
  await broker.publish(ended('client_disconnect'));
  expect(await stored()).toEqual([1, 1]);
});

test('an event of a publisher of an earlier version is stored in both, and the earlier bindings are removed', async () => {
  const exchange = `${world.prefix}colloquy.events`;
  const names = ['completing', 'ended'].map((name) => `${world.prefix}analysis.session-${name}`);
  for (const name of names) await world.channel.bindQueue(name, exchange, 'session.ended.v1');
  const broker = await started();
  await broker.publish(anEvent('session.ended.v1'));
  const stored = async () =>
    Promise.all(names.map(async (name) => (await world.channel.checkQueue(name)).messageCount));
  expect((await stored()).toSorted()).toEqual([0, 1]);
  const before = await stored();
  world.channel.publish(
    exchange,
    'session.ended.v1',
    Buffer.from(JSON.stringify(anEvent('session.ended.v1'))),
  );
  await eventually(async () => expect(await stored()).toEqual(before.map((count) => count + 1)));
});
