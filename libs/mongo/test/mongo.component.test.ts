import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type CloudEvent, toCloudEvent } from '@colloquy/contracts';
import { newId, toAppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import type { OutboxClaim } from '@colloquy/messaging';
import { eventually, startTcpProxy } from '@colloquy/testing';
import { mongo as driver } from 'mongoose';
import { Registry } from 'prom-client';
import {
  collectionOf,
  type EventRelay,
  insertEach,
  isDuplicateKey,
  makeMongo,
  type Model,
  mongoOutbox,
  outboxFields,
  outboxIndex,
  outboxOf,
  outboxUpdate,
  Schema,
  updateFirst,
  type WithOutbox,
  writeWithEvents,
} from '../src/index';

interface Thing extends WithOutbox {
  _id: string;
  name: string;
}

const schema = new Schema<Thing>(
  { _id: String, name: String, ...outboxFields },
  { versionKey: false, shardKey: {} },
);
schema.index({ name: 1 }, { unique: true });
schema.index(...outboxIndex);

const uri = process.env['MONGODB_URI'] ?? '';
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Options = Partial<Parameters<typeof makeMongo>[0]> & { retiredIndexes?: string[] };

async function open(at = uri, { retiredIndexes = [], ...options }: Options = {}) {
  const database = `test_${newId().slice(0, 8)}`;
  const mongo = makeMongo({ uri: at, database, logger: silentLogger, ...options });
  const things = mongo.model<Thing>('things', schema, { retiredIndexes });
  await mongo.start();
  cleanUps.push(async () => {
    if (await mongo.ready().catch(() => false)) await things.db.dropDatabase();
    await mongo.stop();
  });
  return { mongo, things };
}

const event = (subject: string) =>
  toCloudEvent(
    { type: 'interview.deleted.v1', data: { interviewId: subject } },
    { id: newId(), source: '/interview', subject, accountId: newId(), time: new Date() },
  );

test('a reachable database is ready and has its indexes', async () => {
  const { mongo, things } = await open();
  await expect(mongo.ready()).resolves.toBe(true);
  await things.collection.insertOne({ _id: 'a', name: 'x' } as never);
  const again = things.collection.insertOne({ _id: 'b', name: 'x' } as never);
  await expect(again).rejects.toThrow();
  await again.catch((error: unknown) => expect(isDuplicateKey(error)).toBe(true));
});

test('reads see what the majority has stored, and failures are repeated, whatever the URI says', async () => {
  const hostile = 'readConcernLevel=local&readPreference=secondary&retryReads=false&retryWrites=false';
  const { mongo, things } = await open(`${uri}${uri.includes('?') ? '&' : '/?'}${hostile}`);
  const pinned = { readConcern: { level: 'majority' }, readPreference: { mode: 'primary' } };
  expect(things.db.getClient().options).toMatchObject({ ...pinned, retryReads: true, retryWrites: true });
  const sent: { name: string; readConcern: unknown }[] = [];
  things.db.getClient().on('commandStarted', ({ commandName: name, command }) => {
    sent.push({ name, readConcern: command['readConcern'] });
  });
  const collection = collectionOf(things);
  await collection.insertOne({ _id: 'a', name: 'x' });
  await collection.findOneAndUpdate({ _id: 'a' }, { $set: { name: 'y' } });
  expect(await collection.findOne({ _id: 'a' }, mongo.latest())).toMatchObject({ name: 'y' });
  expect(await collection.aggregate([{ $match: {} }]).toArray()).toHaveLength(1);
  expect(await collection.countDocuments()).toBe(1);
  const majority = { level: 'majority' };
  expect(sent).toEqual([
    { name: 'insert', readConcern: undefined },
    { name: 'findAndModify', readConcern: undefined },
    ...['find', 'aggregate', 'aggregate'].map((name) => ({ name, readConcern: majority })),
  ]);
});

test('in a replica set, reads of the latest changes make the server confirm that it is the primary', async () => {
  const { command } = driver.Db.prototype;
  const asMember = jest.spyOn(driver.Db.prototype, 'command').mockImplementation(async function (
    this: driver.Db,
    ...request
  ) {
    return { ...(await command.apply(this, request)), setName: 'rs' };
  });
  cleanUps.push(async () => asMember.mockRestore());
  const { mongo, things } = await open();
  const commandStarted = once(things.db.getClient(), 'commandStarted');
  await collectionOf(things).findOne({}, mongo.latest());
  const [{ command: sent }] = await commandStarted;
  expect(sent).toMatchObject({ readConcern: { level: 'linearizable' }, maxTimeMS: 2000 });
});

test('concurrent claims of the first document update one each, and none is left out', async () => {
  const { things } = await open();
  const documents = Array.from({ length: 6 }, (_, n) => ({ _id: `${n}`, name: `${n}` }));
  await collectionOf(things).insertMany(documents);
  const claim = () =>
    updateFirst(things, { name: { $lt: 'x' } }, [{ $set: { name: { $concat: ['x', '$_id'] } } }], {
      sort: { name: 1 },
    });
  const claimed = await Promise.all(Array.from({ length: 8 }, claim));
  expect(claimed.map((one) => one?._id).toSorted()).toEqual([...'012345', undefined, undefined]);
});

function errorLog() {
  const lines: { message: string; fields: object | undefined }[] = [];
  return {
    lines,
    logger: {
      ...silentLogger,
      error: (message: string, fields?: object) => void lines.push({ message, fields }),
    },
  };
}

const namedIndex = { collection: 'things', index: 'name_1' };

test('a removed index is built again and reported, so that no duplicate can be stored', async () => {
  const { lines, logger } = errorLog();
  const registry = new Registry();
  const { things } = await open(uri, { logger, registry, checkIndexesMs: 20 });
  const shown = async () =>
    /colloquy_mongo_index_missing{.*"name_1"} (\d)/.exec(await registry.metrics())?.[1];
  await things.collection.insertOne({ _id: 'a', name: 'x' } as never);
  await things.collection.dropIndex('name_1');
  await eventually(() =>
    expect(lines).toEqual([{ message: 'Missing index was built again', fields: namedIndex }]),
  );
  await expect(things.collection.insertOne({ _id: 'b', name: 'x' } as never)).rejects.toThrow();
  await eventually(async () => expect(await shown()).toBe('0'));
});

describe('an index that no version declares any more', () => {
  const old = { name: 1, outboxDueAt: -1 } as const;
  const [oldName, ofOperator] = ['name_1_outboxDueAt_-1', 'outboxDueAt_-1'];
  const retirement = { retiredIndexes: [oldName], checkIndexesMs: 20, retireIndexesAfterMs: 0 };
  const indexesOf = async ({ collection }: { collection: { indexes(): Promise<{ name?: string }[]> } }) =>
    (await collection.indexes()).map(({ name }) => name).toSorted();
  const declared = ['_id_', 'name_1', 'outboxDueAt_1'];

  async function upgraded() {
    const { things } = await open();
    await things.collection.createIndex(old);
    await things.collection.createIndex({ outboxDueAt: -1 });
    return things;
  }

  test('is dropped by its name, and no other index is', async () => {
    const things = await upgraded();
    await open(uri, { ...retirement, database: things.db.name });
    await eventually(async () =>
      expect(await indexesOf(things)).toEqual([...declared, ofOperator].toSorted()),
    );
  });

  test('stays until the rolling update has had time to end, and while a declared index is missing', async () => {
    const things = await upgraded();
    await open(uri, { ...retirement, database: things.db.name, retireIndexesAfterMs: 3_600_000 });
    await things.collection.dropIndex('name_1');
    await things.collection.insertMany([
      { _id: 'a', name: 'x' },
      { _id: 'b', name: 'x' },
    ] as never[]);
    const { lines, logger } = errorLog();
    await open(uri, { ...retirement, database: things.db.name, logger });
    await eventually(() => expect(lines).toHaveLength(1)); // 'name_1' could not be built
    expect(await indexesOf(things)).toContain(oldName);
    await things.collection.deleteOne({ _id: 'b' } as never);
    await eventually(async () => expect(await indexesOf(things)).not.toContain(oldName));
    expect(await indexesOf(things)).toEqual(expect.arrayContaining(declared));
  });

  test('is not dropped again if a replica of an earlier version builds it again', async () => {
    const things = await upgraded();
    const registry = new Registry();
    await open(uri, { ...retirement, database: things.db.name, registry });
    await eventually(async () => expect(await indexesOf(things)).not.toContain(oldName));
    await things.collection.createIndex(old);
    await things.collection.dropIndex('name_1');
    await eventually(async () => expect(await indexesOf(things)).toContain('name_1')); // another check
    expect(await indexesOf(things)).toContain(oldName);
  });

  test('cannot be one that is declared', async () => {
    const mongo = makeMongo({ uri, database: 'unused', logger: silentLogger });
    const retire = (name: string) => () => mongo.model('things', schema, { retiredIndexes: [name] });
    expect(retire('outboxDueAt_1')).toThrow('Index outboxDueAt_1 is in use');
  });
});

test('a unique index that duplicates prevent is named, and built when they are gone', async () => {
  const first = await open();
  await first.things.collection.dropIndex('name_1');
  await first.things.collection.insertMany([
    { _id: 'a', name: 'secret' },
    { _id: 'b', name: 'secret' },
  ] as never[]);
  const { lines, logger } = errorLog();
  const database = first.things.db.name;
  const { mongo, things } = await open(uri, { logger, database, checkIndexesMs: 20 });
  await expect(mongo.ready()).resolves.toBe(false);
  const message = 'Index name_1 of collection things cannot be built: duplicates exist; remove them';
  expect(lines).toMatchObject([
    { message: 'Index could not be built', fields: { ...namedIndex, error: { message } } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  expect((await things.collection.indexes()).map(({ name }) => name)).toContain('outboxDueAt_1');
  await things.collection.deleteOne({ _id: 'b' } as never);
  await eventually(async () => expect(await mongo.ready()).toBe(true));
  expect(lines).toHaveLength(1);
});

test('an unreachable database delays start and stop for a limited time, and reads fail as unavailable', async () => {
  const { mongo, things } = await open('mongodb://127.0.0.1:9/?directConnection=true');
  await expect(mongo.ready()).resolves.toBe(false);
  const read = things.findOne({ name: 'x' }).lean();
  await read.then(
    () => expect('answered').toBe('failed'),
    (error: unknown) => expect(toAppError(error).kind).toBe('unavailable'),
  );
});

function databaseAddress() {
  const authority = decodeURIComponent(/^mongodb:\/\/(?:[^@/]*@)?([^/]+)/.exec(uri)?.[1] ?? '');
  const [host = '', port] = authority.split(':');
  return authority.endsWith('.sock') ? { path: authority } : { host, port: Number(port ?? 27017) };
}

const uriOf = (port: number) => `mongodb://127.0.0.1:${port}/?directConnection=true`;

/** Forwards all connections to the database except the first, on which nothing arrives. */
async function startLossy() {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const both = open.size === 0 ? [client] : [client, connect(databaseAddress())];
    for (const socket of both) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => both.forEach((other) => other.destroy()));
    }
    both[1]?.pipe(client).pipe(both[1]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(async () => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return uriOf((server.address() as AddressInfo).port);
}

test('a start waits for a database that responds late', async () => {
  const { mongo } = await open(await startLossy());
  await expect(mongo.ready()).resolves.toBe(true);
});

test('after a network failure the dead connections are closed together, not one by one', async () => {
  const proxy = await startTcpProxy(databaseAddress());
  cleanUps.push(async () => proxy.close());
  const { things } = await open(uriOf(proxy.port), { checkMs: 500 });
  const read = () => things.findOne({ name: 'x' }).lean();
  await Promise.all(Array.from({ length: 20 }, read));
  proxy.cut();
  proxy.mendForNew();
  await Promise.all(Array.from({ length: 5 }, read)); // each dead connection would block for 15 s
  for (let n = 0; n < 20; n++) await read();
});

test('a document that is refused in a batch gets its error and does not affect the others', async () => {
  const { things } = await open();
  const names = ['x', 'y', 'x', 'z'];
  const outcomes = await insertEach(
    collectionOf(things),
    names.map((name, n) => ({ _id: `${n}`, name })),
  );
  expect(outcomes.map((error) => error !== undefined && isDuplicateKey(error))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(await things.distinct('name')).toEqual(['x', 'y', 'z']);
});

test('concurrent marks affect their own documents only', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  const [first, second, third] = [event('a'), event('a'), event('b')];
  const now = new Date();
  await things.collection.insertMany([
    { _id: 'a', name: 'a', ...outboxOf([first, second], now) },
    { _id: 'b', name: 'b', ...outboxOf([third], now) },
  ] as never[]);
  const more = await Promise.all([
    outbox.markPublished({ _id: 'a' }, [first.id], now),
    outbox.markPublished({ _id: 'b' }, [third.id], now),
  ]);
  expect(more[0]).toBe(true);
  const left = await things.find().sort({ _id: 1 }).lean();
  expect(left).toEqual([
    { _id: 'a', name: 'a', outbox: [second], outboxDueAt: now },
    { _id: 'b', name: 'b' },
  ]);
  expect(await outbox.markPublished({ _id: 'a' }, [second.id], now)).toBe(false);
  expect(await things.findById('a').lean()).toEqual({ _id: 'a', name: 'a' });
});

test('a late mark removes its own events only, even from an outbox of the same length', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  const [old, added] = [event('a'), event('a')];
  const now = new Date();
  await things.collection.insertOne({ _id: 'a', name: 'a', ...outboxOf([added], now) } as never);
  expect(await outbox.markPublished({ _id: 'a' }, [old.id], new Date(now.getTime() + 1))).toBe(false);
  expect(await things.findById('a').lean()).toMatchObject({ outbox: [added], outboxDueAt: now });
});

test('events are claimed once per lease, oldest first, and removed when published', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  const [first, second] = [event('a'), event('b')];
  const now = new Date();
  const leaseUntil = new Date(now.getTime() + 30_000);
  await things.collection.insertOne({ _id: 'b', name: 'b', ...outboxOf([second], now) } as never);
  await things.collection.insertOne({
    _id: 'a',
    name: 'a',
    ...outboxOf([first], new Date(now.getTime() - 1)),
  } as never);

  await expect(outbox.claim(now, leaseUntil)).resolves.toEqual({ key: { _id: 'a' }, events: [first] });
  const laterLease = new Date(leaseUntil.getTime() + 1);
  await expect(outbox.claim(now, laterLease)).resolves.toEqual({ key: { _id: 'b' }, events: [second] });
  await expect(outbox.claim(now, leaseUntil)).resolves.toBeUndefined();
  await expect(outbox.claim(leaseUntil, leaseUntil)).resolves.toMatchObject({ key: { _id: 'a' } });

  await outbox.markPublished({ _id: 'a' }, [first.id], now);
  await expect(things.findById('a').lean()).resolves.toEqual({ _id: 'a', name: 'a' });
});

describe('a write with events', () => {
  const now = new Date();
  const leaseUntil = new Date(now.getTime() + 30_000);

  function fakeRelay(isFree = true) {
    const published: OutboxClaim[] = [];
    let kicks = 0;
    return {
      published,
      kicks: () => kicks,
      kick: () => void kicks++,
      lease: () => (isFree ? leaseUntil : undefined),
      publish: (claim: OutboxClaim) => void published.push(claim),
    };
  }

  const write = (things: Model<Thing>, relay: EventRelay, ...events: CloudEvent[]) =>
    writeWithEvents({ relay, key: { _id: 'a' }, events, now }, async ({ filter, operators }) => {
      const { matchedCount } = await things.updateOne({ _id: 'a', ...filter }, operators as never, {
        hint: { _id: 1 },
      });
      return matchedCount === 1;
    });

  test('leaves nothing to claim if the relay is free', async () => {
    const { things } = await open();
    const outbox = mongoOutbox(things);
    const relay = fakeRelay();
    const [first, second] = [event('a'), event('a')];
    const insert = writeWithEvents(
      { relay, key: { _id: 'a' }, events: [first], now },
      async ({ fields }) =>
        (await things.collection.insertOne({ _id: 'a', name: 'a', ...fields } as never)).acknowledged,
    );
    await expect(insert).resolves.toBe(true);
    expect(relay.published).toEqual([{ key: { _id: 'a' }, events: [first] }]);
    await expect(outbox.claim(now, leaseUntil)).resolves.toBeUndefined();
    await outbox.markPublished({ _id: 'a' }, [first.id], now);
    await expect(write(things, relay, second)).resolves.toBe(true);
    expect(relay.published[1]).toEqual({ key: { _id: 'a' }, events: [second] });
    await expect(outbox.claim(now, leaseUntil)).resolves.toBeUndefined();
    await expect(outbox.claim(leaseUntil, leaseUntil)).resolves.toMatchObject({ events: [second] });
    expect(relay.kicks()).toBe(0);
  });

  test('leaves its events to a claim, in order, if no relay has published earlier ones', async () => {
    const { things } = await open();
    const outbox = mongoOutbox(things);
    const relay = fakeRelay();
    const [first, second] = [event('a'), event('a')];
    await things.collection.insertOne({ _id: 'a', name: 'a', ...outboxOf([first], now) } as never);
    await write(things, relay, second);
    expect(relay.published).toEqual([]);
    expect(relay.kicks()).toBe(1);
    await expect(outbox.claim(now, leaseUntil)).resolves.toMatchObject({ events: [first, second] });
  });

  test('leaves its events to the relay that is publishing earlier ones', async () => {
    const { things } = await open();
    const outbox = mongoOutbox(things);
    const relay = fakeRelay();
    const [first, second] = [event('a'), event('a')];
    await things.collection.insertOne({ _id: 'a', name: 'a', ...outboxOf([first], now) } as never);
    await outbox.claim(now, leaseUntil);
    await write(things, relay, second);
    expect(relay.published).toEqual([]);
    await expect(outbox.claim(now, leaseUntil)).resolves.toBeUndefined();
    await expect(outbox.markPublished({ _id: 'a' }, [first.id], now)).resolves.toBe(true);
    await expect(outbox.claim(now, leaseUntil)).resolves.toMatchObject({ events: [second] });
  });

  test('makes its events due at once if the relay is busy, and kicks it', async () => {
    const { things } = await open();
    const relay = fakeRelay(false);
    const added = event('a');
    await things.collection.insertOne({ _id: 'a', name: 'a' } as never);
    await write(things, relay, added);
    expect(relay.published).toEqual([]);
    expect(relay.kicks()).toBe(1);
    await expect(mongoOutbox(things).claim(now, leaseUntil)).resolves.toMatchObject({ events: [added] });
  });

  test('publishes nothing if no document matches', async () => {
    const { things } = await open();
    const relay = fakeRelay();
    await expect(write(things, relay, event('a'))).resolves.toBe(false);
    expect(relay.published).toEqual([]);
    expect(relay.kicks()).toBe(0);
  });
});

test('the oldest unpublished event is found even while it is leased', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  await expect(outbox.oldest()).resolves.toBeUndefined();
  const now = new Date();
  const aged = (ms: number) => ({ ...event('a'), time: new Date(now.getTime() - ms).toISOString() });
  const store = (id: string, ...events: CloudEvent[]) =>
    things.collection.insertOne({ _id: id, name: id, ...outboxOf(events, now) } as never);
  await store('a', aged(2000), aged(1000));
  await outbox.claim(now, new Date(now.getTime() + 30_000));
  await store('b', aged(500));
  await expect(outbox.oldest()).resolves.toEqual(new Date(now.getTime() - 2000));
});

test('an event that is added while others are being published waits for them and is not lost', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  const [first, second] = [event('a'), event('a')];
  const now = new Date();
  await things.collection.insertOne({ _id: 'a', name: 'a', ...outboxOf([first], now) } as never);
  await outbox.claim(now, new Date(now.getTime() + 30_000));
  await things.updateOne({ _id: 'a' }, { $set: { name: 'a2' }, ...outboxUpdate([second], now) } as never);
  await expect(outbox.claim(now, now)).resolves.toBeUndefined();
  await outbox.markPublished({ _id: 'a' }, [first.id], now);
  await expect(outbox.claim(now, now)).resolves.toEqual({ key: { _id: 'a' }, events: [second] });
});

