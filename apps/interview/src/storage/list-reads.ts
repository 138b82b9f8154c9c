import { interviewStatuses } from '@colloquy/contracts';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { InterviewLists, ListFilter, SearchFilter } from '../domain/list-ports';
import { collected } from './collected';
import { makeFacetIndex } from './facet-index';
import { facetOf } from './facets';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';
import { listQuery, type ListQuery, reversed, windowOf } from './list-query';
import { makeListedDocuments } from './listed-documents';
import { countedAfterPage, makeSearchIndex } from './search-index';
import { type ListedDocument, listFields } from './shown-document';

/** Interviews that are decoded at once, in about 2 ms. */
const streamBatch = 20;

/** From this number of skipped interviews on, a page is found by index keys before its documents are read. */
const farSkip = 100;

/** Up to this number, the interviews of a filter that has no counter are counted one by one. */
const fewMatches = 10_000;

export function makeListReads(model: Model<InterviewDocument>, counts: InterviewCounts): InterviewLists {
  const collection = () => collectionOf(model);
  const { byIds, shownOf } = makeListedDocuments(model);
  const searches = makeSearchIndex(model, counts);
  const facets = makeFacetIndex(model);

  /** Reads only the keys of the skipped interviews. */
  async function farPage(
    accountId: string,
    { query, ...options }: ListQuery & { skip: number; limit: number },
  ) {
    if ('completedAt' in options.sort) return farSync({ query, ...options });
    const keys = await collection()
      .find(query, { ...options, projection: { _id: 1 } })
      .toArray();
    return byIds(
      accountId,
      keys.map(({ _id }) => _id),
    );
  }

  /** Times of completion are unique in an account. */
  async function farSync({ query, skip, ...options }: ListQuery & { skip: number; limit: number }) {
    const times = await collection()
      .find(query, { ...options, skip, projection: { _id: 0, completedAt: 1 } })
      .map(({ completedAt }) => completedAt)
      .toArray();
    const completedAt = { $in: times };
    return collected(
      collection().find<ListedDocument>({ ...query, completedAt }, { ...options, projection: listFields }),
    );
  }

  /** Counts up to `most` completions from either end. */
  async function countSync(accountId: string, filter: ListFilter & { completedAfter: Date }, most: number) {
    const { query, hint } = listQuery(accountId, filter);
    const later = await collection().countDocuments(query, { hint, limit: most });
    if (later < most) return { total: later, isMinimum: false };
    const completedAt = { $gt: new Date(0), $lte: filter.completedAfter };
    const earlier = await collection().countDocuments({ accountId, completedAt }, { hint, limit: most });
    if (earlier === most) return { total: later, isMinimum: true };
    const { COMPLETED: all } = await counts.totals(accountId);
    return { total: Math.max(later, all - earlier), isMinimum: false };
  }

  async function* searched(accountId: string, filter: SearchFilter) {
    for await (const ids of searches.matchAll(accountId, filter)) yield* await byIds(accountId, ids);
  }

  return {
    async *page(accountId, filter, at) {
      const { query, sort, hint } = listQuery(accountId, filter);
      // a sync must not miss an interview although others complete after the count
      const isSync = filter.completedAfter !== undefined && filter.sortOrder === 'asc';
      const { skip, limit, isReversed } = windowOf(isSync ? { ...at, total: Infinity } : at);
      if (limit === 0) return;
      const options = { sort: isReversed ? reversed(sort) : sort, hint, skip, limit };
      const page =
        skip >= farSkip
          ? await farPage(accountId, { query, ...options })
          : collection().find<ListedDocument>(query, { projection: listFields, ...options });
      yield* shownOf(accountId, isReversed ? (await collected(page)).reverse() : page);
    },
    async count(accountId, filter, { skip, limit }) {
      await facets.assertIndexed(filter);
      const { completedAfter, completedBefore, agentId, createdFrom, createdTo } = filter;
      const most = Math.max(fewMatches, skip + limit + countedAfterPage);
      if (agentId || createdFrom || createdTo || completedBefore || facetOf(filter)) {
        const { query, hint } = listQuery(accountId, filter);
        const total = await collection().countDocuments(query, { hint, limit: most });
        return { total, isMinimum: total === most };
      }
      if (completedAfter) return countSync(accountId, { ...filter, completedAfter }, most);
      const totals = await counts.totals(accountId);
      const total = (filter.statuses ?? interviewStatuses).reduce((sum, status) => sum + totals[status], 0);
      return { total, isMinimum: false };
    },
    async search(accountId, filter, at) {
      await facets.assertIndexed(filter);
      const { ids, ...counted } = await searches.match(accountId, filter, at);
      const documents = ids.length > 0 ? await byIds(accountId, ids) : [];
      return { interviews: shownOf(accountId, documents), ...counted };
    },
    indexOlder: async () => (await searches.indexOlder()) || facets.indexOlder(),
    async *stream(accountId, filter) {
      await facets.assertIndexed(filter);
      if (isSearch(filter)) return yield* shownOf(accountId, searched(accountId, filter));
      const { query, sort, hint } = listQuery(accountId, filter);
      const cursor = collection().find<ListedDocument>(query, {
        projection: listFields,
        sort,
        hint,
        batchSize: streamBatch,
      });
      yield* shownOf(accountId, cursor);
    },
    async stats(accountId, inactiveSince) {
      // active interviews are few, however many were abandoned
      const [byStatus, active] = await Promise.all([
        counts.totals(accountId),
        collection().countDocuments(
          { accountId, status: 'IN_PROGRESS', lastActivityAt: { $gt: inactiveSince } },
          { hint: indexes.activity },
        ),
      ]);
      return { byStatus, abandoned: Math.max(byStatus.IN_PROGRESS - active, 0) };
    },
  };
}

const isSearch = (filter: ListFilter): filter is SearchFilter => Boolean(filter.search);
