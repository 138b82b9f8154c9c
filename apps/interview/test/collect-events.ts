import { connect } from 'amqplib';
import { type CloudEvent, eventExchange, type EventType } from '@colloquy/contracts';

/** Collects what is published of these types from now on, in a queue that goes with the connection. */
export async function collectEvents(types: readonly EventType[]) {
  const connection = await connect(process.env['RABBITMQ_URL'] ?? '');
  const channel = await connection.createChannel();
  await channel.assertExchange(eventExchange, 'topic', { durable: true });
  const { queue } = await channel.assertQueue('', { exclusive: true });
  for (const type of types) await channel.bindQueue(queue, eventExchange, type);
  const events: CloudEvent[] = [];
  await channel.consume(
    queue,
    (message) => void (message && events.push(JSON.parse(message.content.toString()) as CloudEvent)),
    { noAck: true },
  );
  return {
    /** Of one interview, in the order they arrived. */
    of: (interviewId: string) => events.filter(({ subject }) => subject === interviewId),
    stop: () => connection.close(),
  };
}
