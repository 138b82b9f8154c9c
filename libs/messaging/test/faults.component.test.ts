import { connect } from 'amqplib';
import { Registry } from 'prom-client';
import { silentLogger, type LogFields, type Logger } from '@colloquy/logging';
import { eventually, startTcpProxy, type TcpProxy } from '@colloquy/testing';
import type { Broker } from '../src';
import { anEvent } from './an-event';
import { latch } from './latch';
import { brokerUrl, realWorld, type RealWorld } from './real-world';

const queue = 'webhook.interview-analysed';
const event = 'interview.analysed.v1';

describe('on a running broker', () => {
  let world: RealWorld;
  let brokers: Broker[];
  let proxy: TcpProxy | undefined;

  beforeEach(async () => {
    world = await realWorld(brokerUrl());
    brokers = [];
  });

  afterEach(async () => {
    await Promise.all(brokers.map((broker) => broker.stop()));
    proxy?.close();
    await world.close();
  });

  function connected(...options: Parameters<RealWorld['connect']>): Broker {
    const broker = world.connect(...options);
    brokers.push(broker);
    return broker;
  }

  const becomesReady = (broker: Broker) => eventually(async () => expect(await broker.ready()).toBe(true));

  test('publishing an event whose queue is missing fails, and the queue is declared again', async () => {
    const broker = connected();
    await broker.start();
    await becomesReady(broker);
    await world.channel.deleteQueue(`${world.prefix}${queue}`);
    const unroutable = { kind: 'unavailable', code: 'UNROUTABLE' };
    await expect(broker.publish(anEvent(event))).rejects.toMatchObject(unroutable);
    await broker.publish(anEvent(event));
    expect(await world.channel.checkQueue(`${world.prefix}${queue}`)).toMatchObject({ messageCount: 1 });
  });

  test('a binding that is removed is restored, although other queues still receive the event', async () => {
    const broker = connected({ declareEveryMs: 20 });
    await broker.start();
    await becomesReady(broker);
    const main = `${world.prefix}billing.session-ended`;
    await world.channel.unbindQueue(main, `${world.prefix}colloquy.events`, 'session.ended.v1');
    await eventually(async () => {
      await broker.publish(anEvent('session.ended.v1'));
      expect((await world.channel.checkQueue(main)).messageCount).toBeGreaterThan(0);
    });
  });

  test('a consumer whose queue is deleted declares the queue again and resumes', async () => {
    const got: string[] = [];
    const broker = connected();
    broker.subscribe({ queue, event, handle: async ({ id }) => void got.push(id) });
    await broker.start();
    await becomesReady(broker);
    await world.channel.deleteQueue(`${world.prefix}${queue}`);
    await eventually(async () => expect(await broker.ready()).toBe(false));
    await becomesReady(broker);
    const published = anEvent(event);
    await broker.publish(published);
    await eventually(() => expect(got).toEqual([published.id]));
  });

  test('a deleted exchange is declared again with all its bindings', async () => {
    const got: string[] = [];
    const broker = connected();
    broker.subscribe({ queue, event, handle: async ({ id }) => void got.push(id) });
    await broker.start();
    await becomesReady(broker);
    await world.channel.deleteExchange(`${world.prefix}colloquy.events`);
    const published = anEvent(event);
    await expect(broker.publish(published)).rejects.toMatchObject({ kind: 'unavailable' });
    await broker.publish(published);
    await eventually(() => expect(got).toEqual([published.id]));
  });

  test('dead connections are detected and replaced after a network failure, and no event is lost', async () => {
    const { hostname: host, port, href } = new URL(brokerUrl());
    proxy = await startTcpProxy({ host, port: Number(port) });
    const url = new URL(href);
    url.host = `127.0.0.1:${proxy.port}`;
    url.searchParams.set('heartbeat', '1');
    const got = new Set<string>();
    const broker = connected({ url: url.href });
    broker.subscribe({ queue, event, handle: async ({ id }) => void got.add(id) });
    await broker.start();
    await becomesReady(broker);
    proxy.cut();
    const published = anEvent(event);
    const lost = broker.publish(published);
    proxy.mendForNew();
    await expect(lost).rejects.toMatchObject({ kind: 'unavailable' });
    await broker.publish(published);
    await eventually(() => expect([...got]).toEqual([published.id]));
  });

  test('a failed message is not lost while its retry queue is missing', async () => {
    const attempts: number[] = [];
    const broker = connected();
    broker.subscribe({
      queue,
      event,
      handle: async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) await world.channel.deleteQueue(`${world.prefix}${queue}.retry`);
        if (attempt < 3) throw new Error('not yet');
      },
    });
    await broker.start();
    await becomesReady(broker);
    await broker.publish(anEvent(event));
    await eventually(() => expect(attempts).toEqual([1, 2, 3]));
  });

  test('handlers that outlive their connection count towards the prefetch, and their events are redelivered', async () => {
    const gate = latch();
    let running = 0;
    let most = 0;
    const got = new Map<string, number>();
    const broker = connected();
    broker.subscribe({
      queue,
      event,
      prefetch: 2,
      handle: async ({ id }) => {
        running += 1;
        most = Math.max(most, running);
        await gate.opened;
        running -= 1;
        got.set(id, (got.get(id) ?? 0) + 1);
      },
    });
    await broker.start();
    await becomesReady(broker);
    const events = Array.from({ length: 4 }, () => anEvent(event));
    await Promise.all(events.map((each) => broker.publish(each)));
    await eventually(() => expect(running).toBe(2));
    // a second subscription makes the broker reconnect
    broker.subscribe({
      queue: 'billing.session-ended',
      event: 'session.ended.v1',
      handle: async () => undefined,
    });
    await eventually(async () => expect(await broker.ready()).toBe(false));
    await becomesReady(broker);
    gate.open();
    await eventually(() => {
      const counts = events.map(({ id }) => got.get(id) ?? 0).toSorted();
      expect(counts).toEqual([1, 1, 2, 2]);
    });
    expect(most).toBe(2);
  });

  test('a message whose consumer dies six times is dead', async () => {
    const broker = connected();
    await broker.start();
    await becomesReady(broker);
    await broker.publish(anEvent(event));
    const connection = await connect(brokerUrl());
    let deliveries = 0;
    for (; deliveries < 6; deliveries++) {
      const channel = await connection.createChannel();
      await eventually(async () => expect(await channel.get(`${world.prefix}${queue}`)).toBeTruthy());
      await channel.close();
    }
    await eventually(async () => expect(await world.dead(queue)).toHaveLength(1));
    await connection.close();
  });

  test('queues that exist with other arguments log an error and keep the broker from becoming ready', async () => {
    const errors: LogFields[] = [];
    const logger: Logger = { ...silentLogger, error: (_, fields) => void errors.push(fields ?? {}) };
    const broker = connected({ retryDelayMs: 31, logger });
    await broker.start();
    await eventually(() => expect(errors).not.toEqual([]));
    expect(JSON.stringify(errors)).toContain('PRECONDITION_FAILED');
    expect(await broker.ready()).toBe(false);
  });

  test('published and handled messages are counted', async () => {
    const registry = new Registry();
    const broker = connected({ registry });
    broker.subscribe({
      queue,
      event,
      handle: async (_, { attempt }) => {
        if (attempt === 1) throw new Error('not yet');
      },
    });
    await broker.start();
    await becomesReady(broker);
    await broker.publish(anEvent(event));
    await eventually(async () => {
      const text = await registry.metrics();
      expect(text).toContain(`colloquy_messages_handled_total{queue="${queue}",outcome="retry"} 1`);
      expect(text).toContain(`colloquy_messages_handled_total{queue="${queue}",outcome="done"} 1`);
      expect(text).toContain(`colloquy_message_duration_seconds_count{queue="${queue}"} 2`);
      expect(text).toContain('colloquy_messages_published_total{outcome="confirmed"}');
    });
  });
});
