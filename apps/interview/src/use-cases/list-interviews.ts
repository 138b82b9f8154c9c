import { type InterviewStatus, type listInterviewsQuery, scoreRanges } from '@colloquy/contracts';
import type { z } from 'zod';
import type { ListFilter, PageOfSearch } from '../domain/list-ports';
import type { ShownInterview } from '../domain/shown-interview';
import type { Deps } from './deps';
import { inactiveSince } from './read-stats';

type ListQuery = z.infer<typeof listInterviewsQuery>;

const inProgress: readonly InterviewStatus[] = ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'];

type ListDeps = Pick<Deps, 'interviews' | 'clock' | 'rules'>;

export function filterOf(query: ListQuery, abandonedSince: Date): ListFilter {
  const statuses = query.status === 'IN_PROGRESS' ? inProgress : query.status && [query.status];
  const withdrawn = withdrawnWithin(query);
  const byCompletion = query.sort?.endsWith('completedAt');
  const completedAfter = query.completedAfter ?? (byCompletion ? new Date(0) : undefined);
  return {
    ...(statuses ? { statuses } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(query.agentGroupId ? { agentId: query.agentGroupId } : {}),
    ...(query.agentVersion ? { agentVersion: query.agentVersion } : {}),
    ...(query.channel ? { channel: query.channel } : {}),
    ...(query.language ? { language: query.language } : {}),
    ...(query.createdFrom ? { createdFrom: query.createdFrom } : {}),
    ...(query.createdTo ? { createdTo: query.createdTo } : {}),
    ...(completedAfter ? { completedAfter } : {}),
    ...(query.completedBefore ? { completedBefore: query.completedBefore } : {}),
    ...(query.question ? { question: query.question } : {}),
    ...(query.verdict ? { verdict: query.verdict } : {}),
    ...(query.qualityScore ? { qualityBucket: scoreRanges.indexOf(query.qualityScore) } : {}),
    ...(query.agentScore ? { agentBucket: scoreRanges.indexOf(query.agentScore) } : {}),
    ...(query.abandoned === true ? { inactiveSince: abandonedSince } : {}),
    ...(query.abandoned === false ? { activeSince: abandonedSince } : {}),
    ...(withdrawn === undefined ? {} : { withdrawn }),
    ...(query.isTest === undefined ? {} : { isTest: query.isTest }),
    ...(query.sort === 'createdAt' ? { isOldestFirst: true } : {}),
    sortOrder: query.sort === '-completedAt' ? 'desc' : (query.sortOrder ?? 'asc'),
  };
}

function withdrawnWithin({ withdrawn, withdrawnFrom, withdrawnTo }: ListQuery): ListFilter['withdrawn'] {
  if (withdrawn === false) return false;
  if (!withdrawn && !withdrawnFrom && !withdrawnTo) return undefined;
  return { from: withdrawnFrom ?? new Date(0), ...(withdrawnTo && { to: withdrawnTo }) };
}

export const makeListInterviews =
  (deps: ListDeps) =>
  async (accountId: string, query: ListQuery, at: { skip: number; limit: number }): Promise<PageOfSearch> => {
    const { interviews } = deps;
    const filter = filterOf(query, inactiveSince(deps));
    if (query.search) return interviews.search(accountId, { ...filter, search: query.search }, at);
    const counted = await interviews.count(accountId, filter, at);
    const total = counted.isMinimum ? Infinity : counted.total; // a list of unknown length is read from its beginning
    return { interviews: interviews.page(accountId, filter, { ...at, total }), ...counted };
  };

export const makeStreamInterviews =
  (deps: ListDeps) =>
  (accountId: string, query: ListQuery): AsyncIterable<ShownInterview> =>
    deps.interviews.stream(accountId, filterOf(query, inactiveSince(deps)));
