import type { ChannelModel } from 'amqplib';
import { pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';
import { queueNames, type Topology } from './topology';

const answerLimitMs = 1000;

interface Found {
  queue: string;
  kind: string;
  messages: number;
  consumers: number;
}

export interface QueueReport {
  attach(model: ChannelModel): void;
  detach(): void;
}

/** Every service reports all queues, so that a queue is monitored while its consumer is down. */
export function makeQueueReport(registry: Registry, topology: Topology): QueueReport {
  let model: ChannelModel | undefined;
  let asking: Promise<Found[]> | undefined;

  /** Inspects the queues once at a time, even if the broker takes longer than the interval of scrapes. */
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
    help: 'Messages by queue and kind: ready (main), deferred (later), waiting for a retry (retry), dead-lettered (dead)',
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
    help: 'Consumers of a queue',
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
    // throws if a missing queue has already closed the channel
    await Promise.resolve()
      .then(() => channel.close())
      .catch(() => undefined);
  }
}
