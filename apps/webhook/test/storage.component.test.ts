import { makeSecretBox } from '@colloquy/auth';
import { derivedId, newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { collectionOf, makeMongo } from '@colloquy/mongo';
import { deliveryId, type NewDelivery, type Result, resultEvent } from '../src/domain/delivery';
import { batchedOutbox } from '../src/storage/batched-outbox';
import { claimModel, makeClaimRepository } from '../src/storage/claim-repository';
import { makeDeliveryRepository } from '../src/storage/delivery-repository';
import { type DeliveryDocument, deliveryModel } from '../src/storage/delivery-model';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_webhook_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = deliveryModel(mongo);
const claims = makeClaimRepository(claimModel(mongo));
const box = makeSecretBox('a secret');
let kicks = 0;
const relay = { kick: () => void kicks++, lease: () => undefined, publish: () => undefined };
/** Returns a repository as another replica has it. */
const options = { abandonedAfterMs: 60_000, relay, latest: mongo.latest };
const replica = () => makeDeliveryRepository(model, box, options);
const now = new Date('2026-03-01T10:00:00.000Z');

beforeAll(() => mongo.start());
beforeEach(() => model.deleteMany());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

const aDelivery = (host: string, more: Partial<NewDelivery> = {}): NewDelivery => ({
  accountId: derivedId('account'),
  interviewId: newId(),
  completion: 1,
  endpointIndex: 0,
  endpoint: `https://${host}/`,
  method: 'POST',
  request: { url: `https://${host}/`, method: 'POST', headers: [], body: '{}' },
  ...more,
});
const delivered: Result = { outcome: 'delivered', statusCode: 200, durationMs: 5 };
const eventOf = (delivery: NewDelivery) => resultEvent(delivery, delivered, now);
const hosts = ['a.example', 'b.example', 'c.example'];
const five = () => Array.from({ length: 5 }, replica);

test('deliveries that several replicas store at the same time are stored once', async () => {
  const all = Array.from({ length: 20 }, () => aDelivery('a.example'));
  await Promise.all(five().flatMap((one) => all.map((delivery) => one.add([delivery, delivery], now))));
  expect(await model.countDocuments()).toBe(20);
});

test('each attempt is begun by exactly one of several concurrent callers', async () => {
  const all = Array.from({ length: 60 }, (_, n) => aDelivery(hosts[n % 3] ?? ''));
  await replica().add(all, now);
  const limits = new Map(hosts.map((host) => [host, 20]));
  const begun = (await Promise.all(five().map((one) => one.begin(limits)))).flat();
  expect(begun.map(({ interviewId }) => interviewId).sort()).toEqual(
    all.map(({ interviewId }) => interviewId).sort(),
  );
  const stored = await model.find().lean<DeliveryDocument[]>();
  expect(
    stored.every(({ state, attemptedAt, request }) => state === 'attempting' && attemptedAt && !request),
  ).toBe(true);
});

test('accounts that share a host take turns, however many deliveries one of them has queued', async () => {
  const [ann, bob] = [derivedId('ann'), derivedId('bob')];
  const queue = (accountId: string, turns: number, at: Date) =>
    replica().add(
      Array.from({ length: turns }, (_, turn) => ({ ...aDelivery('a.example', { accountId }), turn })),
      at,
    );
  await queue(ann, 100, now);
  await queue(bob, 2, new Date(now.getTime() + 60_000));
  const begun = await replica().begin(new Map([['a.example', 4]]));
  expect(begun.map(({ accountId }) => accountId)).toEqual([ann, bob, ann, bob]);
});

test('storing deliveries reports which of them are new', async () => {
  const [known, waiting] = [aDelivery('a.example'), aDelivery('b.example')];
  const { request: _none, ...done } = aDelivery('c.example') as NewDelivery & { request?: unknown };
  await replica().add([known], now);
  const told = await replica().add([known, waiting, waiting, { ...done, result: delivered }], now);
  expect(told).toEqual([false, true, false, true]);
  expect(await model.countDocuments()).toBe(3);
});

test('a delivery that is stored as begun and polled at the same time is begun once', async () => {
  const all = Array.from({ length: 20 }, () => aDelivery('a.example'));
  await replica().add(all.slice(0, 10), now);
  const asBegun = all.map((delivery) => ({ ...delivery, isBegun: true }));
  const stored = Promise.all(five().map((one) => one.add(asBegun, now)));
  const found = Promise.all(five().map((one) => one.begin(new Map([['a.example', 20]]))));
  const begun = (await stored).flat().filter(Boolean).length + (await found).flat().length;
  expect(begun).toBe(all.length);
  const attempting = { state: 'attempting' as const, request: { $exists: false } };
  expect(await model.countDocuments(attempting, { hint: { _id: 1 } })).toBe(all.length);
});

describe('when the response of the database is lost', () => {
  const collection = () => Object.getPrototypeOf(collectionOf(model)) as ReturnType<typeof collectionOf>;
  const lost = () => Promise.reject(Object.assign(new Error('lost'), { name: 'MongoNetworkError' }));
  const begun = (host: string) => ({ ...aDelivery(host), isBegun: true });
  afterEach(() => jest.restoreAllMocks());

  test('an attempt that has begun is reported once; the caller stores the other deliveries again', async () => {
    const { insertMany } = collection();
    jest.spyOn(collection(), 'insertMany').mockImplementationOnce(async function (this: never, ...args) {
      await insertMany.apply(this, args).catch(() => undefined);
      return lost();
    });
    const [one, waiting] = [begun('a.example'), aDelivery('b.example')];
    const told = await replica().add([one, one, waiting], now);
    expect(told).toEqual([true, expect.any(Error), expect.any(Error)]);
    expect(await model.countDocuments()).toBe(2);
    expect(await replica().add([one, waiting], now)).toEqual([false, false]);
  });

  test('a delivery that was not stored is reported and can be stored again', async () => {
    jest.spyOn(collection(), 'insertMany').mockImplementationOnce(lost);
    const one = begun('a.example');
    expect(await replica().add([one], now)).toEqual([expect.objectContaining({ kind: 'unavailable' })]);
    expect(await replica().add([one], now)).toEqual([true]);
  });

  test('other deliveries of the same batch are reported as stored', async () => {
    const [known, other] = [begun('a.example'), begun('b.example')];
    await replica().add([known], now);
    jest.spyOn(collection(), 'insertOne').mockImplementationOnce(lost);
    const one = replica();
    const told = await Promise.all([one.add([known], now), one.add([other], now)]);
    expect(told).toEqual([[expect.any(Error)], [true]]);
  });

  test('queued deliveries whose attempts have begun are returned', async () => {
    const { updateMany } = collection();
    await replica().add([aDelivery('a.example')], now);
    jest.spyOn(collection(), 'updateMany').mockImplementationOnce(async function (this: never, ...args) {
      await updateMany.apply(this, args);
      return lost();
    });
    expect(await replica().begin(new Map([['a.example', 1]]))).toHaveLength(1);
  });
});

test('an attempt that is stored as begun counts as abandoned after its time limit, not before', async () => {
  const [old, fresh] = [aDelivery('a.example'), aDelivery('a.example')];
  const longAgo = new Date(Date.now() - 61_000);
  await replica().add([{ ...old, isBegun: true }], longAgo);
  await replica().add([{ ...fresh, isBegun: true }], new Date());
  expect(await replica().abandoned()).toMatchObject([
    { key: { interviewId: old.interviewId }, attemptedAt: longAgo },
  ]);
});

test('the first end of a delivery makes its event due and kicks the relay', async () => {
  const delivery = aDelivery('a.example');
  await replica().add([{ ...delivery, isBegun: true }], now);
  kicks = 0;
  expect(await replica().end(delivery, delivered, eventOf(delivery), now)).toBe(true);
  const later = new Date(now.getTime() + 1);
  expect(await replica().end(delivery, delivered, eventOf(delivery), later)).toBe(false);
  const stored = await model.findOne().lean<DeliveryDocument>();
  expect(stored).toMatchObject({ outbox: [eventOf(delivery)], outboxDueAt: now });
  expect(kicks).toBe(1);
});

test('the event of the first end is published without a claim if the relay is free', async () => {
  const leaseUntil = new Date(now.getTime() + 30_000);
  const publish = jest.fn();
  const free = makeDeliveryRepository(model, box, {
    ...options,
    relay: { ...relay, lease: () => leaseUntil, publish },
  });
  const delivery = aDelivery('a.example');
  await free.add([{ ...delivery, isBegun: true }], now);
  kicks = 0;
  expect(await free.end(delivery, delivered, eventOf(delivery), now)).toBe(true);
  expect(await free.end(delivery, delivered, eventOf(delivery), new Date(now.getTime() + 1))).toBe(false);
  const key = { _id: deliveryId(delivery) };
  expect(publish.mock.calls).toEqual([[{ key, events: [eventOf(delivery)] }, leaseUntil]]);
  expect(kicks).toBe(0);
  await expect(batchedOutbox(model).claim(now, leaseUntil)).resolves.toBeUndefined();
});

test('concurrent calls to end an attempt succeed once', async () => {
  const all = Array.from({ length: 10 }, () => aDelivery('a.example'));
  await replica().add(all, now);
  await replica().begin(new Map([['a.example', 10]]));
  const answers = await Promise.all(
    five().map((one, n) =>
      Promise.all(
        all.map((delivery) => one.end(delivery, { ...delivered, durationMs: n }, eventOf(delivery), now)),
      ),
    ),
  );
  const perDelivery = all.map((_, index) => answers.filter((answer) => answer[index]).length);
  expect(perDelivery).toEqual(all.map(() => 1));
});

test('a request that was encrypted with another secret is not sent', async () => {
  await replica().add([aDelivery('a.example')], now);
  const other = makeDeliveryRepository(model, makeSecretBox('another secret'), options);
  expect(await other.begin(new Map([['a.example', 1]]))).toEqual([]);
  expect(await model.findOne().lean()).toMatchObject({ state: 'attempting' });
});

test('concurrent relays claim every event, and published events are not claimed again', async () => {
  const all = Array.from({ length: 30 }, () => {
    const { request: _none, ...rest } = aDelivery('a.example') as NewDelivery & { request?: unknown };
    return { ...rest, result: delivered };
  });
  await replica().add(all, now);
  const leaseUntil = (n: number) => new Date(now.getTime() + 30_000 + n);
  const relays = [0, 1, 2].map(() => batchedOutbox(model));
  const take = () =>
    Promise.all(relays.flatMap((relay, n) => all.map(() => relay.claim(now, leaseUntil(n)))));
  // two rounds: a slower relay may have found nothing in the first
  const taken = [...(await take()), ...(await take())].flatMap((claim) => (claim ? [claim] : []));
  expect(taken.flatMap(({ events }) => events.map(({ id }) => id)).sort()).toEqual(
    all.map((delivery) => eventOf(delivery).id).sort(),
  );
  await Promise.all(
    taken.map(({ key, events }) =>
      relays[0]?.markPublished(
        key,
        events.map(({ id }) => id),
        now,
      ),
    ),
  );
  expect(await relays[1]?.claim(leaseUntil(60_000), leaseUntil(90_000))).toBeUndefined();
});

test('the oldest deliveries are removed first, and none with an unpublished event', async () => {
  const ended = (n: number, more: object = {}): DeliveryDocument =>
    ({
      _id: `d${n}`,
      interviewId: newId(),
      finishedAt: new Date(now.getTime() + n),
      ...more,
    }) as DeliveryDocument;
  await collectionOf(model).insertMany([
    ended(3),
    ended(1),
    ended(2),
    ended(0, { outboxDueAt: now }),
    ended(9),
  ]);
  const before = new Date(now.getTime() + 9);
  expect(await replica().forget(before, 2)).toBe(2);
  expect((await model.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual(['d0', 'd3', 'd9']);
  expect(await replica().forget(before, 2)).toBe(1);
  expect(await replica().forget(before, 2)).toBe(0);
});

test('due work is claimed once, and not before it is due', async () => {
  const ask = (at: Date) =>
    Promise.all(Array.from({ length: 10 }, () => claims.take('work', at, new Date(at.getTime() + 1000))));
  const takers = async (at: Date) => (await ask(at)).filter(Boolean).length;
  expect(await takers(now)).toBe(1);
  expect(await takers(new Date(now.getTime() + 999))).toBe(0);
  expect(await takers(new Date(now.getTime() + 1000))).toBe(1);
});

test.each([
  ['list', { accountId: 'a', interviewId: 'b' }, { completion: -1, endpointIndex: 1 }],
  ['forget', { finishedAt: { $lt: now }, outboxDueAt: { $exists: false } }, { finishedAt: 1 }],
  ['nextHost', { state: 'queued', host: { $gt: 'a', $nin: ['b'] } }, { host: 1, turn: 1, queuedAt: 1 }],
  ['begin', { state: 'queued', host: 'a' }, { turn: 1, queuedAt: 1 }],
  ['abandoned', { state: 'attempting', $expr: { $lte: ['$dueAt', '$$NOW'] } }, { dueAt: 1 }],
] as const)('%s uses an index and does not sort in memory', async (_name, filter, sort) => {
  const { queryPlanner } = await collectionOf(model)
    .find(filter as object)
    .sort(sort as unknown as Record<string, 1 | -1>)
    .explain();
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('COLLSCAN');
  expect(plan).not.toContain('"SORT"');
});
