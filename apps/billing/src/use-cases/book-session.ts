import type { UsageEntry } from '../domain/usage';
import type { Deps } from './deps';

/** Books a session once; an account whose subscription has ended is looked at again, for it may be due. */
export async function bookSession(deps: Deps, session: Omit<UsageEntry, 'bookedAt'>): Promise<void> {
  const { usage, subscriptions, clock, rules } = deps;
  const now = clock.now();
  await usage.book({ ...session, bookedAt: now });
  await subscriptions.reportLate(session.accountId, new Date(now.getTime() + rules.closeGraceMs));
}
