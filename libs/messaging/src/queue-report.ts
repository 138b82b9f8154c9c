import type { ChannelModel } from 'amqplib';
import { pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';
import { queueNames, type Topology } from './topology';

/** Longest time a scrape waits for the broker, milliseconds. */
const answerLimitMs = 1000;

interface Found {
  queue: string;
  kind: string;
  messages: number;
  consumers: number;
}

/** Tells Prometheus how full the queues are. */
export interface QueueReport {
  /** Asks over this connection from now on. */
  attach(model: ChannelModel): void;
  detach(): void;
}

/**
 * Every service tells of every queue of the topology, so that a queue is watched whoever is down. What cannot be
 * asked within a second is not told.
 */
export function makeQueueReport(registry: Registry, topology: Topology): QueueReport {
  let model: ChannelModel | undefined;
  let asking: Promise<Found[]> | undefined;

  /** One inquiry at a time, also when the broker takes longer than the scrape waits. */
  async function found(): Promise<Found[]> {
    if (!model) return [];
    asking ??= inspect(model, topology)
      .catch(() => [])
      .finally(() => (asking = undefined));
    const answered = new AbortController();
    const limit = pause(answerLimitMs, answered.signal).then(() => []);
    const all = await Promise.race([asking, limit]);
    answered.abort();
    return all;
  }

  const registers = [registry];
  new Gauge({
    name: 'colloquy_queue_messages',
    help: 'Messages ready in a queue (main), waiting to be tried again (retry) or given up (dead)',
    labelNames: ['queue', 'kind'],
    registers,
    async collect() {
      const all = await found();
      this.reset();
      for (const { queue, kind, messages } of all) this.set({ queue, kind }, messages);
    },
  });
  new Gauge({
    name: 'colloquy_queue_consumers',
    help: 'Processes that consume from a queue',
    labelNames: ['queue'],
    registers,
    async collect() {
      const all = await found();
      this.reset();
      for (const { queue, kind, consumers } of all) if (kind === 'main') this.set({ queue }, consumers);
    },
  });

  return {
    attach: (opened) => (model = opened),
    detach: () => (model = undefined),
  };
}

async function inspect(model: ChannelModel, topology: Topology): Promise<Found[]> {
  const channel = await model.createChannel();
  channel.on('error', () => undefined); // the pending call rejects
  try {
    const found: Found[] = [];
    for (const { queue } of topology.bindings) {
      for (const [kind, name] of Object.entries(queueNames(topology, queue))) {
        const { messageCount, consumerCount } = await channel.checkQueue(name);
        found.push({ queue, kind, messages: messageCount, consumers: consumerCount });
      }
    }
    return found;
  } finally {
    // a queue that is missing has closed the channel already, and that throws
    await Promise.resolve()
      .then(() => channel.close())
      .catch(() => undefined);
  }
}
