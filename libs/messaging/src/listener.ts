import { randomUUID } from 'node:crypto';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { EventType } from '@colloquy/contracts';
import type { Listener } from './broker';
import { decodeEvent } from './delivery';
import type { OnLost } from './link';
import { accountOf } from './message';
import { watchStalls } from './stalls';

export interface ListenerLimits {
  /** Maximum events that the broker keeps for a process that does not read; it drops older ones. Default 10 000. */
  maxWaiting?: number;
  /** Time for which the event loop may be blocked before events count as missed, milliseconds; default 5000. */
  stallMs?: number;
}

/** Shortest time between two reports of a gap to a listener, milliseconds. */
const gapPauseMs = 1000;

/** Listens through its own queue; a second queue reports events that the broker dropped. */
export function makeListening(listener: Listener, options: ListenerLimits & { exchange: string }) {
  const { exchange, maxWaiting = 10_000, stallMs = 5000 } = options;
  let bound: (() => Promise<void>) | undefined;

  function take(message: ConsumeMessage): void {
    const accountId = accountOf(message);
    if (accountId !== '' && listener.wants && !listener.wants(accountId)) return;
    try {
      listener.receive(decodeEvent(message.fields.routingKey as EventType, message.content));
    } catch {
      // the platform's queues report malformed events
    }
  }

  async function declare(channel: Channel) {
    const queue = `${exchange}.listener.${randomUUID()}`;
    const dropped = `${queue}.dropped`;
    await channel.assertQueue(dropped, ownQueue({ 'x-max-length': 1 }));
    const deadLetters = { 'x-dead-letter-exchange': '', 'x-dead-letter-routing-key': dropped };
    await channel.assertQueue(queue, ownQueue({ 'x-max-length': maxWaiting, ...deadLetters }));
    const bind = async () => {
      for (const event of listener.events) await channel.bindQueue(queue, exchange, event);
    };
    await bind();
    return { queue, dropped, bind };
  }

  return {
    async attach(model: ChannelModel, lost: OnLost): Promise<void> {
      const channel = await model.createChannel();
      channel.on('error', () => undefined); // `close` follows
      const { queue, dropped, bind } = await declare(channel);
      bound = bind;
      const stopWatching = watchStalls(() => listener.onGap(), stallMs);
      channel.on('close', () => {
        if (bound === bind) bound = undefined;
        stopWatching();
        lost('Listening channel closed');
      });
      const consume = (from: string, onMessage: (message: ConsumeMessage) => void, noAck: boolean) =>
        channel.consume(
          from,
          (message) => (message ? onMessage(message) : lost('Listener cancelled by the broker')),
          { noAck, exclusive: true },
        );
      await channel.prefetch(1);
      await consume(dropped, (message) => void onDropped(channel, message), false);
      await consume(queue, take, true);
      listener.onGap();
    },
    bindAgain: async (): Promise<void> => bound?.().catch(() => undefined),
  };

  function onDropped(channel: Channel, message: ConsumeMessage): void {
    listener.onGap();
    setTimeout(() => acknowledge(channel, message), gapPauseMs).unref(); // the next one comes after that
  }
}

export type Listening = ReturnType<typeof makeListening>;

function acknowledge(channel: Channel, message: ConsumeMessage): void {
  try {
    channel.ack(message);
  } catch {
    // the channel is closed
  }
}

const ownQueue = (queueArguments: Record<string, unknown>) => ({
  exclusive: true,
  autoDelete: true,
  durable: false,
  arguments: { 'x-queue-type': 'classic', ...queueArguments },
});
