import type { InterviewStatus, listInterviewsQuery } from '@colloquy/contracts';
import type { z } from 'zod';
import type { ListFilter } from '../domain/ports';
import type { ShownInterview } from '../domain/shown-interview';
import type { Deps } from './deps';

type ListQuery = z.infer<typeof listInterviewsQuery>;

/** Everything between start and completion is in progress. */
const inProgress: readonly InterviewStatus[] = ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'];

/** What a client's query asks for. */
export function filterOf(query: ListQuery): ListFilter {
  const statuses = query.status === 'IN_PROGRESS' ? inProgress : query.status && [query.status];
  return {
    ...(statuses ? { statuses } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(query.completedAfter ? { completedAfter: query.completedAfter } : {}),
    sortOrder: query.sortOrder ?? 'asc',
  };
}

/** Returns a page of the interviews that match, and how many match in all. */
export const makeListInterviews =
  ({ interviews }: Pick<Deps, 'interviews'>) =>
  async (
    accountId: string,
    query: ListQuery,
    at: { skip: number; limit: number },
  ): Promise<{ interviews: ShownInterview[]; total: number }> => {
    const filter = filterOf(query);
    const [page, total] = await Promise.all([
      interviews.page(accountId, filter, at),
      interviews.count(accountId, filter),
    ]);
    return { interviews: page, total };
  };

/** All interviews that match, in batches. */
export const makeStreamInterviews =
  (deps: Deps) =>
  (accountId: string, query: ListQuery): AsyncIterable<ShownInterview> => {
    return deps.interviews.stream(accountId, filterOf(query));
  };
