import { connect } from 'amqplib';

/** The consumer queues of the platform and what is bound to them. */
export const queues = [
  { queue: 'analysis.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.session-completing', event: 'session.ended.v1' },
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  { queue: 'analysis.interview-completed', event: 'interview.completed.v1' },
  { queue: 'agent.configuration-changed', event: 'agent.configuration-changed.v1' },
  { queue: 'webhook.interview-analysed', event: 'interview.analysed.v1' },
];

/**
 * How many messages wait in each queue, retry and dead queues included.
 * @param {string} amqpUrl
 * @returns {Promise<Map<string, number>>}
 */
export function queueDepths(amqpUrl) {
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

/**
 * So that what one fault left there does not count for the next.
 * @param {string} amqpUrl
 */
export function purgeDeadQueues(amqpUrl) {
  return withChannel(amqpUrl, async (channel) => {
    for (const { queue } of queues) await channel.purgeQueue(`${queue}.dead`);
  });
}

/**
 * @template T
 * @param {string} amqpUrl
 * @param {(channel: import('amqplib').ConfirmChannel) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withChannel(amqpUrl, work) {
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
