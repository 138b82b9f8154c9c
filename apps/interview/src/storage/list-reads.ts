import { collectionOf, type Model } from '@colloquy/mongo';
import type { InterviewLists, ListFilter, SearchFilter } from '../domain/list-ports';
import { collected } from './collected';
import { makeFacetIndex } from './facet-index';
import type { InterviewCounts } from './interview-counts';
import type { InterviewDocument } from './interview-model';
import { makeListCounts } from './list-counts';
import { listQuery, type ListQuery, reversed, windowOf } from './list-query';
import { makeListedDocuments } from './listed-documents';
import { makeSearchIndex } from './search-index';
import { type ListedDocument, listFields } from './shown-document';

/** Interviews that are decoded at once, in about 2 ms. */
const streamBatch = 20;

const farSkip = 100;

export function makeListReads(model: Model<InterviewDocument>, counts: InterviewCounts): InterviewLists {
  const collection = () => collectionOf(model);
  const { byIds, shownOf } = makeListedDocuments(model);
  const searches = makeSearchIndex(model, counts);
  const facets = makeFacetIndex(model);
  const { count, stats } = makeListCounts(model, counts);

  /** Reads only the keys of the skipped interviews, unless the index lacks a field of the filter. */
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
    async count(accountId, filter, at) {
      await facets.assertIndexed(filter);
      return count(accountId, filter, at);
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
    stats,
  };
}

const isSearch = (filter: ListFilter): filter is SearchFilter => Boolean(filter.search);
