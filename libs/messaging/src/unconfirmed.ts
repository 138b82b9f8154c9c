import type { ChannelModel, ConfirmChannel } from 'amqplib';
import type { OnLost } from './link';
import { type PendingPublish, unavailable } from './pending-publish';

/** Messages stay until the broker responds, so that one limit bounds all buffers. */
function makeUnconfirmed(channel: ConfirmChannel) {
  const sent = new Map<string, PendingPublish>();
  let lastId = 0;
  return {
    count: () => sent.size,
    /** @throws IllegalOperationError if the channel has closed; another error if AMQP cannot carry the message */
    write(pending: PendingPublish): void {
      const id = String(++lastId);
      const { exchange, routingKey, content, options } = pending.message;
      channel.publish(exchange, routingKey, content, { ...options, correlationId: id }, (error) => {
        sent.delete(id);
        if (error) return pending.settle(unavailable('PUBLISH_REFUSED', error));
        pending.settle(pending.isReturned ? unavailable('UNROUTABLE') : undefined);
      });
      sent.set(id, pending);
    },
    /** The broker returns a message before it confirms the message. */
    markReturned(id: string): void {
      const pending = sent.get(id);
      if (pending) pending.isReturned = true;
    },
    interrupt(): void {
      for (const pending of sent.values()) pending.settle(unavailable('PUBLISH_INTERRUPTED'));
      sent.clear();
    },
  };
}

/** Opens a channel with publisher confirms. Calls `lost` when the channel becomes unusable. */
export async function openUnconfirmed(model: ChannelModel, lost: OnLost): Promise<Unconfirmed> {
  const channel = await model.createConfirmChannel();
  channel.on('error', () => undefined); // `close` follows
  channel.on('close', () => lost('Publishing channel closed'));
  const messages = makeUnconfirmed(channel);
  channel.on('return', ({ properties }) => {
    messages.markReturned(String(properties.correlationId));
    lost('A queue is missing'); // the new connection declares it
  });
  return messages;
}

export type Unconfirmed = ReturnType<typeof makeUnconfirmed>;
