import { connect, type ConfirmChannel, type ConsumeMessage } from 'amqplib';

export interface Broker {
  amqpUrl: string;
  exchange: string;
}

interface Tap {
  channel: ConfirmChannel;
  close(): Promise<void>;
}

/** Listens to all events of the platform through its own queue. */
export async function tapEvents(
  { amqpUrl, exchange }: Broker,
  onEvent: (message: ConsumeMessage) => void,
): Promise<Tap> {
  const connection = await connect(amqpUrl, { timeout: 10_000 });
  connection.on('error', () => undefined); // the pending call rejects as well
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => undefined);
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, '#');
  await channel.consume(queue, (message) => message && onEvent(message), { noAck: true });
  return { channel, close: () => connection.close().catch(() => undefined) };
}
