import { randomUUID } from 'node:crypto';
import { queues, withChannel } from '../queues.ts';
import type { Fault } from '../fault.ts';
import type { Broker } from '../tap.ts';

/** Messages of each small kind for each event type; there is one of the large kind. */
const smallOnes = 20;
const largeBytes = 20 * 1024 * 1024;

interface Poison {
  body: Buffer;
  times: number;
}

/** Returns one invalid body of each kind for an event type. */
export function poisonFor(event: string): Poison[] {
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
    { body: Buffer.from([0xff, 0xfe, 0x00, 0x80]), times: smallOnes }, // not UTF-8
    { body: json({ ...valid, type: 'account.teapot.v1', data: {} }), times: smallOnes }, // wrong type
    { body: json({ ...valid, type: event.replace(/v1$/, 'v99'), data: {} }), times: smallOnes }, // unknown version
    { body: json({ ...valid, type: event, data: {} }), times: smallOnes }, // empty data
    { body: json(large), times: 1 },
  ];
}

export const poison: Fault = {
  name: 'poison',
  summary:
    'invalid JSON, invalid UTF-8, a wrong event type, an unknown version, an empty event and 20 MB are published to the exchange for every consumer',
  allowed: 'no failure',
  inject: async ({ platform }) => ({ dead: await publishPoison(platform.description()) }),
};

/** Publishes every kind of poison for every consumer. Returns the required number of messages by dead queue. */
function publishPoison({ amqpUrl, exchange }: Broker): Promise<Map<string, number>> {
  return withChannel(amqpUrl, async (channel) => {
    const expected = new Map<string, number>();
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
