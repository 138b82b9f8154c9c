import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import type { OutboxClaim } from '@colloquy/messaging';
import { makeMongo, mongoOutbox } from '@colloquy/mongo';
import type { Interview } from '../src/domain/interview';
import { interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { anInterview, at } from './an-interview';

const leaseUntil = at(30);
const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_outbox_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);

beforeAll(() => mongo.start());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

/** A relay that notes what it is asked to publish and publishes nothing. */
function aRelay() {
  const relay = { kicks: 0, released: 0, handed: [] as OutboxClaim[], full: false };
  const reservation = {
    leaseUntil,
    publish: (stored: OutboxClaim) => void relay.handed.push(stored),
    release: () => void relay.released++,
  };
  const asked = {
    kick: () => void relay.kicks++,
    reserve: () => (relay.full ? undefined : reservation),
  };
  return { relay, interviews: makeInterviewRepository(model, makeSecretBox('x'), asked) };
}

const fact = { type: 'interview.deleted.v1', data: { interviewId: newId() } } as const;
const stored = (id: string) => model.findById(id).lean();
const later = (interview: Interview): Interview => ({
  ...interview,
  title: 'Changed',
  version: interview.version + 1,
  updatedAt: at(interview.version),
});

async function announced() {
  const { relay, interviews } = aRelay();
  const interview = anInterview();
  await interviews.insert(interview, [fact]);
  const find = async () => (await interviews.find(interview.accountId, interview.id)) as Interview;
  return { relay, interviews, interview, find };
}

test('a new interview is stored under the lease of the relay that is handed its events', async () => {
  const { relay, interview } = await announced();
  const { outbox, outboxDueAt } = (await stored(interview.id)) ?? {};
  expect(outboxDueAt).toEqual(leaseUntil);
  expect(relay.handed).toEqual([{ key: interview.id, events: outbox }]);
  expect(relay.kicks).toBe(0);
});

test('events that are added while earlier ones wait keep behind them, under their lease', async () => {
  const { relay, interviews, interview, find } = await announced();
  const before = await find();
  expect(await interviews.save(before, later(before), [fact])).toBe(true);
  const { outbox, outboxDueAt } = (await stored(interview.id)) ?? {};
  expect(outbox).toHaveLength(2);
  expect(outbox?.[0]).toEqual(relay.handed[0]?.events[0]);
  expect(outboxDueAt).toEqual(leaseUntil);
  expect([relay.handed.length, relay.kicks]).toEqual([1, 1]);
});

test('events that are added when all others are published are handed over with their lease', async () => {
  const { relay, interviews, interview, find } = await announced();
  const published = relay.handed[0]?.events.map(({ id }) => id) ?? [];
  await mongoOutbox(model).markPublished(interview.id, published, at(1));
  const before = await find();
  expect(await interviews.save(before, later(before), [fact])).toBe(true);
  const { outbox, outboxDueAt } = (await stored(interview.id)) ?? {};
  expect(outbox).toHaveLength(1);
  expect(outboxDueAt).toEqual(leaseUntil);
  expect(relay.handed[1]).toEqual({ key: interview.id, events: outbox });
  expect(relay.kicks).toBe(0);
});

test('who loses against another change hands nothing over', async () => {
  const { relay, interviews, interview, find } = await announced();
  const published = relay.handed[0]?.events.map(({ id }) => id) ?? [];
  await mongoOutbox(model).markPublished(interview.id, published, at(1));
  const [one, other] = [await find(), await find()];
  expect(await interviews.save(one, later(one), [fact])).toBe(true);
  expect(await interviews.save(other, later(other), [fact])).toBe(false);
  expect((await stored(interview.id))?.outbox).toHaveLength(1);
  expect([relay.handed.length, relay.released]).toEqual([2, 1]);
});

test('without room the events are due at once, for any relay', async () => {
  const { relay, interviews } = aRelay();
  relay.full = true;
  const interview = anInterview();
  await interviews.insert(interview, [fact]);
  expect((await stored(interview.id))?.outboxDueAt).toEqual(interview.updatedAt);
  expect([relay.handed.length, relay.kicks]).toEqual([0, 1]);
});
