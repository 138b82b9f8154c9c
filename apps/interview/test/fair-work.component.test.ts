import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { comparisonSchema } from '../src/storage/comparison-model';
import { makeStorage } from '../src/storage';
import { interviewSchema } from '../src/storage/interview-model';
import { busyRelay } from './busy-relay';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_fair_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const { repositories } = makeStorage(mongo, {
  box: makeSecretBox('x'),
  followUpAfterMs: 1000,
  relayOf: busyRelay,
});
const { interviews, comparisons, followUps } = repositories;

const heavyCount = 10_000;
const now = new Date('2026-05-01T10:00:00.000Z');
const leaseUntil = new Date(now.getTime() + 30_000);
const [heavy, small] = [newId(), newId()];

beforeAll(async () => {
  await mongo.start();
  const stored = [
    mongo.model('interviews', interviewSchema).collection,
    mongo.model('comparisons', comparisonSchema).collection,
  ];
  const dueSince = (accountId: string, ms: number) => {
    const at = new Date(now.getTime() - ms);
    const about = { _id: newId(), accountId, completion: 0, sessions: [], notifications: [], trigrams: [] };
    return { ...about, dueAt: at, callDueAt: at, followUp: { at } };
  };
  const backlog = () => Array.from({ length: heavyCount }, (_, n) => dueSince(heavy, 60_000 + n));
  for (const collection of stored) await collection.insertMany([...backlog(), dueSince(small, 1)] as never[]);
});
afterAll(async () => {
  await mongo.model('interviews', interviewSchema).db.dropDatabase();
  await mongo.stop();
});

const one = <T>(claimed: T | undefined) => (claimed ? [claimed] : []);

test.each([
  ['completions', async () => one(await interviews.claimDue(now, leaseUntil))],
  ['calls', async () => one(await interviews.claimDueCall(now, leaseUntil))],
  ['follow-ups', () => followUps.claim(now, leaseUntil)],
  ['comparisons', async () => one(await comparisons.claimDue(now, leaseUntil))],
] as const)("one account's 10,000 due %s delay another account's by one round", async (_name, claim) => {
  const claimed: string[] = [];
  while (!claimed.includes(small)) {
    const accounts = (await claim()).map(({ accountId }) => accountId);
    expect(accounts.length).toBeGreaterThan(0);
    claimed.push(...accounts);
  }
  expect(claimed.length).toBeLessThanOrEqual(101);
});
