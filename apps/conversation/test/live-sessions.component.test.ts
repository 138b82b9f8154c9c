import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { liveSessionModel } from '../src/storage/live-session-model';
import { makeLiveSessionRepository } from '../src/storage/live-session-repository';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_conversation_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = liveSessionModel(mongo);
const liveSessions = makeLiveSessionRepository(model);
beforeAll(() => mongo.start());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

const ending = { reason: 'completed_by_expert', endedAtMs: 1, durationSeconds: 1 } as const;

async function aSession() {
  const ref = { sessionId: newId(), interviewId: newId(), accountId: newId() };
  return liveSessions.create(ref, { owner: newId(), leaseMs: 60_000 });
}

test('every claim of a session has a higher fencing token, also once the session was removed', async () => {
  const session = await aSession();
  const aClaim = () => ({ owner: newId(), leaseMs: 60_000 });
  const tokens = [session.fencingToken];
  for (let n = 0; n < 5; n++) {
    tokens.push((await liveSessions.takeOver(session.sessionId, aClaim()))?.fencingToken ?? 0);
    tokens.push((await liveSessions.create(session, aClaim())).fencingToken);
  }
  const { owner } = (await liveSessions.find(session.sessionId)) ?? session;
  await liveSessions.remove({ sessionId: session.sessionId, owner });
  expect(await liveSessions.find(session.sessionId)).toBeUndefined();
  tokens.push((await liveSessions.create(session, aClaim())).fencingToken);
  expect(tokens).toEqual([...new Set(tokens)].sort((a, b) => a - b));
  expect(tokens).toHaveLength(12);
});

test('the owner of a session stores its end for the next owner; a former owner cannot', async () => {
  const held = await aSession();
  expect(await liveSessions.noteEnding(held, ending)).toBe(true);
  await liveSessions.release([held]);
  const claim = { owner: newId(), leaseMs: 60_000 };
  expect(await liveSessions.claimExpired(claim)).toMatchObject({ sessionId: held.sessionId, ending });
  expect(await liveSessions.noteEnding(held, { ...ending, durationSeconds: 2 })).toBe(false);
  expect(await liveSessions.find(held.sessionId)).toMatchObject({ owner: claim.owner, ending });
  expect(await liveSessions.noteEnding({ ...held, sessionId: newId() }, ending)).toBe(false);
});

test.each(['takeOver', 'takeOverIdle'] as const)(
  'a session whose client is back has no end noted any more: %s',
  async (how) => {
    const held = await aSession();
    await liveSessions.noteConnection(held, { connected: false, connectedMs: 1000 });
    await liveSessions.noteEnding(held, ending);
    const claim = { owner: newId(), leaseMs: 60_000 };
    expect(await liveSessions[how](held.sessionId, claim)).toMatchObject({ ending: null });
    expect(await liveSessions.find(held.sessionId)).toMatchObject({ owner: claim.owner, ending: null });
  },
);

test('sessions that ended are removed together, except those that were claimed since', async () => {
  const [one, taken, two] = [await aSession(), await aSession(), await aSession()];
  await liveSessions.takeOver(taken.sessionId, { owner: newId(), leaseMs: 60_000 });
  await Promise.all([one, taken, two].map(liveSessions.removeEnded));
  const left = [one, taken, two].map(({ sessionId }) => liveSessions.find(sessionId));
  expect(await Promise.all(left)).toEqual([
    undefined,
    expect.objectContaining({ sessionId: taken.sessionId }),
    undefined,
  ]);
});
