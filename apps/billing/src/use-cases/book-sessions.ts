import type { UsageEntry } from '../domain/usage';
import type { Deps } from './deps';

export type EndedSession = Omit<UsageEntry, 'bookedAt'>;

type BookDeps = Pick<Deps, 'usage' | 'subscriptions' | 'clock' | 'rules'>;

/** Makes ended subscriptions due again. Returns the error of each refused session. */
export const makeBookSessions =
  ({ usage, subscriptions, clock, rules }: BookDeps) =>
  async (sessions: readonly EndedSession[]): Promise<unknown[]> => {
    const bookedAt = clock.now();
    const outcomes = await usage.book(sessions.map((session) => ({ ...session, bookedAt })));
    const booked = sessions.filter((_, n) => outcomes[n] === undefined);
    const accountIds = new Set(booked.map(({ accountId }) => accountId));
    await subscriptions.reportLate([...accountIds], new Date(bookedAt.getTime() + rules.closeGraceMs));
    return outcomes;
  };
