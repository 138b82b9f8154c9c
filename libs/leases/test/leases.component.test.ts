import { makeGrpcClient, makeGrpcServer } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { eventually } from '@colloquy/testing';
import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { makeLeaseGrantor } from '../src/grantor';

const uri = process.env['MONGODB_URI'] ?? '';
const account = newId();

/** Two replicas of a service that grants leases, on one database. */
async function startTwo() {
  const database = `test_leases_${newId().slice(0, 8)}`;
  const start = async () => {
    const mongo = makeMongo({ uri, database, logger: silentLogger });
    const { handlers, withdraw } = makeLeaseGrantor(mongo);
    await mongo.start();
    const context = { caller: 'test', signal: new AbortController().signal, deadline: undefined };
    return {
      withdraw,
      handlers,
      renew: (holderId: string, acknowledged: number, waitMs = 0) =>
        Promise.resolve(handlers.renewLease({ holderId, acknowledged, waitMs }, context)),
      end: (holderId: string) => Promise.resolve(handlers.endLease({ holderId }, context)),
      stop: () => mongo.stop(),
    };
  };
  const [one, other] = await Promise.all([start(), start()]);
  const connection = await mongoose.createConnection(uri, { dbName: database }).asPromise();
  return {
    one,
    other,
    collection: (name: string) => connection.collection<Record<string, unknown> & { _id: string }>(name),
    async stop() {
      await Promise.all([one.stop(), other.stop()]);
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

let replicas: Awaited<ReturnType<typeof startTwo>>;
beforeEach(async () => {
  replicas = await startTwo();
});
afterEach(() => replicas.stop());

async function timed(work: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work;
  return performance.now() - startedAt;
}

test('every withdrawal has a number of its own, though they are the first ones and all at once', async () => {
  const { one, other } = replicas;
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).withdraw(account)));
  const before = Date.now();
  const lease = (await one.renew(newId(), 0)) as { nowMs: number };
  expect(lease).toEqual({
    sequence: 20,
    withdrawnAccounts: [account],
    everything: false,
    leaseMs: 2000,
    nowMs: expect.any(Number),
  });
  expect(Math.abs(lease.nowMs - before)).toBeLessThan(2000);
});

test('a withdrawal ends the wait of the renewals of its process, and returns when they have acknowledged', async () => {
  const { one, collection } = replicas;
  const holders = [newId(), newId()];
  const heard = holders.map(async (holderId) => {
    const { sequence } = await one.renew(holderId, 0, 600);
    await one.renew(holderId, sequence as number);
    return sequence;
  });
  await eventually(async () => expect(await collection('leases').countDocuments()).toBe(2));
  await one.withdraw(account);
  expect(await collection('leases').countDocuments({ acknowledged: 1 })).toBe(2);
  expect(await Promise.all(heard)).toEqual([1, 1]);
});

test('a withdrawal of another process is told by the next renewal, and returns when it is acknowledged', async () => {
  const { one, other } = replicas;
  const holderId = newId();
  await one.renew(holderId, 0);
  let returned = false;
  const withdrawn = other.withdraw(account).then(() => (returned = true));
  const news = { sequence: 1, withdrawnAccounts: [account] };
  await eventually(async () => expect(await one.renew(holderId, 0, 500)).toMatchObject(news));
  await one.renew(holderId, 0);
  expect(returned).toBe(false);
  await one.renew(holderId, 1);
  await withdrawn;
});

test('a holder that says nothing is waited for until its lease has run out, one that has ended is not', async () => {
  const { one, other, collection } = replicas;
  const [silent, ended] = [newId(), newId()];
  await one.renew(silent, 0);
  await one.renew(ended, 0);
  await other.end(ended);
  expect(await collection('leases').countDocuments()).toBe(1);
  expect(await timed(other.withdraw(account))).toBeGreaterThan(2000);
  expect(await timed(other.withdraw(account))).toBeLessThan(2000);
});

test('a holder that comes back after it was forgotten is not taken for what it was', async () => {
  const holderId = newId();
  const seen = new Set();
  for (let round = 0; round < 3; round++) {
    await replicas.one.renew(holderId, 0);
    seen.add((await replicas.collection('leases').findOne({ _id: holderId }))?.['renewal']);
    await replicas.one.end(holderId);
  }
  expect(seen.size).toBe(3);
});

test('a holder that was away for very long is told to forget everything', async () => {
  const { one, collection } = replicas;
  const recent = Array.from({ length: 100 }, () => account);
  await collection('withdrawals').insertOne({ _id: 'withdrawals', sequence: 500, recent });
  await expect(one.renew(newId(), 399)).resolves.toMatchObject({ sequence: 500, everything: true });
  await expect(one.renew(newId(), 400)).resolves.toMatchObject({ withdrawnAccounts: [account] });
});

test('a holder without a name of its own gets no lease', async () => {
  await expect(replicas.one.renew('', 0)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await replicas.collection('leases').countDocuments()).toBe(0);
});

test('a server that stops lets the renewals that wait come to their end', async () => {
  const { one, collection } = replicas;
  const server = makeGrpcServer({
    host: '127.0.0.1',
    port: 0,
    logger: silentLogger,
    registry: new Registry(),
    authenticate: () => 'test',
  });
  server.add('colloquy.lease.v1.LeaseService', one.handlers);
  await server.start();
  const client = makeGrpcClient('colloquy.lease.v1.LeaseService', {
    addresses: [`127.0.0.1:${server.port()}`],
    token: () => 'test',
  });
  const renewal = client.renewLease({ holderId: newId(), acknowledged: 0, waitMs: 600 });
  await eventually(async () => expect(await collection('leases').countDocuments()).toBe(1));
  expect(await timed(server.stop())).toBeLessThan(2000);
  await expect(renewal).resolves.toMatchObject({ sequence: 0, leaseMs: 2000 });
  client.close();
});
