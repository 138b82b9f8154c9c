import { setMaxListeners } from 'node:events';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { backoffMs, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Subscription } from './broker';
import { deliver, stopped } from './deliver';
import { attemptHeader, reasonHeader, type Failure } from './delivery';
import type { Lost } from './link';
import type { MessagingMetrics } from './metrics';
import type { Publisher } from './publisher';
import { settled } from './settled';
import type { QueueNames } from './topology';

export interface Consumer {
  attach(model: ChannelModel, lost: Lost): Promise<void>;
  stop(graceMs: number): Promise<void>;
}

/** A channel. Its messages can only be acknowledged on the same channel. */
interface Session {
  readonly channel: Channel;
  closed: boolean;
  consumerTag?: string;
}

interface Delivery {
  readonly session: Session;
  readonly message: ConsumeMessage;
}

const cancelTimeoutMs = 2000;
const parkBackoff = { baseMs: 200, maxMs: 5000 };

export function makeConsumer(options: {
  subscription: Subscription;
  names: QueueNames;
  publisher: Publisher;
  logger: Logger;
  metrics: MessagingMetrics;
}): Consumer {
  const { subscription, names, publisher, logger, metrics } = options;
  const prefetch = subscription.prefetch ?? 100;
  const { queue } = subscription;
  metrics.prefetch.set({ queue }, prefetch);
  const running = new Map<AbortController, Promise<void>>();
  // used after a reconnection only, while handlers of the lost channel are still running
  let waiting: Delivery[] = [];
  let session: Session | undefined;
  let stopping = false;
  const abandon = new AbortController();
  setMaxListeners(0, abandon.signal); // at most `prefetch` listen

  async function attach(model: ChannelModel, lost: Lost): Promise<void> {
    if (stopping) return;
    const opened: Session = { channel: await model.createChannel(), closed: false };
    opened.channel.on('error', () => undefined); // `close` follows
    opened.channel.on('close', () => {
      opened.closed = true;
      waiting = waiting.filter((delivery) => delivery.session !== opened);
      lost('Consuming channel closed');
    });
    await opened.channel.prefetch(prefetch);
    const { consumerTag } = await opened.channel.consume(names.main, (message) => {
      if (message) take({ session: opened, message });
      else lost('Consumer cancelled by the broker');
    });
    opened.consumerTag = consumerTag;
    session = opened;
  }

  function take(delivery: Delivery): void {
    if (stopping) return;
    if (running.size >= prefetch) {
      waiting.push(delivery);
      return;
    }
    const controller = new AbortController();
    const ended = work(delivery, controller).finally(() => {
      running.delete(controller);
      metrics.inFlight.set({ queue }, running.size);
      const next = waiting.shift();
      if (next) take(next);
    });
    running.set(controller, ended);
    metrics.inFlight.set({ queue }, running.size);
  }

  async function work(delivery: Delivery, controller: AbortController): Promise<void> {
    const { content, fields, properties } = delivery.message;
    const received = { content, headers: properties.headers ?? {}, redelivered: fields.redelivered };
    const verdict = await deliver(received, subscription, { controller, logger, metrics });
    if (verdict.kind === 'returned') return;
    if (verdict.kind === 'done' || (await park(delivery, verdict))) acknowledge(delivery);
  }

  /** Moves a failed message before acknowledging it: a rejection would count towards the delivery limit. */
  async function park({ session, message }: Delivery, verdict: Failure): Promise<boolean> {
    const { contentType, messageId, type, timestamp } = message.properties;
    const headers = { [attemptHeader]: verdict.attempt, [reasonHeader]: verdict.reason };
    const options = { persistent: true, mandatory: true, contentType, messageId, type, timestamp, headers };
    const routingKey = verdict.kind === 'retry' ? names.retry : names.dead;
    for (let tries = 0; !session.closed && !abandon.signal.aborted; tries++) {
      try {
        await publisher.send({ exchange: '', routingKey, content: message.content, options }, abandon.signal);
        return true;
      } catch {
        await pause(backoffMs(tries, parkBackoff), abandon.signal);
      }
    }
    return false;
  }

  /** `ack` throws on a closed channel; the broker then redelivers the message. */
  function acknowledge({ session, message }: Delivery): void {
    try {
      session.channel.ack(message);
    } catch {
      logger.debug('Delivery could not be acknowledged', { queue });
    }
  }

  async function stop(graceMs: number): Promise<void> {
    stopping = true;
    waiting = [];
    if (session && !session.closed) await settled(cancel(session), cancelTimeoutMs);
    await settled(Promise.all(running.values()), graceMs);
    abandon.abort();
    for (const controller of running.keys()) controller.abort(stopped);
    await Promise.all(running.values());
  }

  return { attach, stop };
}

async function cancel({ channel, consumerTag }: Session): Promise<void> {
  if (consumerTag !== undefined) await channel.cancel(consumerTag);
}
