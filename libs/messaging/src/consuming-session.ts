import type { ChannelModel, ConsumeMessage } from 'amqplib';
import type { Lost } from './link';
import type { ConsumingChannel } from './message-mover';

/** A consumer on one channel. */
export interface Session extends ConsumingChannel {
  closed: boolean;
  /** Whether a deferred message is on its way; it has a handler reserved. */
  isPulling: boolean;
  consumerTag?: string;
}

/** Starts to consume. Calls `lost` when the channel becomes unusable, and `closed` before it if the channel has closed. */
export async function openSession(
  model: ChannelModel,
  options: {
    queue: string;
    prefetch: number;
    received: (session: Session, message: ConsumeMessage) => void;
    closed: (session: Session) => void;
    lost: Lost;
  },
): Promise<Session> {
  const session: Session = { channel: await model.createChannel(), closed: false, isPulling: false };
  const { channel } = session;
  channel.on('error', () => undefined); // `close` follows
  channel.on('close', () => {
    session.closed = true;
    options.closed(session);
    options.lost('Consuming channel closed');
  });
  await channel.prefetch(options.prefetch);
  const { consumerTag } = await channel.consume(options.queue, (message) => {
    if (message) options.received(session, message);
    else options.lost('Consumer cancelled by the broker');
  });
  session.consumerTag = consumerTag;
  return session;
}

/** Stops consuming. Messages that were received can still be acknowledged. */
export async function cancel({ channel, consumerTag }: Session): Promise<void> {
  if (consumerTag !== undefined) await channel.cancel(consumerTag);
}
