import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { collectionOf, makeDueClaims, makeDueRounds, makeMongo, Schema } from '../src/index';

interface Job {
  _id: string;
  accountId: string;
  dueAt?: Date;
}

const byTime = { dueAt: 1 } as const;
const byAccount = { accountId: 1, dueAt: 1 } as const;
const schema = new Schema<Job>(
  { _id: String, accountId: String, dueAt: Date },
  { versionKey: false, shardKey: { accountId: 1 } },
);
schema.index(byTime, { sparse: true });
schema.index(byAccount, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });

const uri = process.env['MONGODB_URI'] ?? '';
const mongo = makeMongo({
  uri: `${uri}${uri.includes('?') ? '&' : '/?'}monitorCommands=true`,
  database: `test_due_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const jobs = mongo.model('jobs', schema);
const options = { field: 'dueAt', byTime, byAccount, size: 5 };
const now = new Date('2026-05-01T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const leaseUntil = after(30_000);

beforeAll(() => mongo.start());
beforeEach(() => collectionOf(jobs).deleteMany({}));
afterAll(async () => {
  await jobs.db.dropDatabase();
  await mongo.stop();
});

const store = (accountId: string, count: number, dueAt: Date) =>
  collectionOf(jobs).insertMany(
    Array.from({ length: count }, (_, n) => ({
      _id: newId(),
      accountId,
      dueAt: new Date(dueAt.getTime() + n),
    })),
  );

/** Claims until nothing is due. Returns the accounts in the order of their claims. */
async function claimAll(...replicas: ReturnType<typeof makeDueClaims<Job>>[]) {
  const accounts: string[] = [];
  const all = async (claim: ReturnType<typeof makeDueClaims<Job>>) => {
    for (;;) {
      const claimed = await claim(now, leaseUntil, { accountId: 1 });
      if (!claimed) return;
      accounts.push(claimed.accountId);
    }
  };
  await Promise.all(replicas.map(all));
  return accounts;
}

test.each(['aa', 'zz'])(
  'an item waits for one round of an account with 10,000 older items, whatever their order (%s)',
  async (small) => {
    await store('mm', 10_000, after(-3_600_000));
    await store(small, 1, after(-1));
    const claim = makeDueClaims(jobs, options);
    const accounts: string[] = [];
    while (!accounts.includes(small)) {
      accounts.push((await claim(now, leaseUntil, { accountId: 1 }))?.accountId ?? 'none');
    }
    expect(accounts.length).toBeLessThanOrEqual(options.size + 1);
  },
);

test('accounts with backlogs take turns, at most a round each', async () => {
  const accounts = ['a', 'b', 'c', 'd'];
  for (const [n, accountId] of accounts.entries()) await store(accountId, 200, after(-3_600_000 * (n + 1)));
  const claim = makeDueClaims(jobs, options);
  const claimed: string[] = [];
  for (let n = 0; n < 8 * options.size; n++)
    claimed.push((await claim(now, leaseUntil, { accountId: 1 }))?.accountId ?? 'none');
  const counts = accounts.map((accountId) => claimed.filter((each) => each === accountId).length);
  expect(counts).toEqual([10, 10, 10, 10]);
});

test('several replicas claim each due item once, and no item that is due later', async () => {
  await Promise.all([store('a', 40, after(-50)), store('b', 7, after(-50)), store('c', 3, after(1))]);
  const replicas = Array.from({ length: 3 }, () => makeDueClaims(jobs, options));
  const claimed = await claimAll(...replicas);
  expect(claimed.toSorted().join('')).toBe('a'.repeat(40) + 'b'.repeat(7));
  expect(await jobs.countDocuments({ dueAt: leaseUntil })).toBe(47);
});

test('a few due items are claimed in the order of their times', async () => {
  await store('b', 1, after(-30));
  await store('a', 1, after(-20));
  await store('c', 1, after(-10));
  expect(await claimAll(makeDueClaims(jobs, options))).toEqual(['b', 'a', 'c']);
});

test('a round reads as many documents as it returns, whatever the backlog', async () => {
  await store('m', 2000, after(-3_600_000));
  for (let n = 0; n < 30; n++) await store(`later ${n}`, 3, after(3_600_000));
  const sent: Record<string, unknown>[] = [];
  jobs.db.getClient().on('commandStarted', ({ command, commandName }) => {
    if (commandName === 'find') sent.push(command);
  });
  const nextRound = makeDueRounds(jobs, options);
  for (let n = 0; n < 4; n++) await nextRound(now);
  expect(sent.length).toBeGreaterThan(4);
  for (const { find, filter, projection, sort, limit, hint } of sent) {
    const plan = await jobs.db.db?.command({
      explain: { find, filter, projection, sort, limit, hint },
      verbosity: 'executionStats',
    });
    const { totalDocsExamined, totalKeysExamined } = plan?.['executionStats'] ?? {};
    expect(totalDocsExamined).toBeLessThanOrEqual(options.size);
    expect(totalKeysExamined).toBeLessThanOrEqual(options.size + 32);
  }
});
