import type { ListFilter, PageOfList } from '../domain/ports';
import { searchPattern } from '../domain/search-key';
import { indexes } from './interview-model';

export interface ListQuery {
  query: Record<string, unknown>;
  /** By completion time or newest first; stable for equal times. */
  sort: Record<string, 1 | -1>;
  hint: Record<string, 1 | -1>;
}

export function listQuery(accountId: string, filter: ListFilter): ListQuery {
  const search = filter.search ? { searchKey: { $regex: searchPattern(filter.search) } } : {};
  if (filter.completedAfter) {
    const completedAt = { $gt: laterOf(filter.completedAfter, new Date(0)) };
    const none = filter.statuses && !filter.statuses.includes('COMPLETED') ? { status: { $in: [] } } : {};
    return {
      query: { accountId, completedAt, ...none, ...search },
      sort: { completedAt: filter.sortOrder === 'desc' ? -1 : 1 },
      hint: indexes.completions,
    };
  }
  const sort = { createdAt: -1, _id: -1 } as const;
  if (!filter.statuses) {
    // tombstones have no time of creation
    const createdAt = { $gt: new Date(0) };
    return { query: { accountId, createdAt, ...search }, sort, hint: indexes.newest };
  }
  const status = filter.statuses.length === 1 ? filter.statuses[0] : { $in: filter.statuses };
  return { query: { accountId, status, ...search }, sort, hint: indexes.newestByStatus };
}

/** A part of a list, as it is read. */
export interface ListWindow {
  skip: number;
  limit: number;
  /** The list is read from its end, and the items are in reverse order. */
  isReversed: boolean;
}

/** Returns how to read a page: from the nearer end of the list, so that the last pages are as cheap as the first. */
export function windowOf({ skip, limit, total }: PageOfList): ListWindow {
  const length = Math.max(Math.min(limit, total - skip), 0);
  if (skip <= total / 2) return { skip, limit: length, isReversed: false };
  return { skip: Math.max(total - skip - length, 0), limit: length, isReversed: true };
}

/** Returns the order of documents that a sort describes. */
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

/** Returns the reverse of a sort. */
export const reversed = (sort: ListQuery['sort']): ListQuery['sort'] =>
  Object.fromEntries(Object.entries(sort).map(([field, order]) => [field, order === 1 ? -1 : 1]));

/** The partial index on completions begins at the epoch. */
const laterOf = (a: Date, b: Date) => (a > b ? a : b);
