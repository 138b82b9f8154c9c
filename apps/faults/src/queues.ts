import { connect, type ConfirmChannel } from 'amqplib';

/** The consumer queues of the platform and what is bound to them. */
export const queues = [
  { queue: 'analysis.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.session-completing', event: 'session.ended.v1' },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1' },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1' },
];

/** How many messages wait in each queue, retry and dead queues included. */
export function queueDepths(amqpUrl: string): Promise<Map<string, number>> {
  return withChannel(amqpUrl, async (channel) => {
    const depths = new Map();
    for (const { queue } of queues) {
      for (const name of [queue, `${queue}.retry`, `${queue}.dead`]) {
        depths.set(name, (await channel.checkQueue(name)).messageCount);
      }
    }
    return depths;
  });
}

/** So that what one fault left there does not count for the next. */
export function purgeDeadQueues(amqpUrl: string) {
  return withChannel(amqpUrl, async (channel) => {
    for (const { queue } of queues) await channel.purgeQueue(`${queue}.dead`);
  });
}

export async function withChannel<T>(
  amqpUrl: string,
  work: (channel: ConfirmChannel) => Promise<T>,
): Promise<T> {
  const connection = await connect(amqpUrl, { timeout: 5000 });
  connection.on('error', () => undefined); // the pending call rejects
  try {
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => undefined);
    return await work(channel);
  } finally {
    await connection.close().catch(() => undefined);
  }
}
