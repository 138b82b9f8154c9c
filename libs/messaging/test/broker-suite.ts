import { eventually } from '@colloquy/testing';
import { AppError } from '@colloquy/kernel';
import type { Broker } from '../src';
import { anEvent } from './an-event';
import { latch } from './latch';

export interface DeadMessage {
  readonly content: string;
  readonly reason: string;
}

/** The queues of the platform's topology, for one test only. */
export interface BrokerWorld {
  /** Makes a broker on these queues, which the caller starts and stops. Its stop gives handlers 500 ms. */
  connect(): Broker;
  inject(queue: string, content: string | Buffer): Promise<void>;
  dead(queue: string): Promise<readonly DeadMessage[]>;
  close(): Promise<void>;
}

const queue = 'billing.session-ended';
const event = 'session.ended.v1';

export function describeBroker(name: string, makeWorld: () => Promise<BrokerWorld>): void {
  describe(name, () => {
    let world: BrokerWorld;
    let brokers: Broker[];

    beforeEach(async () => {
      world = await makeWorld();
      brokers = [];
    });

    afterEach(async () => {
      await Promise.all(brokers.map((broker) => broker.stop()));
      await world.close();
    });

    function connect(): Broker {
      const broker = world.connect();
      brokers.push(broker);
      return broker;
    }

    async function started(prepare: (broker: Broker) => void = () => undefined): Promise<Broker> {
      const broker = connect();
      prepare(broker);
      await broker.start();
      await eventually(async () => expect(await broker.ready()).toBe(true));
      return broker;
    }

    test('is not ready before its start', async () => {
      const broker = connect();
      expect(await broker.ready()).toBe(false);
      await broker.start();
      await eventually(async () => expect(await broker.ready()).toBe(true));
    });

    test('an event reaches all queues bound to its type, unchanged, and no other queue', async () => {
      const got: Record<string, unknown[]> = { billing: [], analysis: [], completed: [] };
      const broker = await started((it) => {
        it.subscribe({ queue, event, handle: async (received) => void got.billing?.push(received) });
        it.subscribe({
          queue: 'analysis.session-completing',
          event,
          handle: async (received) => void got.analysis?.push(received),
        });
        it.subscribe({
          queue: 'analysis.interview-completed',
          event: 'interview.completed.v1',
          handle: async (received) => void got.completed?.push(received),
        });
      });
      const published = {
        ...anEvent(),
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      };
      await broker.publish(published);
      await eventually(() =>
        expect(got).toEqual({ billing: [published], analysis: [published], completed: [] }),
      );
    });

    test('an event waits for its consumer, even for one that subscribes after the start', async () => {
      const broker = await started();
      const published = anEvent();
      await broker.publish(published);
      const got: string[] = [];
      broker.subscribe({ queue, event, handle: async ({ id }) => void got.push(id) });
      await eventually(() => expect(got).toEqual([published.id]));
      await eventually(async () => expect(await broker.ready()).toBe(true));
    });

    test('an event without a consumer is published without an error', async () => {
      const broker = await started();
      await broker.publish(anEvent('interview.created.v1'));
    });

    test('each event goes to one of two replicas', async () => {
      const got: string[] = [];
      const handle = async ({ id }: { id: string }) => void got.push(id);
      const one = await started((it) => it.subscribe({ queue, event, handle }));
      await started((it) => it.subscribe({ queue, event, handle }));
      const events = Array.from({ length: 20 }, () => anEvent());
      await Promise.all(events.map((each) => one.publish(each)));
      await eventually(() => expect(got.toSorted()).toEqual(events.map(({ id }) => id).toSorted()));
    });

    test('a failed event is retried, and its handler gets the number of the attempt', async () => {
      const attempts: number[] = [];
      const broker = await started((it) =>
        it.subscribe({
          queue,
          event,
          handle: async (_, { attempt }) => {
            attempts.push(attempt);
            if (attempt < 3) throw new Error('not yet');
          },
        }),
      );
      await broker.publish(anEvent());
      await eventually(() => expect(attempts).toEqual([1, 2, 3]));
      expect(await world.dead(queue)).toEqual([]);
    });

    test('an event that has used up its attempts is dead, with the kind and code of the error but not its message', async () => {
      const attempts: number[] = [];
      const broker = await started((it) =>
        it.subscribe({
          queue,
          event,
          maxAttempts: 2,
          handle: async (_, { attempt }) => {
            attempts.push(attempt);
            throw new AppError('conflict', 'NO_SUCH_PLAN', 'the plan of Ms Smith');
          },
        }),
      );
      const published = anEvent();
      await broker.publish(published);
      await eventually(async () => expect(await world.dead(queue)).toHaveLength(1));
      const [dead] = await world.dead(queue);
      expect(JSON.parse(dead?.content ?? '')).toEqual(published);
      expect(dead?.reason).toBe('conflict NO_SUCH_PLAN');
      expect(attempts).toEqual([1, 2]);
    });

    test('an outage of a dependency uses up no attempt', async () => {
      let calls = 0;
      const attempts: number[] = [];
      const broker = await started((it) =>
        it.subscribe({
          queue,
          event,
          maxAttempts: 1,
          handle: async (_, { attempt }) => {
            attempts.push(attempt);
            calls += 1;
            if (calls < 4) throw new AppError('unavailable', undefined, 'the database is down');
          },
        }),
      );
      await broker.publish(anEvent());
      await eventually(() => expect(attempts).toEqual([1, 1, 1, 1]));
      expect(await world.dead(queue)).toEqual([]);
    });

    test('a message that can never be handled is dead at once and holds up no other', async () => {
      const good = anEvent();
      const poison: [string | Buffer, string][] = [
        ['{"specversion":', 'invalid MALFORMED_JSON'],
        ['', 'invalid MALFORMED_JSON'],
        ['null', 'invalid MALFORMED_EVENT'],
        [JSON.stringify({ ...anEvent(), data: { sessionId: 7 } }), 'invalid MALFORMED_EVENT'],
        [JSON.stringify({ ...anEvent(), type: 'session.ended.v2' }), 'invalid UNEXPECTED_EVENT'],
        [Buffer.from([0xff, 0xfe, 0x00]), 'invalid MALFORMED_JSON'],
        ['['.repeat(500_000), 'invalid MALFORMED_JSON'],
        [Buffer.alloc(1024 * 1024 + 1, 'a'), 'too-large OVERSIZED_MESSAGE'],
      ];
      for (const [content] of poison) await world.inject(queue, content);
      await world.inject(queue, JSON.stringify(good));
      const got: string[] = [];
      await started((it) =>
        it.subscribe({ queue, event, prefetch: 1, handle: async ({ id }) => void got.push(id) }),
      );
      await eventually(() => expect(got).toEqual([good.id]));
      await eventually(async () => {
        const reasons = (await world.dead(queue)).map(({ reason }) => reason);
        expect(reasons).toEqual(poison.map(([, reason]) => reason));
      });
    });

    test('the number of concurrent handlers stays within the prefetch', async () => {
      const gate = latch();
      let running = 0;
      let most = 0;
      let done = 0;
      const broker = await started((it) =>
        it.subscribe({
          queue,
          event,
          prefetch: 3,
          handle: async () => {
            running += 1;
            most = Math.max(most, running);
            await gate.opened;
            running -= 1;
            done += 1;
          },
        }),
      );
      await Promise.all(Array.from({ length: 10 }, () => broker.publish(anEvent())));
      await eventually(() => expect(running).toBe(3));
      gate.open();
      await eventually(() => expect(done).toBe(10));
      expect(most).toBe(3);
    });

    test('a handler that takes too long is aborted and counts as failed, even if it ignores the signal', async () => {
      const attempts: [number, boolean][] = [];
      const broker = await started((it) =>
        it.subscribe({
          queue,
          event,
          maxAttempts: 2,
          timeoutMs: 20,
          handle: (_, { attempt, signal }) => {
            signal.addEventListener('abort', () => attempts.push([attempt, signal.aborted]));
            return latch().opened;
          },
        }),
      );
      await broker.publish(anEvent());
      await eventually(async () => {
        expect((await world.dead(queue)).map(({ reason }) => reason)).toEqual(['internal HANDLER_TIMEOUT']);
      });
      expect(attempts).toEqual([
        [1, true],
        [2, true],
      ]);
    });

    test('a stop waits for the running handler, and its event is acknowledged', async () => {
      const gate = latch();
      const entered = latch();
      let calls = 0;
      const handle = async () => {
        calls += 1;
        entered.open();
        await gate.opened;
      };
      const first = await started((it) => it.subscribe({ queue, event, handle }));
      await first.publish(anEvent());
      await entered.opened;
      const stopping = first.stop();
      gate.open();
      await stopping;
      const probe = anEvent();
      const got: string[] = [];
      const second = await started((it) =>
        it.subscribe({ queue, event, handle: async ({ id }) => void got.push(id) }),
      );
      await second.publish(probe);
      await eventually(() => expect(got).toEqual([probe.id]));
      expect(calls).toBe(1);
    });

    test('a stop returns unfinished events to the queue, and another replica handles them as the same attempt', async () => {
      const events = Array.from({ length: 5 }, () => anEvent());
      const aborted: string[] = [];
      const entered: string[] = [];
      const first = await started((it) =>
        it.subscribe({
          queue,
          event,
          prefetch: 2,
          handle: ({ id }, { signal }) => {
            entered.push(id);
            signal.addEventListener('abort', () => aborted.push(id));
            return latch().opened;
          },
        }),
      );
      await Promise.all(events.map((each) => first.publish(each)));
      await eventually(() => expect(entered).toHaveLength(2));
      await first.stop();
      expect(aborted.toSorted()).toEqual(entered.toSorted());
      const got: [string, number][] = [];
      await started((it) =>
        it.subscribe({ queue, event, handle: async ({ id }, { attempt }) => void got.push([id, attempt]) }),
      );
      await eventually(() => expect(got.toSorted()).toEqual(events.map(({ id }) => [id, 1]).toSorted()));
      expect(entered).toHaveLength(2);
    });

    test('a second stop, or a stop without a start, is harmless, and publishing fails afterwards', async () => {
      const broker = connect();
      await broker.stop();
      await broker.stop();
      await expect(broker.publish(anEvent())).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await broker.ready()).toBe(false);
    });

    test('an event above 1 MiB is refused', async () => {
      const broker = await started();
      const huge = { ...anEvent(), data: { text: 'a'.repeat(1024 * 1024) } };
      await expect(broker.publish(huge)).rejects.toMatchObject({ kind: 'too-large' });
    });

    test('an aborted publish fails', async () => {
      const broker = await started();
      const given = { signal: AbortSignal.abort() };
      await expect(broker.publish(anEvent(), given)).rejects.toMatchObject({ kind: 'unavailable' });
    });

    test('an invalid subscription is refused by `subscribe`', async () => {
      const broker = connect();
      const handle = async () => undefined;
      const refused = { kind: 'internal', code: 'BAD_SUBSCRIPTION' };
      const attempt = (subscription: Parameters<Broker['subscribe']>[0]) => {
        try {
          broker.subscribe(subscription);
        } catch (error) {
          return error;
        }
        return undefined;
      };
      expect(attempt({ queue: 'billing.unheard-of', event, handle })).toMatchObject(refused);
      expect(attempt({ queue, event: 'interview.completed.v1', handle })).toMatchObject(refused);
      expect(attempt({ queue, event, prefetch: 0, handle })).toMatchObject(refused);
      expect(attempt({ queue, event, handle })).toBeUndefined();
      expect(attempt({ queue, event, handle })).toMatchObject(refused);
    });
  });
}
