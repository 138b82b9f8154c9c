import { randomUUID } from 'node:crypto';
import { connect, type Channel } from 'amqplib';
import { silentLogger } from '@colloquy/logging';
import { deleteTopology, makeBroker, type Broker, type BrokerOptions } from '../src';
import { reasonHeader } from '../src/delivery';
import { declareTopology, makeTopology, queueNames } from '../src/topology';
import type { BrokerWorld, DeadMessage } from './broker-suite';

/** The address of the broker that the component tests run against. */
export function brokerUrl(): string {
  const url = process.env.RABBITMQ_URL;
  if (!url) throw new Error('RABBITMQ_URL is not set');
  return url;
}

/** Queues on a real broker with a random prefix. Collects dead messages. */
export interface RealWorld extends BrokerWorld {
  readonly prefix: string;
  readonly channel: Channel;
  connect(more?: Partial<BrokerOptions>): Broker;
}

export async function realWorld(url: string): Promise<RealWorld> {
  const prefix = `test-${randomUUID()}.`;
  const topology = makeTopology({ prefix, retryDelayMs: 30 });
  const connection = await connect(url);
  const channel = await connection.createChannel();
  await declareTopology(channel, topology);
  const dead = new Map<string, DeadMessage[]>();
  for (const { queue } of topology.bindings) {
    const found: DeadMessage[] = [];
    dead.set(queue, found);
    const collect = (
      message: { content: Buffer; properties: { headers?: Record<string, unknown> } } | null,
    ) => {
      if (!message) return;
      const reason = String(message.properties.headers?.[reasonHeader]);
      found.push({ content: message.content.toString(), reason });
    };
    await channel.consume(queueNames(topology, queue).dead, collect, { noAck: true });
  }
  return {
    prefix,
    channel,
    connect: (more = {}) =>
      makeBroker({
        url,
        prefix,
        retryDelayMs: topology.retryDelayMs,
        stopGraceMs: 500,
        connectionName: 'test',
        logger: silentLogger,
        ...more,
      }),
    inject: async (queue, content) => {
      channel.sendToQueue(queueNames(topology, queue).main, Buffer.from(content as string));
    },
    dead: async (queue) => dead.get(queue) ?? [],
    close: async () => {
      await connection.close();
      await deleteTopology({ url, prefix });
    },
  };
}
