import { connect, type ConfirmChannel } from 'amqplib';

/** The platform's consumer queues and the events bound to them. */
export const queues = [
  { queue: 'analysis.session-completing', event: 'session.ended.v1', isFair: true },
  { queue: 'analysis.session-ended', event: 'session.ended.v1', isFair: true },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1', isFair: true },
  { queue: 'analysis.comparison-requested', event: 'interview.comparison-requested.v1', isFair: true },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1', isFair: true },
];

/** Returns the number of messages in each queue, including deferred, retry and dead messages. */
export function queueDepths(amqpUrl: string): Promise<Map<string, number>> {
  return withChannel(amqpUrl, async (channel) => {
    const depths = new Map<string, number>();
    for (const { queue, isFair } of queues) {
      const mains = isFair ? [queue, `${queue}.later`] : [queue];
      for (const name of [...mains, `${queue}.retry`, `${queue}.dead`]) {
        depths.set(name, (await channel.checkQueue(name)).messageCount);
      }
    }
    return depths;
  });
}

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
  connection.on('error', () => undefined); // the pending call rejects as well
  try {
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => undefined);
    return await work(channel);
  } finally {
    await connection.close().catch(() => undefined);
  }
}
