import type { Deps } from './deps';

export const makeReadStats = (deps: Deps) => async (accountId: string) => {
  const inactiveSince = new Date(deps.clock.now().getTime() - deps.rules.abandonedAfterMs);
  const { byStatus, abandoned } = await deps.interviews.stats(accountId, inactiveSince);
  return {
    notScheduled: byStatus.NOT_SCHEDULED,
    scheduled: byStatus.SCHEDULED,
    inProgress: byStatus.DIALING + byStatus.WAITING_FOR_EXPERT + byStatus.IN_PROGRESS,
    completed: byStatus.COMPLETED,
    total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    abandoned,
  };
};
