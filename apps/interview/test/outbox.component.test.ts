import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo, mongoOutbox } from '@colloquy/mongo';
import type { Interview } from '../src/domain/interview';
import { interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { anInterview, at } from './an-interview';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_outbox_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);

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

/** A stored interview with an event that is not published yet, and a count of the kicks that the relay got. */
async function announced() {
  const relay = { kicks: 0, kick: () => void relay.kicks++ };
  const interviews = makeInterviewRepository(model, makeSecretBox('x'), relay);
  const interview = anInterview();
  await interviews.insert(interview, [fact]);
  const find = async () => (await interviews.find(interview.accountId, interview.id)) as Interview;
  return { relay, interviews, interview, find };
}

test('the event of a new interview is due at once, and the relay is told', async () => {
  const { relay, interview } = await announced();
  const { outbox, outboxDueAt } = (await stored(interview.id)) ?? {};
  expect(outbox).toHaveLength(1);
  expect(outboxDueAt).toEqual(interview.updatedAt);
  expect(relay.kicks).toBe(1);
});

test('events that are added while earlier ones are being published stay behind them, under their lease', async () => {
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

test('a change that loses against another one announces nothing', async () => {
  const { relay, interviews, interview, find } = await announced();
  const [one, other] = [await find(), await find()];
  expect(await interviews.save(one, later(one), [fact])).toBe(true);
  expect(await interviews.save(other, later(other), [fact])).toBe(false);
  expect((await stored(interview.id))?.outbox).toHaveLength(2);
  expect(relay.kicks).toBe(2);
});
