import { eventually } from '@colloquy/testing';
import { pause } from '@colloquy/kernel';
import { silentLogger, type Logger } from '@colloquy/logging';
import { makeBroker, type Broker, type BrokerOptions } from '../src';
import { anEvent } from './an-event';
import { ownNode, type OwnNode } from './own-node';

const queue = 'billing.session-ended';
const event = 'session.ended.v1';
const limitMs = 60_000;

describe('while the broker fails', () => {
  let node: OwnNode;
  let url: string;
  let brokers: Broker[] = [];

  beforeAll(async () => {
    node = ownNode();
    url = await node.start();
  }, limitMs);

  afterEach(async () => {
    await Promise.all(brokers.map((broker) => broker.stop()));
    brokers = [];
  }, limitMs);

  afterAll(() => node.remove(), limitMs);

  function connect(more: Partial<BrokerOptions> = {}): Broker {
    const broker = makeBroker({
      url,
      retryDelayMs: 50,
      stopGraceMs: 500,
      connectionName: 'test',
      logger: silentLogger,
      ...more,
    });
    brokers.push(broker);
    return broker;
  }

  const becomesReady = (broker: Broker) => eventually(async () => expect(await broker.ready()).toBe(true));

  test(
    'a service starts without its broker, is not ready, and catches up when the broker starts',
    async () => {
      await node.stop();
      const warnings: string[] = [];
      const logger: Logger = { ...silentLogger, warn: (message) => void warnings.push(message) };
      const broker = connect({ logger, publishDeadlineMs: 300 });
      const got: string[] = [];
      broker.subscribe({ queue, event, handle: async ({ id }) => void got.push(id) });
      await broker.start();
      expect(await broker.ready()).toBe(false);
      const failed = broker.publish(anEvent());
      await expect(failed).rejects.toMatchObject({ kind: 'unavailable', code: 'BROKER_UNAVAILABLE' });
      expect(warnings).toEqual(['Broker connection failed', 'Broker connection failed']);

      url = await node.start();
      await becomesReady(broker);
      const published = anEvent();
      await broker.publish(published);
      await eventually(() => expect(got).toEqual([published.id]));
      expect(warnings).toHaveLength(2);
    },
    limitMs,
  );

  test(
    'no confirmed event is lost when the broker is killed under load, and the consumer resumes',
    async () => {
      const confirmed: string[] = [];
      const got = new Set<string>();
      const broker = connect();
      broker.subscribe({ queue, event, handle: async ({ id }) => void got.add(id) });
      await broker.start();
      await becomesReady(broker);

      const readyAt = Date.now();
      let publishing = true;
      const publisher = async () => {
        while (publishing) {
          const each = anEvent();
          await broker.publish(each).then(
            () => confirmed.push(each.id),
            () => pause(1), // yields, because publishing fails at once while the broker is stopped
          );
        }
      };
      const publishers = Array.from({ length: 64 }, publisher);
      try {
        // RabbitMQ 3.10 cannot use a quorum queue after a restart that was declared less than a second before
        // a kill
        await eventually(() => {
          expect(Date.now() - readyAt).toBeGreaterThan(2000);
          expect(confirmed.length).toBeGreaterThan(2000);
        });
        await node.kill();
        const beforeRestart = confirmed.length;
        await eventually(async () => expect(await broker.ready()).toBe(false));
        url = await node.start();
        await eventually(() => expect(confirmed.length).toBeGreaterThan(beforeRestart + 2000));
      } finally {
        publishing = false;
        await Promise.all(publishers);
      }
      await eventually(() => expect(confirmed.filter((id) => !got.has(id))).toEqual([]));
      expect(await broker.ready()).toBe(true);
    },
    2 * limitMs,
  );

  test(
    'under an alarm publishing waits up to its deadline, consuming continues, and no broker is ready',
    async () => {
      const got: string[] = [];
      const consumer = connect();
      consumer.subscribe({ queue, event, prefetch: 1, handle: async ({ id }) => void got.push(id) });
      const broker = connect({ publishDeadlineMs: 1000 });
      await broker.start();
      await becomesReady(broker);
      const early = [anEvent(), anEvent(), anEvent()];
      await Promise.all(early.map((each) => broker.publish(each)));

      await node.alarm(true);
      await expect(broker.publish(anEvent())).rejects.toMatchObject({ kind: 'timeout' });
      expect(await broker.ready()).toBe(false);
      await expect(broker.publish(anEvent())).rejects.toMatchObject({ kind: 'unavailable' });
      await consumer.start();
      await eventually(() => expect(got).toEqual(expect.arrayContaining(early.map(({ id }) => id))));

      await node.alarm(false);
      await becomesReady(broker);
      const late = anEvent();
      await broker.publish(late);
      await eventually(() => expect(got).toContain(late.id));
    },
    limitMs,
  );

  test(
    'a frozen broker is detected by its heartbeat and used again when it thaws',
    async () => {
      const got: string[] = [];
      const broker = connect({ url: `${url}?heartbeat=1`, publishDeadlineMs: 500 });
      broker.subscribe({ queue, event, handle: async ({ id }) => void got.push(id) });
      await broker.start();
      await becomesReady(broker);
      node.freeze();
      try {
        await expect(broker.publish(anEvent())).rejects.toMatchObject({ kind: 'timeout' });
        await eventually(async () => expect(await broker.ready()).toBe(false));
      } finally {
        node.thaw();
      }
      await becomesReady(broker);
      const published = anEvent();
      await broker.publish(published);
      await eventually(() => expect(got).toContain(published.id));
    },
    limitMs,
  );

  test(
    'a stop ends in limited time although the broker does not respond',
    async () => {
      const broker = connect();
      broker.subscribe({ queue, event, handle: async () => undefined });
      await broker.start();
      await becomesReady(broker);
      node.freeze();
      try {
        const begun = performance.now();
        await broker.stop();
        expect(performance.now() - begun).toBeLessThan(6000);
      } finally {
        node.thaw();
      }
    },
    limitMs,
  );
});
