import type { UsageEntry } from '../domain/usage';
import type { Deps } from './deps';

/** The connected time of a session that ended. */
export type EndedSession = Omit<UsageEntry, 'bookedAt'>;

/**
 * Books sessions, each once; accounts whose subscription has ended are looked at again, for they may be due. Repeatable.
 * @returns for each session the error it could not be booked for, or undefined
 */
export async function bookSessions(deps: Deps, sessions: readonly EndedSession[]): Promise<unknown[]> {
  const { usage, subscriptions, clock, rules } = deps;
  const bookedAt = clock.now();
  const outcomes = await usage.book(sessions.map((session) => ({ ...session, bookedAt })));
  const booked = sessions.filter((_, n) => outcomes[n] === undefined);
  const accountIds = new Set(booked.map(({ accountId }) => accountId));
  await subscriptions.reportLate([...accountIds], new Date(bookedAt.getTime() + rules.closeGraceMs));
  return outcomes;
}
