import { setTimeout as pause } from 'node:timers/promises';
import { tapEvents } from '../tap.ts';
import type { Fault } from '../fault.ts';
import type { ConsumeMessage } from 'amqplib';

const copies = 10;
/** Duration of the fault, and of the periods whose events are published in reverse order, milliseconds. */
const [durationMs, turnedRoundMs] = [20_000, 2000];
const copyHeader = 'x-copy';

export const duplicates: Fault = {
  name: 'duplicates',
  summary: `for ${durationMs / 1000} s every event is published ${copies} more times, the latest first`,
  allowed: 'no failure',
  async inject({ platform }) {
    const { exchange, amqpUrl } = platform.description();
    const held: ConsumeMessage[] = [];
    const tap = await tapEvents({ exchange, amqpUrl }, (message) => {
      if (!message.properties.headers?.[copyHeader]) held.push(message);
    });
    try {
      for (const end = performance.now() + durationMs; performance.now() < end;) {
        await pause(turnedRoundMs);
        for (const { content, fields, properties } of held.splice(0).reverse()) {
          const headers = { ...properties.headers, [copyHeader]: true };
          for (let copy = 0; copy < copies; copy += 1)
            tap.channel.publish(exchange, fields.routingKey, content, { ...properties, headers });
        }
        await tap.channel.waitForConfirms();
      }
    } finally {
      await tap.close();
    }
  },
};
