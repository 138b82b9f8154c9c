import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { takeAway } from './process-faults.ts';
import { queues, withChannel } from './queues.ts';
import type { Fault } from './fault.ts';
import type { TestPlatform } from './platform.ts';

const awayMs = 20_000;

/** Longer than the interval at which the services declare their bindings, milliseconds. */
const restoredWithinMs = 65_000;

/** Queues whose events the interview service publishes again. */
const followed = queues.filter(({ event }) => /^(session|interview)\./.test(event));

export const purge: Fault = {
  name: 'purge',
  what: `all consumers are killed for ${awayMs / 1000} s, and their queues are purged before they restart; no request may fail`,
  clean: true,
  async inject({ platform }) {
    const consumers = ['analysis', 'billing', 'webhook'].flatMap(platform.replicasOf);
    await takeAway(platform, consumers, awayMs, async () => {
      const { amqpUrl } = platform.description();
      await withChannel(amqpUrl, async (channel) => {
        for (const { queue } of followed) await channel.purgeQueue(queue);
      });
    });
    await makeFollowUpsDue(platform);
  },
};

export const unbind: Fault = {
  name: 'unbind',
  what: 'the queue of billing is unbound, so that no session is booked until the binding is restored; no request may fail',
  clean: true,
  async inject({ platform }) {
    const { amqpUrl, exchange } = platform.description();
    await withChannel(amqpUrl, (channel) =>
      channel.unbindQueue('billing.session-ended', exchange, 'session.ended.v1'),
    );
    await pause(restoredWithinMs);
    await makeFollowUpsDue(platform);
  },
};

/** Advances the follow-ups of all interviews, the first of which would be due 5 minutes after a change. */
async function makeFollowUpsDue(platform: TestPlatform): Promise<void> {
  const connection = await mongoose.createConnection(platform.description().mongodbUri).asPromise();
  try {
    const interviews = connection.getClient().db('colloquy_interview').collection('interviews');
    await interviews.updateMany({ followUp: { $exists: true } }, { $set: { 'followUp.at': new Date() } });
  } finally {
    await connection.close();
  }
}
