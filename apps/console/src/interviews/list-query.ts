import type { paths } from '@colloquy/client';
import { isDay } from '../app/search-values';
import type { ListSearch } from './list-search';

const dayMs = 86_400_000;

export function listQueryOf({ page = 1, search, ...filters }: ListSearch, limit: number) {
  const { status, agent, version, channel, language, createdFrom, createdTo, tests, order } = filters;
  const isState = status !== 'ABANDONED' && status !== 'WITHDRAWN';
  return {
    page,
    limit,
    ...(status && isState && { status }),
    ...(status === 'ABANDONED' && { abandoned: true as const }),
    ...(search && { search }),
    ...(agent && { agentGroupId: agent }),
    ...(agent && version && { agentVersion: version }),
    ...(channel && { channel }),
    ...(language && { language }),
    ...(createdFrom && { createdFrom: startOfUtcDay(createdFrom) }),
    ...(createdTo && { createdTo: endOfUtcDay(createdTo) }),
    ...completionQuery(filters),
    ...withdrawalQuery(filters),
    ...(tests && { isTest: tests === 'only' }),
    ...(order && { sort: 'createdAt' as const }),
  };
}

type Query = NonNullable<paths['/api/interviews']['get']['parameters']['query']>;

function completionQuery({ completed, since, until, ...outcomes }: ListSearch): Query {
  if (!completed) return {};
  const { question, verdict, quality, conduct } = outcomes;
  const after = since ? Date.parse(isDay(since) ? `${since}T00:00` : since) - 1 : 0;
  return {
    completedAfter: new Date(after).toISOString(),
    sortOrder: completed,
    ...(until && { completedBefore: (isDay(until) ? endOf(until) : new Date(until)).toISOString() }),
    ...(question && { question }),
    ...(question && verdict && { verdict }),
    ...(quality && { qualityScore: quality }),
    ...(conduct && { agentScore: conduct }),
  };
}

function withdrawalQuery({ status, withdrawn, withdrawnFrom, withdrawnTo }: ListSearch): Query {
  if (status !== 'WITHDRAWN') return withdrawn ? { withdrawn: false } : {};
  return {
    withdrawn: true,
    ...(withdrawnFrom && { withdrawnFrom: startOfUtcDay(withdrawnFrom) }),
    ...(withdrawnTo && { withdrawnTo: endOfUtcDay(withdrawnTo) }),
  };
}

const startOfUtcDay = (day: string) => new Date(day).toISOString();
const endOfUtcDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString();

function endOf(day: string): Date {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next;
}
