import type { InterviewStatus, listInterviewsQuery } from '@colloquy/contracts';
import type { z } from 'zod';
import type { ListFilter, PageOfSearch } from '../domain/ports';
import type { ShownInterview } from '../domain/shown-interview';
import type { Deps } from './deps';

type ListQuery = z.infer<typeof listInterviewsQuery>;

/** Statuses of the filter IN_PROGRESS: all between start and completion. */
const inProgress: readonly InterviewStatus[] = ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'];

export function filterOf(query: ListQuery): ListFilter {
  const statuses = query.status === 'IN_PROGRESS' ? inProgress : query.status && [query.status];
  return {
    ...(statuses ? { statuses } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(query.completedAfter ? { completedAfter: query.completedAfter } : {}),
    sortOrder: query.sortOrder ?? 'asc',
  };
}

export const makeListInterviews =
  ({ interviews }: Pick<Deps, 'interviews'>) =>
  async (accountId: string, query: ListQuery, at: { skip: number; limit: number }): Promise<PageOfSearch> => {
    const filter = filterOf(query);
    if (query.search) return interviews.search(accountId, { ...filter, search: query.search }, at);
    const total = await interviews.count(accountId, filter);
    return { interviews: interviews.page(accountId, filter, { ...at, total }), total, isMinimum: false };
  };

export const makeStreamInterviews =
  (deps: Deps) =>
  (accountId: string, query: ListQuery): AsyncIterable<ShownInterview> => {
    return deps.interviews.stream(accountId, filterOf(query));
  };
