import { connect, type Channel } from 'amqplib';
import { type CloudEvent, eventExchange } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Subscription } from './broker';
import { platformTopology, type QueueBinding } from './platform-topology';

export interface Topology {
  readonly prefix: string;
  readonly exchange: string;
  readonly bindings: readonly QueueBinding[];
  readonly retryDelayMs: number;
}

export interface QueueNames {
  readonly main: string;
  readonly retry: string;
  readonly dead: string;
  /** Queue for deferred messages of accounts with many; only of a fair queue. */
  readonly later?: string;
}

/** Identical in all services of an installation. */
export interface TopologyOptions {
  topology?: readonly QueueBinding[];
  /** Prefix of the exchange and all queues, for tests; default none. */
  prefix?: string;
  /** Delay before a retry, milliseconds; default 5000. */
  retryDelayMs?: number;
}

export function makeTopology(options: TopologyOptions): Topology {
  const prefix = options.prefix ?? '';
  return {
    prefix,
    exchange: `${prefix}${eventExchange}`,
    bindings: options.topology ?? platformTopology,
    retryDelayMs: options.retryDelayMs ?? 5000,
  };
}

export function queueNames(topology: Topology, queue: string): QueueNames {
  const main = `${topology.prefix}${queue}`;
  const isFair = topology.bindings.some((binding) => binding.queue === queue && binding.isFair);
  return {
    main,
    retry: `${main}.retry`,
    dead: `${main}.dead`,
    ...(isFair && { later: `${main}.later` }),
  };
}

/** Header that names the queue that gets the message, among the queues that share the event type. */
const choiceHeader = 'colloquy-queue';

/** Returns the header by which the broker routes an event to its queue. */
export function routingHeadersOf({ bindings }: Topology, { type, data }: CloudEvent): Record<string, string> {
  const chosen = bindings.find(({ event, accepts }) => event === type && accepts?.(data as never));
  return chosen ? { [choiceHeader]: chosen.queue } : {};
}

/** Exchanges behind the topic exchange: one routes by header, `rest` takes messages without the header. */
function choiceExchanges({ exchange }: Topology, event: string) {
  return { choice: `${exchange}.${event}`, rest: `${exchange}.${event}.rest` };
}

/** @throws AppError `internal` if the queue does not exist for the event type or has another subscription */
export function checkSubscription(
  bindings: readonly QueueBinding[],
  { queue, event, prefetch = 1, maxAttempts = 1 }: Subscription,
  taken: { has(queue: string): boolean },
): void {
  const wrong = (text: string) => new AppError('internal', 'BAD_SUBSCRIPTION', `${queue}: ${text}`);
  if (!bindings.some((binding) => binding.queue === queue && binding.event === event)) {
    throw wrong(`not a queue of the topology for ${event}`);
  }
  if (taken.has(queue)) throw wrong('already has a subscription');
  if (prefetch < 1 || maxAttempts < 1) throw wrong('prefetch and maxAttempts must be at least 1');
}

/** Declares the exchange, the queues and their bindings. Repeatable. Rejects if one exists with other arguments. */
export async function declareTopology(channel: Channel, topology: Topology): Promise<void> {
  await channel.assertExchange(topology.exchange, 'topic', { durable: true });
  for (const { queue, event, accepts } of topology.bindings) {
    const names = queueNames(topology, queue);
    await channel.assertQueue(names.dead, quorum({}));
    const consumed = quorum({ 'x-delivery-limit': 5, ...deadLetterTo(names.dead) });
    await channel.assertQueue(names.main, consumed);
    if (names.later) await channel.assertQueue(names.later, consumed);
    await channel.assertQueue(
      names.retry,
      quorum({ 'x-message-ttl': topology.retryDelayMs, ...deadLetterTo(names.main) }),
    );
    if (accepts) await bindByChoice(channel, topology, queue, event);
    else await channel.bindQueue(names.main, topology.exchange, event);
  }
}

/** Queues also get messages without the header, because publishers of an earlier version do not set it. */
async function bindByChoice(
  channel: Channel,
  topology: Topology,
  queue: string,
  event: string,
): Promise<void> {
  const { main } = queueNames(topology, queue);
  const { choice, rest } = choiceExchanges(topology, event);
  await channel.assertExchange(rest, 'fanout', { durable: true });
  await channel.assertExchange(choice, 'headers', { durable: true, alternateExchange: rest });
  await channel.bindQueue(main, rest, '');
  await channel.bindQueue(main, choice, '', { 'x-match': 'all', [choiceHeader]: queue });
  await channel.bindExchange(choice, topology.exchange, event);
  await channel.unbindQueue(main, topology.exchange, event); // the binding of an earlier version
}

function quorum(queueArguments: Record<string, unknown>) {
  return { durable: true, arguments: { 'x-queue-type': 'quorum', ...queueArguments } };
}

/** The broker accepts at-least-once dead-lettering only with `reject-publish`. */
function deadLetterTo(queue: string) {
  return {
    'x-dead-letter-exchange': '',
    'x-dead-letter-routing-key': queue,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}

/** Deletes the exchange and queues of a test. @throws AppError `invalid` without a prefix */
export async function deleteTopology(
  options: TopologyOptions & { url: string; prefix: string },
): Promise<void> {
  if (options.prefix === '') throw new AppError('invalid', undefined, 'deleteTopology requires a prefix');
  const topology = makeTopology(options);
  const connection = await connect(options.url);
  connection.on('error', () => undefined); // the pending call rejects; an unhandled event would end the process
  try {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    for (const { queue, event, accepts } of topology.bindings) {
      for (const name of Object.values(queueNames(topology, queue))) await channel.deleteQueue(name);
      if (!accepts) continue;
      for (const name of Object.values(choiceExchanges(topology, event))) await channel.deleteExchange(name);
    }
    await channel.deleteExchange(topology.exchange);
  } finally {
    await connection.close();
  }
}
