import type { CloudEvent } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import type { Broker, Subscription } from './broker';
import { deliver, stopped, type Received } from './deliver';
import { attemptHeader, encodeEvent, type Verdict } from './delivery';
import { makeMetrics } from './metrics';
import { platformTopology, type QueueBinding } from './platform-topology';
import { settled } from './settled';
import { checkSubscription } from './topology';

/** A message that ended in a dead queue. */
export interface DeadMessage {
  readonly content: string;
  readonly reason: string;
}

/** A {@link Broker} in memory, with what a test wants to see and to cause. */
export interface FakeBroker extends Broker {
  /** Every event that was published here, oldest first. */
  readonly published: readonly CloudEvent[];
  /** While set, publishing fails with it. */
  publishError: AppError | undefined;
  /** Puts any bytes in a queue, as a foreign publisher could. */
  inject(queue: string, content: string | Buffer): void;
  /** What ended in the dead queue behind `queue`. */
  dead(queue: string): readonly DeadMessage[];
  /** Messages of `queue` that are neither handled nor dead: 0 when all is done. */
  depth(queue: string): number;
}

/** The queues behind a fake broker; brokers that share them are replicas. */
export type FakeQueues = ReadonlyMap<string, FakeQueue>;

interface FakeQueue {
  readonly ready: Received[];
  readonly dead: DeadMessage[];
  readonly consumers: Set<() => void>;
  depth: number;
}

/** Empty queues for {@link fakeBroker}. */
export function fakeQueues(topology: readonly QueueBinding[] = platformTopology): FakeQueues {
  const empty = (): FakeQueue => ({ ready: [], dead: [], consumers: new Set(), depth: 0 });
  return new Map(topology.map(({ queue }) => [queue, empty()]));
}

/** Settings of {@link fakeBroker}. */
export interface FakeBrokerOptions {
  topology?: readonly QueueBinding[];
  queues?: FakeQueues;
  /** Default 0. */
  retryDelayMs?: number;
  /** Default 8000. */
  stopGraceMs?: number;
}

/** A broker without RabbitMQ that keeps the same promises, save that nothing outlives the process. */
export function fakeBroker(options: FakeBrokerOptions = {}): FakeBroker {
  const { topology = platformTopology, retryDelayMs = 0, stopGraceMs = 8000 } = options;
  const queues = options.queues ?? fakeQueues(topology);
  const published: CloudEvent[] = [];
  const subscriptions = new Map<string, Subscription>();
  const running = new Map<AbortController, Promise<void>>();
  const metrics = makeMetrics();
  let state: 'new' | 'started' | 'stopped' = 'new';

  const queueNamed = (name: string): FakeQueue => {
    const queue = queues.get(name);
    if (!queue) throw new AppError('internal', undefined, `No queue ${name} in the topology`);
    return queue;
  };

  function enqueue(queue: FakeQueue, message: Received): void {
    queue.ready.push(message);
    for (const pull of queue.consumers) pull();
  }

  function accept(queue: FakeQueue, content: Buffer): void {
    queue.depth += 1;
    enqueue(queue, { content, headers: {}, redelivered: false });
  }

  function consume(subscription: Subscription): void {
    const queue = queueNamed(subscription.queue);
    const { prefetch = 100 } = subscription;
    let busy = 0;
    const pull = () => {
      while (state === 'started' && busy < prefetch) {
        const message = queue.ready.shift();
        if (!message) return;
        busy += 1;
        run(subscription, message, (verdict) => {
          busy -= 1;
          settle(queue, message, verdict);
          pull();
        });
      }
    };
    queue.consumers.add(pull);
    pull();
  }

  function run(subscription: Subscription, message: Received, settleWith: (verdict: Verdict) => void): void {
    const controller = new AbortController();
    const ended = Promise.resolve() // never within the call of publish
      .then(() => deliver(message, subscription, { controller, logger: silentLogger, metrics }))
      .then((verdict) => {
        running.delete(controller);
        settleWith(verdict);
      });
    running.set(controller, ended);
  }

  function settle(queue: FakeQueue, message: Received, verdict: Verdict): void {
    if (verdict.kind === 'returned') return enqueue(queue, { ...message, redelivered: true });
    if (verdict.kind === 'retry') {
      const again = { ...message, headers: { [attemptHeader]: verdict.attempt }, redelivered: false };
      setTimeout(enqueue, retryDelayMs, queue, again).unref();
      return;
    }
    queue.depth -= 1;
    if (verdict.kind === 'dead') {
      queue.dead.push({ content: message.content.toString(), reason: verdict.reason });
    }
  }

  const broker: FakeBroker = {
    name: 'broker',
    published,
    publishError: undefined,
    start: async () => {
      if (state !== 'new') return;
      state = 'started';
      for (const subscription of subscriptions.values()) consume(subscription);
    },
    stop: async () => {
      state = 'stopped';
      await settled(Promise.all(running.values()), stopGraceMs);
      for (const controller of running.keys()) controller.abort(stopped);
      await Promise.all(running.values());
    },
    ready: async () => state === 'started',
    subscribe: (subscription) => {
      checkSubscription(topology, subscription, subscriptions);
      subscriptions.set(subscription.queue, subscription);
      if (state === 'started') consume(subscription);
    },
    publish: async (event, { signal } = {}) => {
      if (broker.publishError) throw broker.publishError;
      if (state === 'stopped' || signal?.aborted) {
        throw new AppError('unavailable', 'BROKER_STOPPED', 'The message broker did not take the message');
      }
      const content = encodeEvent(event);
      published.push(JSON.parse(content.toString()));
      for (const { queue } of topology.filter((binding) => binding.event === event.type)) {
        accept(queueNamed(queue), content);
      }
    },
    inject: (queue, content) => accept(queueNamed(queue), Buffer.from(content as string)),
    dead: (queue) => queueNamed(queue).dead,
    depth: (queue) => queueNamed(queue).depth,
  };
  return broker;
}
