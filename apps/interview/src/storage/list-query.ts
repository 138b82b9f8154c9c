import type { ListFilter, PageOfList } from '../domain/list-ports';
import { searchPattern } from '../domain/search-key';
import { facetOf } from './facets';
import { indexes } from './interview-model';

export interface ListQuery {
  query: Record<string, unknown>;
  sort: Record<string, 1 | -1>;
  hint: Record<string, 1 | -1>;
}

export function listQuery(accountId: string, filter: ListFilter): ListQuery {
  const { agentId, statuses, completedAfter, completedBefore } = filter;
  const facet = facetOf(filter);
  const selected = {
    ...(facet ? { facets: facet } : {}),
    accountId,
    ...(agentId && !facet && { 'agent.agentId': agentId }),
    ...(filter.search && { searchKey: { $regex: searchPattern(filter.search) } }),
  };
  if (completedAfter) {
    const completedAt = {
      $gt: laterOf(completedAfter, new Date(0)),
      ...(completedBefore && { $lt: completedBefore }),
    };
    const none = statuses && !statuses.includes('COMPLETED') ? { status: { $in: [] } } : {};
    return {
      query: { ...selected, completedAt, ...(isCreatedWithin(filter) && createdWithin(filter)), ...none },
      sort: { completedAt: filter.sortOrder === 'desc' ? -1 : 1 },
      hint: completionsHint(filter),
    };
  }
  const status = statuses && { status: statuses.length === 1 ? statuses[0] : { $in: statuses } };
  // tombstones have no time of creation
  const created =
    (agentId && !facet) || !(statuses || facet) || isCreatedWithin(filter) ? createdWithin(filter) : {};
  const query = { ...selected, ...status, ...created };
  const sort = { createdAt: -1, _id: -1 } as const;
  if (facet) return { query, sort, hint: indexes.facets };
  if (agentId) return { query, sort: { createdAt: -1 }, hint: indexes.createdOfAgent };
  return { query, sort, hint: statuses ? indexes.newestByStatus : indexes.newest };
}

function completionsHint(filter: ListFilter) {
  if (facetOf(filter)) return indexes.completedByFacet;
  if (filter.agentId) return indexes.completedOfAgent;
  return isCreatedWithin(filter) ? indexes.completed : indexes.completions;
}

const isCreatedWithin = ({ createdFrom, createdTo }: ListFilter) => Boolean(createdFrom ?? createdTo);

const createdWithin = ({ createdFrom, createdTo }: ListFilter) => ({
  createdAt: {
    ...(createdFrom ? { $gte: laterOf(createdFrom, new Date(1)) } : { $gt: new Date(0) }),
    ...(createdTo && { $lt: createdTo }),
  },
});

export interface ListWindow {
  skip: number;
  limit: number;
  /** The items are in reverse order. */
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
      const [one, other] = [a, b].map((document) => (document as Record<string, Date | string>)[field]);
      if (one !== undefined && other !== undefined && one > other) return order;
      if (one !== undefined && other !== undefined && one < other) return -order;
    }
    return 0;
  };

export const reversed = (sort: ListQuery['sort']): ListQuery['sort'] =>
  Object.fromEntries(Object.entries(sort).map(([field, order]) => [field, order === 1 ? -1 : 1]));

/** The partial index on completions begins at the epoch. */
const laterOf = (a: Date, b: Date) => (a > b ? a : b);
