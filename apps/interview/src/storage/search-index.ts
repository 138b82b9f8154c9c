import { createHash } from 'node:crypto';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { SearchFilter } from '../domain/ports';
import { fold, trigramsOf, trigramsOfTerm } from '../domain/search-key';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';
import { listQuery, type ListQuery, orderOf } from './list-query';

/** Most trigrams of a term whose frequencies are compared. */
const maxCompared = 4;

/** Number of interviews with a trigram up to which all are read and sorted, and with the beginning of trigrams. */
const fewWithTrigram = 100;
const fewWithBeginning = 1000;

/** Share of a status in the account up to which a frequent term is searched among the keys of the status. */
const rareStatus = 0.05;

/** Number of matches after a page that are counted. */
const countedAfterPage = 200;

/** Number of matches that are returned at a time. */
const matchBatch = 100;

/** Number of interviews of an earlier version that are indexed at a time. */
const indexedAtOnce = 200;

/** Largest character. */
const last = '\u{10ffff}';

/** Ids of some matches, in order, and how many there are. */
interface Matches {
  ids: string[];
  total: number;
  /** There are more matches than were counted. */
  isMinimum: boolean;
}

/** How to read the matches of a search. */
interface SearchPlan extends ListQuery {
  /** There are few candidates: the query has no order of its own, and the matches are to be sorted. */
  areFew: boolean;
}

/**
 * Returns the index entries of an interview: its trigrams after a hash of the account's id, which is nearly unique and a
 * seventh of the length. Queries select by the account too.
 */
export function searchEntries(accountId: string, searchKey: string): string[] {
  const hash = hashOf(accountId);
  return trigramsOf(searchKey).map((trigram) => hash + trigram);
}

const hashOf = (accountId: string) => createHash('sha256').update(accountId).digest('base64').slice(0, 5);

/**
 * Plans searches such that their cost does not grow with the account: the index finds the interviews with the rarest
 * trigram of the term, newest first, and the search key of each is compared with the term. A term of one or two characters
 * is the beginning of trigrams, which have no common order: if many interviews have them, matches are frequent among
 * the keys of all interviews, and those are searched.
 */
export function makeSearchIndex(model: Model<InterviewDocument>, counts: Pick<InterviewCounts, 'totals'>) {
  const collection = () => collectionOf(model);
  let isComplete = false;

  const countUpTo = (limit: number, trigrams: Condition) =>
    collection().countDocuments({ trigrams }, { limit, hint: indexes.search });

  async function isRare(accountId: string, statuses: NonNullable<SearchFilter['statuses']>) {
    const totals = await counts.totals(accountId);
    const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
    return sumOf(statuses.map((status) => totals[status])) < rareStatus * sumOf(Object.values(totals));
  }

  async function planOf(accountId: string, filter: SearchFilter): Promise<SearchPlan> {
    const amongKeys = { ...listQuery(accountId, filter), areFew: false };
    if (!isComplete) return amongKeys;
    const hash = hashOf(accountId);
    const trigrams = someOf(trigramsOfTerm(filter.search)).map((trigram) => hash + trigram);
    const candidates = trigrams.length > 0 ? trigrams : [beginningWith(hash + fold(filter.search))];
    const most = trigrams.length > 0 ? fewWithTrigram : fewWithBeginning;
    const found = await Promise.all(candidates.map((candidate) => countUpTo(most, candidate)));
    const fewest = Math.min(...found);
    const withRarest = { ...amongKeys.query, trigrams: candidates[found.indexOf(fewest)] };
    if (fewest < most) return { ...amongKeys, query: withRarest, hint: indexes.search, areFew: true };
    const { statuses, completedAfter } = filter;
    if (trigrams.length === 0 || completedAfter) return amongKeys;
    if (statuses && (await isRare(accountId, statuses))) return amongKeys;
    return { query: withRarest, sort: { createdAt: -1 }, hint: indexes.search, areFew: false };
  }

  /** Reads the ids of the matches among few candidates. */
  async function fewMatches({ query, sort, hint }: SearchPlan): Promise<string[]> {
    const projection = { createdAt: 1, completedAt: 1 } as const;
    const found = await collection().find(query, { projection, hint }).toArray();
    return found.sort(orderOf(sort)).map(({ _id }) => _id);
  }

  /** Finds matches in the order of an index. */
  const findMatches = ({ query, sort, hint }: SearchPlan) =>
    collection().find(query, { projection: { _id: 1 }, sort, hint });

  return {
    /** Reads a part of the matches. */
    async match(
      accountId: string,
      filter: SearchFilter,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<Matches> {
      const plan = await planOf(accountId, filter);
      if (plan.areFew) {
        const all = await fewMatches(plan);
        return { ids: all.slice(skip, skip + limit), total: all.length, isMinimum: false };
      }
      const most = limit + countedAfterPage + 1;
      const found = await findMatches(plan).skip(skip).limit(most).toArray();
      const isBeyond = found.length === 0 && skip > 0;
      return {
        ids: found.slice(0, limit).map(({ _id }) => _id),
        total: isBeyond
          ? await collection().countDocuments(plan.query, { hint: plan.hint })
          : skip + found.length,
        isMinimum: found.length === most,
      };
    },

    /** Reads all matches, some at a time. */
    async *matchAll(accountId: string, filter: SearchFilter): AsyncIterable<string[]> {
      const plan = await planOf(accountId, filter);
      let ids: string[] = [];
      for await (const id of plan.areFew ? await fewMatches(plan) : findMatches(plan).map(({ _id }) => _id)) {
        ids.push(id);
        if (ids.length < matchBatch) continue;
        yield ids;
        ids = [];
      }
      if (ids.length > 0) yield ids;
    },

    /**
     * Indexes some interviews that an earlier version stored. Until none is left, searches read all keys. Replicas may do
     * the same at the same time.
     * @returns whether more may be left
     */
    async indexOlder(): Promise<boolean> {
      const older = await collection()
        .find(
          { trigrams: { $exists: false } },
          { projection: { accountId: 1, searchKey: 1 }, limit: indexedAtOnce, hint: indexes.search },
        )
        .toArray();
      isComplete = older.length === 0;
      if (isComplete) return false;
      const updates = older.map(({ _id, accountId, searchKey }) => ({
        updateOne: {
          filter: {
            _id,
            accountId,
            trigrams: { $exists: false },
            searchKey: searchKey ?? { $exists: false },
          },
          update: { $set: { trigrams: searchKey ? searchEntries(accountId, searchKey) : [] } },
          hint: indexes.id,
        },
      }));
      await collection().bulkWrite(updates as never, { ordered: false });
      return true;
    },
  };
}

/** See {@link makeSearchIndex}. */
export type SearchIndex = ReturnType<typeof makeSearchIndex>;

type Condition = string | { $elemMatch: { $gte: string; $lte: string } };

/** Selects entries by their beginning: the hash, and a term of one or two characters. */
const beginningWith = (first: string): Condition => ({
  $elemMatch: { $gte: first, $lte: first + last + last },
});

/** Returns at most {@link maxCompared} items that are spread over the list. */
function someOf<T>(list: readonly T[]): T[] {
  const step = Math.max(1, (list.length - 1) / (maxCompared - 1));
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
