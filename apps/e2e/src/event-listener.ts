import { connect } from 'amqplib';
import type { Json } from './api';
import type { PlatformFile } from './platform';

export async function listenToEvents({ amqpUrl, exchange }: PlatformFile, type: string) {
  const connection = await connect(amqpUrl);
  const channel = await connection.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, type);
  const heard: Json[] = [];
  await channel.consume(
    queue,
    (message) => {
      if (message) heard.push(JSON.parse(message.content.toString('utf8')));
    },
    { noAck: true },
  );
  return {
    of: (interviewId: string) => heard.filter(({ data }) => data.interviewId === interviewId),
    stop: () => connection.close(),
  };
}
