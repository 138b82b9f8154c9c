import { interviewStatuses } from '@colloquy/contracts';
import type { ListFilter, PageOfList } from '../domain/list-ports';
import { searchPattern } from '../domain/search-key';
import { facetOf, hasOutcome, outcomesSought } from './facets';
import { indexes, notTest } from './interview-model';

export interface ListQuery {
  query: Record<string, unknown>;
  sort: Record<string, 1 | -1>;
  hint: Record<string, 1 | -1>;
}

/** The partial indexes on times begin after the epoch. */
const epoch = new Date(0);

export function listQuery(accountId: string, filter: ListFilter): ListQuery {
  if (filter.isTest) return tests(accountId, filter);
  if (filter.completedAfter) return byCompletion(accountId, filter, filter.completedAfter);
  if (filter.withdrawn) return byWithdrawal(accountId, filter, filter.withdrawn);
  if (filter.inactiveSince) return abandoned(accountId, filter, filter.inactiveSince);
  if (filter.activeSince) return active(accountId, filter, filter.activeSince);
  return newestFirst(accountId, filter);
}

function byCompletion(accountId: string, filter: ListFilter, completedAfter: Date): ListQuery {
  const { completedBefore, statuses, sortOrder } = filter;
  const hint = completionsHint(filter);
  const completedAt = {
    $gt: laterOf(completedAfter, epoch),
    ...(completedBefore && { $lt: completedBefore }),
  };
  const none = statuses && !statuses.includes('COMPLETED') ? { status: { $in: [] } } : {};
  return {
    query: { ...selected(accountId, filter, hint), completedAt, ...createdIfGiven(filter), ...none },
    sort: { completedAt: sortOrder === 'desc' ? -1 : 1 },
    hint,
  };
}

function completionsHint(filter: ListFilter) {
  if (hasOutcome(filter)) return indexes.outcomes;
  if (facetOf(filter)) return indexes.completedByFacet;
  if (filter.agentId) return indexes.completedOfAgent;
  return isCreatedWithin(filter) ? indexes.completed : indexes.completions;
}

/** Withdrawn interviews are few: other conditions are checked on their documents. */
function byWithdrawal(accountId: string, filter: ListFilter, { from, to }: WithdrawnWithin): ListQuery {
  const hint = indexes.withdrawn;
  const at = { $gte: laterOf(from, new Date(1)), ...(to && { $lt: to }) };
  return {
    query: {
      ...selected(accountId, filter, hint),
      'withdrawal.at': at,
      ...statusOf(filter),
      ...createdIfGiven(filter),
    },
    sort: { 'withdrawal.at': -1 },
    hint,
  };
}

type WithdrawnWithin = Exclude<ListFilter['withdrawn'], false | undefined>;

function tests(accountId: string, filter: ListFilter): ListQuery {
  const { agentId } = filter;
  const hint = indexes.tests;
  return {
    query: {
      ...selected(accountId, filter, hint),
      ...(agentId && { 'agent.agentId': agentId }),
      ...statusOf(filter),
      ...createdIfGiven(filter),
    },
    sort: inOrder(filter, { createdAt: -1, _id: -1 }),
    hint,
  };
}

function abandoned(accountId: string, filter: ListFilter, inactiveSince: Date): ListQuery {
  const hint = indexes.inProgress;
  return {
    query: {
      ...selected(accountId, filter, hint),
      status: 'IN_PROGRESS',
      lastActivityAt: { $lte: inactiveSince },
      ...createdIfGiven(filter),
    },
    sort: inOrder(filter, { createdAt: -1, _id: -1 }),
    hint,
  };
}

/** Active interviews are few, however many were abandoned: other conditions are checked on their documents. */
function active(accountId: string, filter: ListFilter, activeSince: Date): ListQuery {
  const { agentId } = filter;
  const hint = indexes.activity;
  return {
    query: {
      ...selected(accountId, filter, hint),
      ...(agentId && { 'agent.agentId': agentId }),
      status: 'IN_PROGRESS',
      lastActivityAt: { $gt: activeSince },
      ...createdIfGiven(filter),
    },
    sort: { lastActivityAt: -1 },
    hint,
  };
}

