import type { Deps } from './deps';

/** Interviews in progress that have not been active since then are abandoned. */
export const inactiveSince = ({ clock, rules }: Pick<Deps, 'clock' | 'rules'>): Date =>
  new Date(clock.now().getTime() - rules.abandonedAfterMs);

export const makeReadStats = (deps: Deps) => async (accountId: string) => {
  const { byStatus, abandoned } = await deps.interviews.stats(accountId, inactiveSince(deps));
  return {
    notScheduled: byStatus.NOT_SCHEDULED,
    scheduled: byStatus.SCHEDULED,
    inProgress: byStatus.DIALING + byStatus.WAITING_FOR_EXPERT + byStatus.IN_PROGRESS,
    completed: byStatus.COMPLETED,
    total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    abandoned,
  };
};
