import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo, mongoOutbox } from '@colloquy/mongo';
import type { Interview } from '../src/domain/interview';
import { collected } from '../src/storage/collected';
import { countsSchema, makeCountBatches } from '../src/storage/count-batches';
import { makeInterviewCounts } from '../src/storage/interview-counts';
import { interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { anInterview, at } from './an-interview';
import { busyRelay } from './busy-relay';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_outbox_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);
const batches = makeCountBatches(mongo.model('interviewCounts', countsSchema), model);
const counts = makeInterviewCounts(batches, model);

beforeAll(() => mongo.start());
beforeEach(() => model.deleteMany());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

const fact = { type: 'interview.deleted.v1', data: { interviewId: newId() } } as const;
const stored = (id: string) => model.findById(id).lean();
const later = (interview: Interview): Interview => ({
  ...interview,
  title: 'Changed',
  version: interview.version + 1,
  updatedAt: at(interview.version),
});

async function announced() {
  const relay = busyRelay();
  const interviews = makeInterviewRepository(model, makeSecretBox('x'), relay, counts);
  const interview = anInterview();
  await interviews.insert(interview, [fact]);
  const find = async () => (await interviews.find(interview.accountId, interview.id)) as Interview;
  return { relay, interviews, interview, find };
}

test('the event of a new interview is due at once, and the relay is kicked', async () => {
  const { relay, interview } = await announced();
  const { outbox, outboxDueAt } = (await stored(interview.id)) ?? {};
  expect(outbox).toHaveLength(1);
  expect(outboxDueAt).toEqual(interview.updatedAt);
  expect(relay.kicks).toBe(1);
});

test('events that are added while earlier ones are being published wait for them under the same lease', async () => {
  const { relay, interviews, interview, find } = await announced();
  const leaseUntil = at(30);
  const claim = await mongoOutbox(model).claim(at(1), leaseUntil);
  const before = await find();
  expect(await interviews.save(before, later(before), [fact])).toBe(true);
  const { outbox, outboxDueAt } = (await stored(interview.id)) ?? {};
  expect(outbox).toHaveLength(2);
  expect(outbox?.[0]).toEqual(claim?.events[0]);
  expect(outboxDueAt).toEqual(leaseUntil);
  expect(relay.kicks).toBe(2);
});

test('a change that loses against a concurrent one publishes nothing', async () => {
  const { relay, interviews, interview, find } = await announced();
  const [one, other] = [await find(), await find()];
  expect(await interviews.save(one, later(one), [fact])).toBe(true);
  expect(await interviews.save(other, later(other), [fact])).toBe(false);
  expect((await stored(interview.id))?.outbox).toHaveLength(2);
  expect(relay.kicks).toBe(2);
});

test('a deletion keeps the events that are not published yet, and the lease of a relay that publishes them', async () => {
  const { interviews, interview, find } = await announced();
  const leaseUntil = at(30);
  const claim = await mongoOutbox(model).claim(at(1), leaseUntil);
  expect(await interviews.remove({ ...(await find()), updatedAt: at(2) }, [fact])).toBe(true);
  const tombstone = await stored(interview.id);
  expect(tombstone?.outbox).toMatchObject([claim?.events[0], { subject: interview.id }]);
  expect(tombstone?.outboxDueAt).toEqual(leaseUntil);
  expect(tombstone).not.toHaveProperty('title');
  expect(tombstone?.accountId).toBe(interview.accountId); // the shard key must not change
  expect(await interviews.find(interview.accountId, interview.id)).toBeUndefined();
  expect(await interviews.show(interview.accountId, interview.id)).toBeUndefined();
  expect(await interviews.accountOf(interview.id)).toBeUndefined();
  const page = interviews.page(interview.accountId, { sortOrder: 'asc' }, { skip: 0, limit: 1, total: 1 });
  expect(await collected(page)).toEqual([]);

  await interviews.purge(interview.accountId, interview.id);
  expect((await stored(interview.id))?.outbox).toHaveLength(2);
  const eventIds = tombstone?.outbox?.map(({ id }) => id) ?? [];
  await mongoOutbox(model).markPublished(claim?.key, eventIds, at(31));
  await interviews.purge(interview.accountId, interview.id);
  expect(await stored(interview.id)).toBeNull();
});
