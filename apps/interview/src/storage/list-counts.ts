import { interviewStatuses } from '@colloquy/contracts';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { InterviewStats, ListFilter, PageOfList, Total } from '../domain/list-ports';
import { facetOf, hasOutcome } from './facets';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';
import { type Exclusion, exclusionOf, listQuery } from './list-query';
import { countedAfterPage } from './search-index';

/** Up to this number, the interviews of a filter that has no counter are counted one by one, for every page. */
const fewMatches = 1000;
/** Up to this number, the completions behind or before a moment are counted one by one. */
const fewCompletions = 10_000;

type PageToCount = Omit<PageOfList, 'total'>;

const hasNoCounter = (filter: ListFilter) =>
  Boolean(filter.agentId ?? filter.createdFrom ?? filter.createdTo ?? filter.completedBefore) ||
  Boolean(filter.inactiveSince ?? filter.activeSince ?? filter.withdrawn) ||
  Boolean(filter.isTest) ||
  hasOutcome(filter) ||
  facetOf(filter) !== undefined;

export function makeListCounts(model: Model<InterviewDocument>, counts: Pick<InterviewCounts, 'totals'>) {
  const collection = () => collectionOf(model);

  async function countSync(accountId: string, filter: ListFilter & { completedAfter: Date }, most: number) {
    const { query, hint } = listQuery(accountId, filter);
    const later = await collection().countDocuments(query, { hint, limit: most });
    if (later < most) return { total: later, isMinimum: false };
    const completedAt = { $gt: new Date(0), $lte: filter.completedAfter };
    const earlier = await collection().countDocuments({ accountId, completedAt }, { hint, limit: most });
    if (earlier === most) return { total: later, isMinimum: true };
    const { COMPLETED: all } = await counts.totals(accountId);
    return { total: Math.max(later, all - earlier), isMinimum: false };
  }

  /** Active interviews are few, however many were abandoned. */
  async function totalsAndAbandoned(accountId: string, inactiveSince: Date): Promise<InterviewStats> {
    const [byStatus, active] = await Promise.all([
      counts.totals(accountId),
      collection().countDocuments(
        { accountId, status: 'IN_PROGRESS', lastActivityAt: { $gt: inactiveSince } },
        { hint: indexes.activity },
      ),
    ]);
    return { byStatus, abandoned: Math.max(byStatus.IN_PROGRESS - active, 0) };
  }

  /** No list index separates withdrawn and test interviews from the others, but both are few. */
  async function countOthers(
    accountId: string,
    { query, hint, rest }: Exclusion,
    { skip, limit }: PageToCount,
  ): Promise<Total> {
    const leftOut = await collection().countDocuments(query, { hint });
    const { total, isMinimum } = await count(accountId, rest, { skip: skip + leftOut, limit });
    return { total: Math.max(total - leftOut, 0), isMinimum };
  }

  async function countAll(accountId: string, filter: ListFilter, { skip, limit }: PageToCount) {
    const { completedAfter } = filter;
    const { inactiveSince, ...others } = filter;
    if (inactiveSince && !hasNoCounter(others)) {
      const { abandoned } = await totalsAndAbandoned(accountId, inactiveSince);
      return { total: abandoned, isMinimum: false };
    }
    const seen = skip + limit + countedAfterPage;
    if (hasNoCounter(filter)) {
      const most = Math.max(fewMatches, seen);
      const { query, hint } = listQuery(accountId, filter);
      const found = await collection().countDocuments(query, { hint, limit: most + 1 });
      return { total: Math.min(found, most), isMinimum: found > most };
    }
    if (completedAfter)
      return countSync(accountId, { ...filter, completedAfter }, Math.max(fewCompletions, seen));
    const totals = await counts.totals(accountId);
    const total = (filter.statuses ?? interviewStatuses).reduce((sum, status) => sum + totals[status], 0);
    return { total, isMinimum: false };
  }

  async function count(accountId: string, filter: ListFilter, at: PageToCount): Promise<Total> {
    const exclusion = exclusionOf(accountId, filter);
    return exclusion ? countOthers(accountId, exclusion, at) : countAll(accountId, filter, at);
  }

  return { stats: totalsAndAbandoned, count };
}
