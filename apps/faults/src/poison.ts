import { randomUUID } from 'node:crypto';
import { queues, withChannel } from './queues.ts';
import type { Fault } from './faults.ts';

/** How many of each small kind go to each event type; of the large one it is one. */
const smallOnes = 20;
const largeBytes = 20 * 1024 * 1024;

/**
 * Bodies that are no event of the type they come as, by what is wrong with them.
 * @param event the type the queue is bound to
 */
export function poisonFor(event: string): { body: Buffer; times: number }[] {
  const valid = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/interview',
    subject: randomUUID(),
    time: new Date().toISOString(),
    accountid: randomUUID(),
    datacontenttype: 'application/json',
  };
  const json = (value: object) => Buffer.from(JSON.stringify(value));
  const large = { ...valid, type: event, data: { text: 'x'.repeat(largeBytes) } };
  return [
    { body: Buffer.from('{"specversion": "1.0", '), times: smallOnes }, // bad JSON
    { body: Buffer.from([0xff, 0xfe, 0x00, 0x80]), times: smallOnes }, // no text at all
    { body: json({ ...valid, type: 'account.teapot.v1', data: {} }), times: smallOnes }, // wrong type
    { body: json({ ...valid, type: event.replace(/v1$/, 'v99'), data: {} }), times: smallOnes }, // unknown version
    { body: json({ ...valid, type: event, data: {} }), times: smallOnes }, // nothing in it
    { body: json(large), times: 1 },
  ];
}

export const poison: Fault = {
  name: 'poison',
  what: 'messages no consumer can handle, in every queue; no request may fail',
  clean: true,
  inject: async ({ platform }) => ({ dead: await publishPoison(platform.description()) }),
};

/**
 * Publishes poison of every kind to every consumer, straight to the exchange.
 * @returns how much each dead queue must hold
 */
function publishPoison({
  amqpUrl,
  exchange,
}: {
  amqpUrl: string;
  exchange: string;
}): Promise<Map<string, number>> {
  return withChannel(amqpUrl, async (channel) => {
    const expected: Map<string, number> = new Map();
    for (const event of new Set(queues.map((each) => each.event))) {
      const kinds = poisonFor(event);
      for (const { body, times } of kinds) {
        for (let nth = 0; nth < times; nth += 1) channel.publish(exchange, event, body, { persistent: true });
      }
      await channel.waitForConfirms();
      const total = kinds.reduce((sum, { times }) => sum + times, 0);
      for (const { queue } of queues.filter((each) => each.event === event)) {
        expected.set(`${queue}.dead`, total);
      }
    }
    return expected;
  });
}
