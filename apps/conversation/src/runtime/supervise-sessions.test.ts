import { AppError, newId } from '@colloquy/kernel';
import type { LiveSession } from '../domain/ports';
import { makeKeyedLock } from './keyed-lock';
import { makeClaimExpired } from './supervise-sessions';

const aSession = (over: Partial<LiveSession> = {}): LiveSession => ({
  accountId: newId(),
  interviewId: newId(),
  sessionId: newId(),
  owner: newId(),
  fencingToken: 1,
  leaseUntil: new Date(0),
  seenAt: new Date(5000),
  connectedSince: null,
  connectedMs: 3000,
  gotSound: false,
  ending: null,
  attempts: 0,
  ...over,
});

/** Supervises sessions that lapse again after every failure; `failing` cannot be conducted. */
function supervise(failing: LiveSession[], others: LiveSession[], isAway = () => false) {
  const expired = [...failing, ...others];
  const claimed = new Map<string, number>();
  const conducted: string[] = [];
  const ended: [string, object][] = [];
  const errors: object[] = [];
  const isFailing = ({ sessionId }: LiveSession) => failing.some((each) => each.sessionId === sessionId);
  const remove = (id: string) => {
    const place = expired.findIndex(({ sessionId }) => sessionId === id);
    if (place >= 0) expired.splice(place, 1);
  };
  const logger = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: string, fields: object) => errors.push(fields),
  };
  let round = new Set<string>();
  let isClosed = false;
  const claimExpired = makeClaimExpired({
    liveSessions: {
      claimExpired: async () => {
        const next = expired.find(({ sessionId }) => !round.has(sessionId));
        if (!next) return void (round = new Set()); // the next round comes after their leases
        round.add(next.sessionId);
        const attempts = (claimed.get(next.sessionId) ?? 0) + 1;
        claimed.set(next.sessionId, attempts);
        return { ...next, attempts };
      },
      remove: async ({ sessionId }: LiveSession) => remove(sessionId),
    } as never,
    interviews: {
      runtimeView: async (session: LiveSession) => {
        if (isAway()) throw new AppError('unavailable', undefined, 'away');
        if (isFailing(session)) throw new AppError('internal', undefined, 'too much');
        return {};
      },
      endSession: async ({ sessionId }: LiveSession, end: object) => {
        if (isAway()) throw new AppError('unavailable', undefined, 'away');
        ended.push([sessionId, end]);
        return '';
      },
    } as never,
    registry: {
      get: () => undefined,
      claim: () => ({ owner: newId(), leaseMs: 1 }),
      isClosed: () => isClosed,
    } as never,
    conduct: async (_view, { sessionId }) => {
      conducted.push(sessionId);
      remove(sessionId);
      return undefined as never;
    },
    lock: makeKeyedLock(),
    logger: logger as never,
  });
  const claimRounds = async (rounds: number) => {
    for (let nth = 0; nth < rounds; nth += 1) while (await claimExpired());
  };
  return { claimed, conducted, ended, errors, claimRounds, close: () => (isClosed = true) };
}

test('a session that cannot be taken over delays no other, and is ended after ten attempts', async () => {
  const [failing, other] = [aSession(), aSession()];
  const run = supervise([failing], [other]);
  await run.claimRounds(12);
  expect(run.conducted).toEqual([other.sessionId]);
  expect(run.claimed.get(other.sessionId)).toBe(1);
  expect(run.claimed.get(failing.sessionId)).toBe(10);
  const end = { reason: 'ended_by_agent_platform', endedAtMs: 5000, durationSeconds: 3 };
  expect(run.ended).toEqual([[failing.sessionId, end]]);
  expect(run.errors).toMatchObject([{ sessionId: failing.sessionId }]);
});

test('after a long outage of the interview service sessions are conducted, not ended', async () => {
  let isAway = true;
  const sessions = [aSession(), aSession()];
  const run = supervise([], sessions, () => isAway);
  await run.claimRounds(16);
  isAway = false;
  await run.claimRounds(1);
  expect(run.conducted).toHaveLength(2);
  expect(run.ended).toEqual([]);
  expect(run.errors).toEqual([]);
});

test('a process that releases its sessions claims no other', async () => {
  const run = supervise([], [aSession()]);
  run.close();
  await run.claimRounds(1);
  expect(run.claimed.size).toBe(0);
});
