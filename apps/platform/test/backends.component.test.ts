import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect, type ConfirmChannel } from 'amqplib';
import mongoose from 'mongoose';
import { startMongodb } from '../src/backends/mongodb.ts';
import { startRabbitmq } from '../src/backends/rabbitmq.ts';
import { temporaryDir } from './temporary.ts';

async function withQueue(url: string, work: (channel: ConfirmChannel) => Promise<void>) {
  const connection = await connect(url);
  try {
    const channel = await connection.createConfirmChannel();
    await channel.assertQueue('kept', { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    await work(channel);
  } finally {
    await connection.close().catch(() => undefined); // a failed channel may have closed the connection
  }
}

test('a confirmed message survives a kill -9 of the broker, which restarts at the same address', async (context) => {
  const dataDir = temporaryDir(context);
  const first = await startRabbitmq({ dataDir });
  await withQueue(first.url, async () => undefined);
  await first.stop(); // the broker saves a new queue a second later, or when it stops
  const second = await startRabbitmq({ dataDir });
  await withQueue(second.url, async (channel) => {
    channel.sendToQueue('kept', Buffer.from('x'), { persistent: true });
    await channel.waitForConfirms();
  });
  await second.kill();
  assert.equal(await second.exited, 'signal SIGKILL');
  const third = await startRabbitmq({ dataDir, port: Number(new URL(first.url).port) });
  context.after(() => third.stop());
  assert.deepEqual([second.url, third.url], [first.url, first.url]);
  await withQueue(third.url, async (channel) => {
    const message = await channel.get('kept');
    assert.equal(message && message.content.toString(), 'x');
  });
});

test('a broker reports that its fixed port is taken', async (context) => {
  const dataDir = temporaryDir(context);
  const broker = await startRabbitmq({ dataDir });
  context.after(() => broker.stop());
  const port = Number(new URL(broker.url).port);
  await assert.rejects(startRabbitmq({ dataDir: temporaryDir(context), port }), /in use/);
});

test('a client of the database keeps working after a kill -9 and a restart, without losing a write', async (context) => {
  const dataDir = temporaryDir(context);
  const first = await startMongodb({ dataDir });
  const client = new mongoose.mongo.MongoClient(first.uri);
  const notes = client.db('test').collection('notes');
  await notes.insertOne({ text: 'before' });
  await first.kill();
  const second = await startMongodb({ dataDir });
  context.after(async () => {
    await client.close();
    await second.stop();
  });
  assert.equal(second.uri, first.uri);
  await notes.insertOne({ text: 'after' });
  assert.equal(await notes.countDocuments(), 2);
});

test('mongod on the PATH is preferred, on a private port', async (context) => {
  const dataDir = temporaryDir(context);
  const mongod = join(dataDir, 'mongod');
  const script = `#!${process.execPath}
const args = process.argv.slice(2);
const at = (name) => args[args.indexOf(name) + 1];
require('node:net').createServer().listen(Number(at('--port')), at('--bind_ip'));`;
  writeFileSync(mongod, script);
  chmodSync(mongod, 0o755);
  const server = await startMongodb({ dataDir, mongod });
  context.after(() => server.stop());
  assert.match(server.uri, /^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true$/);
});
