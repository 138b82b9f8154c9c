import type { ChannelModel, ConsumeMessage } from 'amqplib';
import type { OnLost } from './link';
import type { ConsumingChannel } from './message-mover';

export interface Session extends ConsumingChannel {
  isClosed: boolean;
  /** Whether a deferred message is being pulled; a handler is reserved for it. */
  isPulling: boolean;
  consumerTag?: string;
}

/** Starts consuming. Calls `lost` when the channel becomes unusable, after `closed` if the channel has closed. */
export async function openSession(
  model: ChannelModel,
  options: {
    queue: string;
    prefetch: number;
    received: (session: Session, message: ConsumeMessage) => void;
    closed: (session: Session) => void;
    lost: OnLost;
  },
): Promise<Session> {
  const session: Session = { channel: await model.createChannel(), isClosed: false, isPulling: false };
  const { channel } = session;
  channel.on('error', () => undefined); // `close` follows
  channel.on('close', () => {
    session.isClosed = true;
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

export async function cancel({ channel, consumerTag }: Session): Promise<void> {
  if (consumerTag !== undefined) await channel.cancel(consumerTag);
}

/** Waits until the broker has taken all acknowledgements: the end of a connection may overtake them. */
export async function flush({ channel, isClosed }: Session): Promise<void> {
  if (!isClosed) await channel.prefetch(1);
}
