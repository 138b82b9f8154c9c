import { setTimeout as pause } from 'node:timers/promises';
import { makeFollowUpsDue } from '../mongodb.ts';
import { queues, withChannel } from '../queues.ts';
import { killFor } from './process-faults.ts';
import type { Fault } from '../fault.ts';

const awayMs = 20_000;

/** Milliseconds; longer than the interval at which the services declare their bindings. */
const restoredWithinMs = 65_000;

/** Number of deletions of the exchange, and the pause after each deletion, milliseconds. */
const [deletions, betweenMs] = [4, 5000];

const followed = queues.filter(({ event }) => /^(session|interview)\./.test(event));

export const purge: Fault = {
  name: 'purge',
  summary: `all processes of analysis, billing and webhook are killed for ${awayMs / 1000} s, and their queues are purged before they restart`,
  allowed: 'no failure',
  async inject({ platform }) {
    const consumers = ['analysis', 'billing', 'webhook'].flatMap(platform.replicasOf);
    await killFor(platform, consumers, awayMs, async () => {
      const { amqpUrl } = platform.description();
      await withChannel(amqpUrl, async (channel) => {
        for (const { queue, isFair } of followed) {
          await channel.purgeQueue(queue);
          if (isFair) await channel.purgeQueue(`${queue}.later`);
        }
      });
    });
    await makeFollowUpsDue(platform);
    return { lostMessages: true };
  },
};

export const unbind: Fault = {
  name: 'unbind',
  summary: 'the queue of billing is unbound; the services restore the binding within a minute',
  allowed: 'no failure',
  async inject({ platform }) {
    const { amqpUrl, exchange } = platform.description();
    await withChannel(amqpUrl, (channel) =>
      channel.unbindQueue('billing.session-ended', exchange, 'session.ended.v1'),
    );
    await pause(restoredWithinMs);
    await makeFollowUpsDue(platform);
  },
};

export const deleteExchange: Fault = {
  name: 'delete-exchange',
  summary: `the exchange of the events is deleted with its bindings, ${deletions} times within ${(deletions * betweenMs) / 1000} s; the services declare it again`,
  allowed: 'no failure',
  async inject({ platform }) {
    const { amqpUrl, exchange } = platform.description();
    for (let nth = 0; nth < deletions; nth += 1) {
      await withChannel(amqpUrl, (channel) => channel.deleteExchange(exchange));
      await pause(betweenMs);
    }
    await makeFollowUpsDue(platform);
  },
};
