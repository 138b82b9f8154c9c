import type { InterviewStatus, listInterviewsQuery } from '@colloquy/contracts';
import type { z } from 'zod';
import type { ListFilter } from '../domain/ports';
import type { ShownInterview } from '../domain/shown-interview';
import type { Deps } from './deps';

type ListQuery = z.infer<typeof listInterviewsQuery>;

/** Everything between start and completion is in progress. */
const inProgress: readonly InterviewStatus[] = ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'];

export interface Page {
  interviews: ShownInterview[];
  page: number;
  limit: number;
  total: number;
}

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

/** One page with its total; whichever of page and limit is missing takes its default. */
export async function pageOfInterviews(deps: Deps, accountId: string, query: ListQuery): Promise<Page> {
  const { page = 1, limit = 20 } = query;
  const filter = filterOf(query);
  const [interviews, total] = await Promise.all([
    deps.interviews.page(accountId, filter, { page, limit }),
    deps.interviews.count(accountId, filter),
  ]);
  return { interviews, page, limit, total };
}

/** All interviews that match, in batches. */
export function allInterviews(
  deps: Deps,
  accountId: string,
  query: ListQuery,
): AsyncIterable<ShownInterview> {
  return deps.interviews.stream(accountId, filterOf(query));
}
