import { randomUUID } from 'node:crypto';
import amqp from 'amqplib';
import { until } from '../../platform/src/wait.ts';
import { openDatabase, type Database } from './database.ts';
import type { Context } from './requests.ts';

const queue = 'bench.events';
const eventType = 'interview.created.v1';
/** Most unconfirmed messages. */
const inFlight = 256;
const prefetch = 100;
const patienceMs = 120_000;

export interface EventRates {
  events: number;
  brokerPerSecond: number;
  platformPerSecond: number;
}

export async function measureEvents({ platform, progress, sizes }: Context): Promise<EventRates> {
  const count = sizes.events;
  const connection = await amqp.connect(platform.amqpUrl);
  const database = await openDatabase(platform.mongodbUri);
  try {
    const channel = await connection.createConfirmChannel();
    await channel.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    await channel.purgeQueue(queue);
    const brokerPerSecond = await progress.step(`Sending ${count} events to the broker`, () =>
      throughBroker(connection, channel, count),
    );
    await channel.bindQueue(queue, platform.exchange, eventType);
    const platformPerSecond = await progress.step(`Sending ${count} events through the outbox`, () =>
      throughOutbox(connection, database, count),
    );
    await channel.deleteQueue(queue);
    return { events: count, brokerPerSecond, platformPerSecond };
  } finally {
    await database.close();
    await connection.close();
  }
}

async function consume(connection: amqp.ChannelModel) {
  const channel = await connection.createChannel();
  await channel.prefetch(prefetch);
  const arrivals = { count: 0, first: 0, last: 0 };
  await channel.consume(queue, (message) => {
    if (!message) return;
    channel.ack(message);
    arrivals.count += 1;
    arrivals.last = performance.now();
    arrivals.first ||= arrivals.last;
  });
  return { arrivals, close: () => channel.close() };
}

async function throughBroker(connection: amqp.ChannelModel, channel: amqp.ConfirmChannel, count: number) {
  const { arrivals, close } = await consume(connection);
  const begun = performance.now();
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      sent += 1;
      const content = Buffer.from(JSON.stringify(anEvent(randomUUID())));
      await new Promise<void>((resolve, reject) => {
        const confirmed = (error: unknown) => (error ? reject(error) : resolve());
        channel.publish('', queue, content, { persistent: true }, confirmed);
      });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sender));
  await until(() => arrivals.count >= count, 'all events', { timeoutMs: patienceMs });
  await close();
  return (count / (arrivals.last - begun)) * 1000;
}

async function throughOutbox(connection: amqp.ChannelModel, { interviews }: Database, count: number) {
  const { arrivals, close } = await consume(connection);
  const documents = Array.from({ length: count }, () => {
    const _id = randomUUID();
    return { _id, accountId, trigrams: [], outbox: [anEvent(_id)] };
  });
  for (let at = 0; at < count; at += 1000) await interviews.insertMany(documents.slice(at, at + 1000));
  await interviews.updateMany({ accountId }, { $set: { outboxDueAt: new Date() } });
  await until(() => arrivals.count >= count, 'all events', { timeoutMs: patienceMs });
  const areMarked = async () => !(await interviews.findOne({ accountId, outboxDueAt: { $exists: true } }));
  await until(areMarked, 'all events marked', { timeoutMs: patienceMs });
  await close();
  await interviews.deleteMany({ accountId });
  return (count / (arrivals.last - arrivals.first)) * 1000;
}

/** Account of the events' documents; it does not exist, so the platform never lists them. */
const accountId = 'events';

export function anEvent(subject: string) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/interview',
    type: eventType,
    subject,
    time: new Date().toISOString(),
    accountid: accountId,
    datacontenttype: 'application/json',
    data: { interviewId: subject, status: 'NOT_SCHEDULED' },
  };
}
