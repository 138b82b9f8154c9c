import type { ChannelModel, ConsumeMessage } from 'amqplib';
import type { EventType } from '@colloquy/contracts';
import type { Listener } from './broker';
import { decodeEvent } from './delivery';
import type { Lost } from './link';
import { accountOf } from './message';

/** Events that the broker keeps for a process that does not read; older ones are dropped. */
const maxWaiting = 10_000;

const queueOptions = {
  exclusive: true,
  autoDelete: true,
  durable: false,
  arguments: { 'x-queue-type': 'classic', 'x-max-length': maxWaiting },
};

/**
 * Listens through a queue of its own, which the broker deletes with the connection.
 * @param bindEveryMs interval at which the queue is bound again: nothing reports that an operator has removed a binding
 */
export function makeListening(
  listener: Listener,
  { exchange, bindEveryMs }: { exchange: string; bindEveryMs: number },
) {
  function take(message: ConsumeMessage): void {
    const accountId = accountOf(message);
    if (accountId !== '' && listener.wants && !listener.wants(accountId)) return;
    try {
      listener.receive(decodeEvent(message.fields.routingKey as EventType, message.content));
    } catch {
      // malformed: the queues of the platform report it
    }
  }

  return {
    async attach(model: ChannelModel, lost: Lost): Promise<void> {
      const channel = await model.createChannel();
      channel.on('error', () => undefined); // `close` follows
      const { queue } = await channel.assertQueue('', queueOptions);
      const bind = async () => {
        for (const event of listener.events) await channel.bindQueue(queue, exchange, event);
      };
      await bind();
      const binding = setInterval(() => void bind().catch(() => undefined), bindEveryMs).unref();
      channel.on('close', () => {
        clearInterval(binding);
        lost('Listening channel closed');
      });
      const onMessage = (message: ConsumeMessage | null) =>
        message ? take(message) : lost('Listener cancelled by the broker');
      await channel.consume(queue, onMessage, { noAck: true, exclusive: true });
      listener.begin();
    },
  };
}
