import type { InterviewStatus, listInterviewsQuery } from '@colloquy/contracts';
import type { z } from 'zod';
import type { ListFilter, PageOfSearch } from '../domain/list-ports';
import type { ShownInterview } from '../domain/shown-interview';
import type { Deps } from './deps';

type ListQuery = z.infer<typeof listInterviewsQuery>;

const inProgress: readonly InterviewStatus[] = ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'];

export function filterOf(query: ListQuery): ListFilter {
  const statuses = query.status === 'IN_PROGRESS' ? inProgress : query.status && [query.status];
  return {
    ...(statuses ? { statuses } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(query.agentGroupId ? { agentId: query.agentGroupId } : {}),
    ...(query.agentVersion ? { agentVersion: query.agentVersion } : {}),
    ...(query.channel ? { channel: query.channel } : {}),
    ...(query.language ? { language: query.language } : {}),
    ...(query.createdFrom ? { createdFrom: query.createdFrom } : {}),
    ...(query.createdTo ? { createdTo: query.createdTo } : {}),
    ...(query.completedAfter ? { completedAfter: query.completedAfter } : {}),
    ...(query.completedBefore ? { completedBefore: query.completedBefore } : {}),
    sortOrder: query.sortOrder ?? 'asc',
  };
}

export const makeListInterviews =
  ({ interviews }: Pick<Deps, 'interviews'>) =>
  async (accountId: string, query: ListQuery, at: { skip: number; limit: number }): Promise<PageOfSearch> => {
    const filter = filterOf(query);
    if (query.search) return interviews.search(accountId, { ...filter, search: query.search }, at);
    const counted = await interviews.count(accountId, filter, at);
    const total = counted.isMinimum ? Infinity : counted.total; // a list of unknown length is read from its beginning
    return { interviews: interviews.page(accountId, filter, { ...at, total }), ...counted };
  };

export const makeStreamInterviews =
  (deps: Deps) =>
  (accountId: string, query: ListQuery): AsyncIterable<ShownInterview> => {
    return deps.interviews.stream(accountId, filterOf(query));
  };