test('after being marked twice, as by two relays after an expired lease, the document accepts new events', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  const [first, second] = [event('a'), event('a')];
  const now = new Date();
  await things.collection.insertOne({ _id: 'a', name: 'a', ...outboxOf([first], now) } as never);
  for (let n = 0; n < 2; n++) await outbox.markPublished({ _id: 'a' }, [first.id], now);
  await expect(things.findById('a').lean()).resolves.toEqual({ _id: 'a', name: 'a' });
  await things.updateOne({ _id: 'a' }, outboxUpdate([second], now) as never);
  await expect(outbox.claim(now, now)).resolves.toEqual({ key: { _id: 'a' }, events: [second] });
});

test('concurrent claims get the events that have waited longest, each for at least the requested lease', async () => {
  const { things } = await open();
  const outbox = mongoOutbox(things);
  const now = new Date();
  const documents = Array.from({ length: 6 }, (_, n) => ({
    _id: `${n}`,
    name: `${n}`,
    ...outboxOf([event(`event ${n}`)], new Date(now.getTime() - n)),
  }));
  await things.collection.insertMany(documents as never);
  const leaseUntil = new Date(now.getTime() + 30_000);
  const claims = await Promise.all(Array.from({ length: 4 }, () => outbox.claim(now, leaseUntil)));
  expect(claims.map((claim) => claim?.key)).toEqual(['5', '4', '3', '2'].map((_id) => ({ _id })));
  expect(claims[0]).toMatchObject({ events: [{ subject: 'event 5' }] });
  expect(await things.countDocuments({ outboxDueAt: { $gte: leaseUntil } })).toBe(4);
  const others = await Promise.all(Array.from({ length: 4 }, () => outbox.claim(now, leaseUntil)));
  expect(others.map((claim) => claim?.key)).toEqual([{ _id: '1' }, { _id: '0' }, undefined, undefined]);
});

test('two relays never hold the same claim', async () => {
  const { things } = await open();
  const now = new Date();
  const documents = Array.from({ length: 20 }, (_, n) => ({
    _id: `${n}`,
    name: `${n}`,
    ...outboxOf([event('x')], now),
  }));
  await things.collection.insertMany(documents as never);
  const relays = [mongoOutbox(things), mongoOutbox(things)];
  const leaseUntil = new Date(now.getTime() + 30_000);
  const claims = await Promise.all(
    Array.from({ length: 40 }, (_, n) => relays[n % 2]?.claim(now, leaseUntil)),
  );
  const keys = claims.flatMap((claim) => (claim ? [(claim.key as { _id: string })._id] : []));
  expect(new Set(keys).size).toBe(20);
  expect(keys).toHaveLength(20);
});
