import { interviewStatuses, type InterviewStatus } from '@colloquy/contracts';
import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { collectionOf, makeMongo } from '@colloquy/mongo';
import fc from 'fast-check';
import type { Interview } from '../src/domain/interview';
import { type CountPlan, countsSchema, makeCountBatches } from '../src/storage/count-batches';
import { makeInterviewCounts } from '../src/storage/interview-counts';
import { toDocument } from '../src/storage/interview-document';
import { interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { busyRelay } from './busy-relay';
import { anInterview, at } from './an-interview';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_counts_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);
const batches = makeCountBatches(mongo.model('interviewCounts', countsSchema), model);
const counts = makeInterviewCounts(batches, model, () => 1); // no write counts in the background
const box = makeSecretBox('x');
const interviews = makeInterviewRepository(model, box, busyRelay(), counts);

beforeAll(() => mongo.start());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

async function realTotals(accountId: string) {
  const found = await collectionOf(model)
    .find({ accountId }, { hint: { _id: 1 } })
    .toArray();
  return Object.fromEntries(
    interviewStatuses.map((status) => [status, found.filter((one) => one.status === status).length]),
  );
}

const aStatus = fc.constantFrom(...interviewStatuses);
const anIndex = fc.nat(7);
const aStep = fc.oneof(
  fc.record({ do: fc.constant('create' as const), status: aStatus }),
  fc.record({ do: fc.constant('change' as const), which: anIndex, status: aStatus }),
  fc.record({ do: fc.constant('delete' as const), which: anIndex }),
  fc.record({ do: fc.constant('purge' as const), which: anIndex }),
  fc.record({ do: fc.constant('plan' as const), limit: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('start' as const), which: anIndex }),
  // any process may repeat a part of any batch at any time, also of one that is long finished
  fc.record({ do: fc.constant('apply a part' as const), which: anIndex, size: fc.nat(5) }),
  fc.record({ do: fc.constant('finish' as const), which: anIndex }),
  fc.record({ do: fc.constant('count' as const) }),
);

type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

/** An account and the processes that change and count its interviews, one step at a time. */
function aWorld() {
  const accountId = newId();
  const live: Interview[] = [];
  const deleted: string[] = [];
  const plans: CountPlan[] = [];
  const started: { plan: CountPlan; revision: number }[] = [];
  const pick = <T>(list: readonly T[], index: number) => list[index % Math.max(list.length, 1)];

  async function take(step: Step): Promise<void> {
    if (step.do === 'create') {
      const interview = anInterview({ accountId, status: step.status });
      await interviews.insert(interview, []);
      live.push(interview);
    } else if (step.do === 'change') {
      const before = pick(live, step.which);
      if (!before) return;
      const after = { ...before, status: step.status, version: before.version + 1 };
      expect(await interviews.save(before, after, [])).toBe(true);
      live[live.indexOf(before)] = after;
    } else if (step.do === 'delete') {
      const interview = pick(live, step.which);
      if (!interview) return;
      const fact = { type: 'interview.deleted.v1', data: { interviewId: interview.id } } as const;
      expect(await interviews.remove(interview, [fact])).toBe(true);
      live.splice(live.indexOf(interview), 1);
      deleted.push(interview.id);
      await collectionOf(model).updateOne(
        { _id: interview.id, accountId },
        { $unset: { outbox: '', outboxDueAt: '' } },
        { hint: { _id: 1 } },
      );
    } else if (step.do === 'purge') {
      const id = pick(deleted, step.which);
      if (id) await interviews.purge(accountId, id);
    } else if (step.do === 'plan') {
      const revision = (await batches.stored(accountId))?.revision ?? 0;
      const plan = await batches.plan(accountId, revision, step.limit);
      if (plan) plans.push(plan);
    } else if (step.do === 'start') {
      const plan = pick(plans, step.which);
      const revision = plan && (await batches.start(plan));
      if (plan && revision !== undefined) started.push({ plan, revision });
    } else if (step.do === 'apply a part') {
      const one = pick(started, step.which);
      const part = one?.plan.batch.map(({ to, ids }) => ({ to, ids: ids.slice(0, step.size) }));
      if (one && part) await batches.apply(accountId, part, one.revision);
    } else if (step.do === 'finish') {
      const one = pick(started, step.which);
      if (!one) return;
      await batches.apply(accountId, one.plan.batch, one.revision);
      await batches.finish(accountId, one.revision);
    } else await counts.count(accountId);
  }
  return { accountId, take };
}

