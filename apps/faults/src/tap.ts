import { connect, type ConfirmChannel, type ConsumeMessage } from 'amqplib';

/**
 * Listens to all events of the platform beside the consumers, who do not notice.
 * @returns `channel`: to publish on
 */
export async function tapEvents(
  { amqpUrl, exchange }: { amqpUrl: string; exchange: string },
  onEvent: (message: ConsumeMessage) => void,
): Promise<{ channel: ConfirmChannel; close(): Promise<void> }> {
  const connection = await connect(amqpUrl, { timeout: 10_000 });
  connection.on('error', () => undefined); // the pending call rejects
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => undefined);
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, '#');
  await channel.consume(queue, (message) => message && onEvent(message), { noAck: true });
  return { channel, close: () => connection.close().catch(() => undefined) };
}