function newestFirst(accountId: string, filter: ListFilter): ListQuery {
  const { agentId, statuses } = filter;
  const sort = inOrder(filter, agentId && !facetOf(filter) ? { createdAt: -1 } : { createdAt: -1, _id: -1 });
  if (facetOf(filter)) {
    const hint = indexes.facets;
    const status = statusOf({ statuses: statuses ?? interviewStatuses });
    return {
      query: { ...selected(accountId, filter, hint), ...status, ...createdIfGiven(filter) },
      sort,
      hint,
    };
  }
  const hint = agentId ? indexes.createdOfAgent : statuses ? indexes.newestByStatus : indexes.newest;
  // tombstones have no time of creation
  const created = agentId || !statuses ? createdWithin(filter) : createdIfGiven(filter);
  const query = { ...selected(accountId, filter, hint), ...statusOf(filter), ...created };
  return { query, sort, hint };
}

const inOrder = ({ isOldestFirst }: ListFilter, newestFirst: ListQuery['sort']) =>
  isOldestFirst ? reversed(newestFirst) : newestFirst;

function selected(accountId: string, filter: ListFilter, hint: ListQuery['hint']) {
  const { agentId, search, withdrawn, isTest } = filter;
  const facet = facetOf(filter);
  const [outcomes, ...others] = outcomesSought(filter);
  return {
    ...(outcomes && { outcomes: { $in: outcomes } }),
    ...(others.length > 0 && { $and: others.map(hasOneOf) }),
    ...(facet && { facets: facet }),
    accountId,
    ...(agentId && 'agent.agentId' in hint && { 'agent.agentId': agentId }),
    ...(search && { searchKey: { $regex: searchPattern(search) } }),
    ...(withdrawn === false && { withdrawal: null }),
    ...(isTest !== undefined && { isTest: isTest || notTest }),
  };
}

/** An expression takes no bounds of the index: with several conditions on it, the planner would try several plans. */
const hasOneOf = (entries: readonly string[]) => ({
  $expr: { $gt: [{ $size: { $setIntersection: [{ $ifNull: ['$outcomes', []] }, entries] } }, 0] },
});

const statusOf = ({ statuses }: Pick<ListFilter, 'statuses'>) =>
  statuses && { status: statuses.length === 1 ? statuses[0] : { $in: statuses } };

const isCreatedWithin = ({ createdFrom, createdTo }: ListFilter) => Boolean(createdFrom ?? createdTo);

const createdIfGiven = (filter: ListFilter) => (isCreatedWithin(filter) ? createdWithin(filter) : {});

const createdWithin = ({ createdFrom, createdTo }: ListFilter) => ({
  createdAt: {
    ...(createdFrom ? { $gte: laterOf(createdFrom, new Date(1)) } : { $gt: epoch }),
    ...(createdTo && { $lt: createdTo }),
  },
});

export interface Exclusion extends Pick<ListQuery, 'query' | 'hint'> {
  rest: ListFilter;
}

export function exclusionOf(accountId: string, filter: ListFilter): Exclusion | undefined {
  const { withdrawn, ...withWithdrawn } = filter;
  if (withdrawn === false) {
    const { query } = listQuery(accountId, withWithdrawn);
    const hint = indexes.withdrawn;
    return { query: { ...query, 'withdrawal.at': { $gt: epoch } }, hint, rest: withWithdrawn };
  }
  const { isTest, ...withTests } = filter;
  if (isTest !== false) return undefined;
  const { query } = listQuery(accountId, withTests);
  return { query: { ...query, isTest: true }, hint: indexes.tests, rest: withTests };
}

interface ListWindow {
  skip: number;
  limit: number;
  isReversed: boolean;
}

/** Reads from the nearer end of the list, so that the last pages are as cheap as the first. */
export function windowOf({ skip, limit, total }: PageOfList): ListWindow {
  const length = Math.max(Math.min(limit, total - skip), 0);
  if (skip <= total / 2) return { skip, limit: length, isReversed: false };
  return { skip: Math.max(total - skip - length, 0), limit: length, isReversed: true };
}

export const orderOf =
  (sort: ListQuery['sort']) =>
  (a: object, b: object): number => {
    for (const [field, order] of Object.entries(sort)) {
      const [one, other] = [a, b].map((document) => valueAt(document, field));
      if (one !== undefined && other !== undefined && one > other) return order;
      if (one !== undefined && other !== undefined && one < other) return -order;
    }
    return 0;
  };

const valueAt = (document: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document) as
    Date | string | undefined;

export const reversed = (sort: ListQuery['sort']): ListQuery['sort'] =>
  Object.fromEntries(Object.entries(sort).map(([field, order]) => [field, order === 1 ? -1 : 1]));

const laterOf = (a: Date, b: Date) => (a > b ? a : b);
