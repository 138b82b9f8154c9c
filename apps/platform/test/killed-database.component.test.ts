import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { startMongodb } from '../src/backends/mongodb.ts';
import { temporaryDir } from './temporary.ts';

const { MongoClient } = mongoose.mongo;

/** Number of kills. For more of them: `node apps/platform/test/killed-database.component.test.ts 300`. */
const rounds = Number(process.argv[2] ?? 5);
const writers = 16;
/** How long a new collection may take to accept its first documents, milliseconds. */
const firstWritesMs = 300;
/** Longest time after that until the database is killed, at a random moment, milliseconds. */
const maxRunMs = 1500;

interface Entry {
  _id: string;
  version: number;
}

test(`the database keeps every acknowledged write over ${rounds} kills`, async (context) => {
  const dataDir = temporaryDir(context);
  let database = await startMongodb({ dataDir });
  context.after(() => database.stop());
  const written = new Map<string, number>();
  for (let round = 1; round <= rounds; round++) {
    const name = `round-${round}`;
    const acknowledged = await writeUntilKilled(database, name);
    assert.ok(acknowledged.size > 0, `${name}: nothing was acknowledged before the kill`);
    database = await startMongodb({ dataDir });
    written.set(name, await countKept(database.uri, name, acknowledged));
  }
  const total = [...written.values()].reduce((sum, count) => sum + count, 0);
  context.diagnostic(`${rounds} kills, ${total} documents acknowledged, none lost`);
});

/** Inserts and updates documents at full speed until the database is killed; returns the last acknowledged versions. */
async function writeUntilKilled(database: Awaited<ReturnType<typeof startMongodb>>, name: string) {
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 500 });
  await client.connect();
  const entries = client.db('test').collection<Entry>(name);
  const acknowledged = new Map<string, number>();
  let killed = false;
  const write = async (writer: number) => {
    for (let count = 0; ; count++) {
      const _id = `${writer}-${count}`;
      await entries.insertOne({ _id, version: 1 });
      acknowledged.set(_id, 1);
      await entries.updateOne({ _id }, { $set: { version: 2 } });
      acknowledged.set(_id, 2);
    }
  };
  const working = Array.from({ length: writers }, (_, writer) =>
    write(writer).catch((error) => assert.ok(killed, error)),
  );
  await pause(firstWritesMs + Math.random() * maxRunMs);
  killed = true;
  await database.kill();
  await Promise.all(working);
  await client.close();
  return acknowledged;
}

/** Returns the number of acknowledged documents; fails if one of them is missing or older than acknowledged. */
async function countKept(uri: string, name: string, acknowledged: Map<string, number>) {
  const client = new MongoClient(uri);
  try {
    const stored = await client.db('test').collection<Entry>(name).find().toArray();
    const versions = new Map(stored.map(({ _id, version }) => [_id, version]));
    const lost = [...acknowledged].filter(([id, version]) => (versions.get(id) ?? 0) < version);
    assert.deepEqual(lost, [], `${name}: ${lost.length} of ${acknowledged.size} acknowledged documents lost`);
    return acknowledged.size;
  } finally {
    await client.close();
  }
}
