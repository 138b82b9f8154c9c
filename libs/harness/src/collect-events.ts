import { type CloudEvent, eventExchange } from '@colloquy/contracts';
import { connect } from 'amqplib';

/** From now on, in a queue that is deleted with the connection. */
export async function collectEvents(url: string, prefix: string, patterns: readonly string[]) {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  const exchange = `${prefix}${eventExchange}`;
  await channel.assertExchange(exchange, 'topic', { durable: true });
  const { queue } = await channel.assertQueue('', { exclusive: true });
  for (const pattern of patterns) await channel.bindQueue(queue, exchange, pattern);
  const events: CloudEvent[] = [];
  await channel.consume(
    queue,
    (message) => void (message && events.push(JSON.parse(message.content.toString()) as CloudEvent)),
    { noAck: true },
  );
  return { events, stop: () => connection.close() };
}
