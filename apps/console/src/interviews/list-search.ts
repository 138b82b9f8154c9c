import { agentLanguages } from '../agents/agent-models';
import { isDay, isId, textIn } from '../app/search-values';
import { localTime, userZone } from './time-zone';

export const statusFilters = ['NOT_SCHEDULED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Orders by completion, which list completed interviews only; the default order is newest first. */
export const completionOrders = ['desc', 'asc'] as const;
export type CompletionOrder = (typeof completionOrders)[number];

export const channels = ['WEB', 'PHONE'] as const;

/** Search parameters of the list of interviews; they hold its whole state. */
export interface ListSearch {
  page?: number;
  status?: StatusFilter;
  search?: string;
  /** Id of the agent of the interviews. */
  agent?: string;
  /** Version of the agent; only together with `agent`. */
  version?: number;
  /** Of the delivered session. */
  channel?: (typeof channels)[number];
  /** In which the expert spoke. */
  language?: (typeof agentLanguages)[number];
  /** First and last UTC day of creation, `2026-03-01`; both are inclusive. */
  createdFrom?: string;
  createdTo?: string;
  /** Orders the list by completion. */
  completed?: CompletionOrder;
  /** A day in the user's time zone, `2026-03-01`, or a moment, ISO 8601 in UTC: completed then or later. */
  since?: string;
  /** A day in the user's time zone: completed then or earlier. Or a moment: completed before. */
  until?: string;
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

export function validateListSearch(given: Record<string, unknown>): ListSearch {
  const page = Number(given['page']);
  const status = statusFilters.find((known) => known === given['status']);
  const order = completionOrders.find((known) => known === given['completed']);
  const search = textIn(given['search']);
  const { agent, createdFrom, createdTo } = given;
  const version = Number(given['version']);
  const channel = channels.find((known) => known === given['channel']);
  const language = agentLanguages.find((known) => known === given['language']);
  const [since, until] = [given['since'], given['until']].map((value) =>
    isDay(value) || isMoment(value) ? value : undefined,
  );
  const byCompletion = status === undefined || status === 'COMPLETED';
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(status && { status }),
    ...(search.trim() && { search }),
    ...(isId(agent) && { agent }),
    ...(isId(agent) && Number.isInteger(version) && version >= 1 && version <= 1_000_000 && { version }),
    ...(channel && { channel }),
    ...(language && { language }),
    ...(isDay(createdFrom) && { createdFrom }),
    ...(isDay(createdTo) && { createdTo }),
    ...(byCompletion && (order ?? since ?? until) && { completed: order ?? 'desc' }),
    ...(byCompletion && since && { since }),
    ...(byCompletion && until && { until }),
  };
}

/** Applies a change by the user: returns to the first page and removes filters that conflict with the change. */
export function changedSearch(
  known: ListSearch,
  change: { [K in keyof ListSearch]: ListSearch[K] | undefined },
): ListSearch {
  const next: Record<string, unknown> = { ...known, page: undefined, ...change };
  if (change.completed || change.since || change.until) delete next['status'];
  if ('agent' in change) delete next['version'];
  if ('completed' in change && !change.completed) {
    delete next['since'];
    delete next['until'];
  }
  return validateListSearch(next);
}

/** Returns whether a filter hides some of the interviews. */
export const isNarrowed = ({ page: _, ...filters }: ListSearch): boolean => Object.keys(filters).length > 0;

/** Returns the day of `since` in the user's time zone; '' if it is undefined. */
export const dayOf = (since: string | undefined): string =>
  isMoment(since) ? localTime(since, userZone()).slice(0, 10) : (since ?? '');

/** Returns the last day of `until` in the user's time zone; '' if it is undefined. */
export const lastDayOf = (until: string | undefined): string =>
  isMoment(until) ? dayOf(new Date(Date.parse(until) - 1).toISOString()) : (until ?? '');

const dayMs = 86_400_000;

/** Returns the first moment after a day in the user's time zone. */
function endOf(day: string): Date {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next;
}

export function listQueryOf({ page = 1, completed, since, until, ...filters }: ListSearch, limit: number) {
  const { status, search, agent, version, channel, language, createdFrom, createdTo } = filters;
  const after = since ? Date.parse(isDay(since) ? `${since}T00:00` : since) - 1 : 0;
  return {
    page,
    limit,
    ...(status && { status }),
    ...(search && { search }),
    ...(agent && { agentGroupId: agent }),
    ...(agent && version && { agentVersion: version }),
    ...(channel && { channel }),
    ...(language && { language }),
    ...(createdFrom && { createdFrom: new Date(createdFrom).toISOString() }),
    ...(createdTo && { createdTo: new Date(Date.parse(createdTo) + dayMs).toISOString() }),
    ...(completed && { completedAfter: new Date(after).toISOString(), sortOrder: completed }),
    ...(completed &&
      until && { completedBefore: (isDay(until) ? endOf(until) : new Date(until)).toISOString() }),
  };
}