test('totals are those of a real count after every step of any processes, wherever they crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 40 }), async (steps) => {
      const { accountId, take } = aWorld();
      for (const step of steps) {
        await take(step);
        expect(await counts.totals(accountId)).toEqual(await realTotals(accountId));
      }
      await counts.count(accountId);
      expect(await batches.uncounted(accountId, 100)).toEqual([]);
      expect(await counts.totals(accountId)).toEqual(await realTotals(accountId));
    }),
    { numRuns: 60 },
  );
});

async function fill(accountId: string, status: InterviewStatus, size: number): Promise<void> {
  const documents = Array.from({ length: size }, () => toDocument(anInterview({ accountId, status }), box));
  await collectionOf(model).insertMany(documents);
}

test('totals stay exact while several processes count', async () => {
  const accountId = newId();
  await counts.count(accountId);
  await fill(accountId, 'SCHEDULED', 1);
  await counts.count(accountId);
  await fill(accountId, 'SCHEDULED', 299);
  let isCounted = false;
  const counting = Promise.all([1, 2, 3].map(() => countInSmallBatches(accountId))).then(() => {
    isCounted = true;
  });
  while (!isCounted) expect((await counts.totals(accountId)).SCHEDULED).toBe(300);
  await counting;
  expect(await batches.uncounted(accountId, 1)).toEqual([]);
});

async function countInSmallBatches(accountId: string): Promise<void> {
  for (;;) {
    const stored = await batches.stored(accountId);
    if (stored?.batch) {
      await batches.apply(accountId, stored.batch, stored.revision);
      await batches.finish(accountId, stored.revision);
    }
    const plan = await batches.plan(accountId, (await batches.stored(accountId))?.revision ?? 0, 20);
    if (!plan) return;
    const revision = await batches.start(plan);
    if (revision === undefined) continue;
    await batches.apply(accountId, plan.batch, revision);
    await batches.finish(accountId, revision);
  }
}

test('interviews that were stored without the service are counted too', async () => {
  const accountId = newId();
  await fill(accountId, 'COMPLETED', 3000);
  expect((await counts.totals(accountId)).COMPLETED).toBe(3000);
  await counts.count(accountId);
  await fill(accountId, 'COMPLETED', 1500);
  expect((await counts.totals(accountId)).COMPLETED).toBe(4500);
  await counts.count(accountId);
  expect(await batches.uncounted(accountId, 1)).toEqual([]);
  expect((await counts.totals(accountId)).COMPLETED).toBe(4500);
});

test('an interview in progress is abandoned from the moment at which it has been inactive for the whole time', async () => {
  const accountId = newId();
  const lastActiveAt = (seconds: number, status: InterviewStatus = 'IN_PROGRESS') =>
    anInterview({ accountId, status, lastActivityAt: at(seconds) });
  const one = lastActiveAt(9.999);
  const others = [
    lastActiveAt(10),
    lastActiveAt(10.001),
    lastActiveAt(0, 'COMPLETED'),
    lastActiveAt(0, 'DIALING'),
  ];
  for (const interview of [one, ...others]) await interviews.insert(interview, []);
  const abandoned = async () => (await interviews.stats(accountId, at(10))).abandoned;
  expect(await abandoned()).toBe(2);
  await counts.count(accountId);
  expect(await abandoned()).toBe(2);
  await interviews.save(one, { ...one, lastActivityAt: at(20), version: 2 }, []);
  expect(await abandoned()).toBe(1);
  expect((await interviews.stats(accountId, at(30))).abandoned).toBe(3);
});
