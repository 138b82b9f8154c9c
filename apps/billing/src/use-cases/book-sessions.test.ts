import { systemClock } from '@colloquy/kernel';
import type { UsageEntry } from '../domain/usage';
import { type EndedSession, makeBookSessions } from './book-sessions';
import type { Deps } from './deps';

const session = (sessionId: string, accountId: string): EndedSession => ({
  sessionId,
  accountId,
  interviewId: 'interview',
  platform: 'WEB',
  disconnectReason: 'completed_by_expert',
  startedAt: new Date(0),
  endedAt: new Date(60_000),
  seconds: 60,
});

function started(refused?: string) {
  const reported: (readonly string[])[] = [];
  const book = async (entries: readonly UsageEntry[]) =>
    entries.map(({ sessionId }) => (sessionId === refused ? new Error('refused') : undefined));
  const reportLate = async (accountIds: readonly string[]) => void reported.push(accountIds);
  const rules = { closeGraceMs: 1, paymentTermMs: 1 };
  const repositories = { usage: { book }, subscriptions: { reportLate } } as unknown as Deps;
  return { reported, bookSessions: makeBookSessions({ ...repositories, clock: systemClock, rules }) };
}

test('all accounts of the booked sessions are reported in one call', async () => {
  const { reported, bookSessions } = started();
  const sessions = [session('1', 'one'), session('2', 'two'), session('3', 'one')];
  expect(await bookSessions(sessions)).toEqual([undefined, undefined, undefined]);
  expect(reported).toEqual([['one', 'two']]);
});

test('a session that cannot be booked does not affect the others', async () => {
  const { reported, bookSessions } = started('1');
  const outcomes = await bookSessions([session('1', 'one'), session('2', 'two')]);
  expect(outcomes).toEqual([expect.any(Error), undefined]);
  expect(reported).toEqual([['two']]);
});
