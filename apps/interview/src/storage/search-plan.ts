import { collectionOf, type Model } from '@colloquy/mongo';
import type { ListFilter, SearchFilter } from '../domain/list-ports';
import { fold, trigramsOfTerm } from '../domain/search-key';
import { facetOf, hasOutcome } from './facets';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';
import { listQuery, type ListQuery } from './list-query';
import { hashOf } from './search-entries';

const maxCompared = 4;

/** Up to this number of interviews with a trigram, or with the beginning of one, all are read and sorted. */
const fewWithTrigram = 100;
const fewWithBeginning = 1000;

/** Up to these numbers, the frequent trigrams of a term are compared. */
const comparedUpTo = [2000, 20_000];

/** Newest interviews with a trigram among which matches are counted, and the share that makes a term frequent. */
const sampled = 200;
const frequentShare = 0.1;

/** Up to this number, the interviews of an agent, or of a version, channel and language, are searched one by one. */
const fewOfAgent = 5000;

/** Below this share of the account, a status is searched by its own keys. */
const rareStatus = 0.05;

const last = '\u{10ffff}';

export interface SearchPlan extends ListQuery {
  /** The query has no order of its own, and the matches are sorted after it. */
  areFew: boolean;
}

export const planAmongKeys = (accountId: string, filter: SearchFilter): SearchPlan => ({
  ...listQuery(accountId, filter),
  areFew: false,
});

/**
 * Plans searches at a cost that does not grow with the account: the interviews with the rarest trigram of the term are
 * compared with it. If a term of one or two characters is frequent, the keys of all interviews are searched.
 */
export function makeSearchPlanner(model: Model<InterviewDocument>, counts: Pick<InterviewCounts, 'totals'>) {
  const collection = () => collectionOf(model);

  const countUpTo = (limit: number, trigrams: Condition) =>
    collection().countDocuments({ trigrams }, { limit, hint: indexes.search });

  /** Counts as little as the comparison needs; a term that is frequent itself needs no rarer trigram. */
  async function rarestOf(candidates: readonly Condition[], most: number, plan: SearchPlan) {
    const [first = ''] = candidates;
    for (const limit of [most, ...(candidates.length > 1 ? comparedUpTo : [])]) {
      if (limit === comparedUpTo.at(-1) && (await isFrequent(plan, first))) break;
      const found = await Promise.all(candidates.map((candidate) => countUpTo(limit, candidate)));
      const count = Math.min(...found);
      if (count < limit) return { candidate: candidates[found.indexOf(count)] ?? first, count };
    }
    return { candidate: first, count: Infinity };
  }

  async function isFrequent({ query }: SearchPlan, trigrams: Condition): Promise<boolean> {
    const found = await collection()
      .aggregate<{ matches: number }>(
        [
          { $match: { trigrams } },
          { $sort: { createdAt: -1 } },
          { $limit: sampled },
          { $match: query },
          { $count: 'matches' },
        ],
        { hint: indexes.search },
      )
      .toArray();
    return (found[0]?.matches ?? 0) >= frequentShare * sampled;
  }

  async function hasFew(accountId: string, filter: SearchFilter): Promise<boolean> {
    const { search: _term, statuses: _, createdFrom: _from, createdTo: _to, ...selecting } = filter;
    const { completedAfter, withdrawn, isTest, ...others } = selecting;
    const of = { ...others, ...(withdrawn && { withdrawn }), ...(isTest && { isTest }) };
    const needsOrder = hasOutcome(of) && completedAfter;
    const { query, hint } = listQuery(accountId, needsOrder ? { ...of, completedAfter } : of);
    return (await collection().countDocuments(query, { limit: fewOfAgent, hint })) < fewOfAgent;
  }

  async function isRare(accountId: string, statuses: NonNullable<SearchFilter['statuses']>) {
    const totals = await counts.totals(accountId);
    const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
    return sumOf(statuses.map((status) => totals[status])) < rareStatus * sumOf(Object.values(totals));
  }

  return async (accountId: string, filter: SearchFilter): Promise<SearchPlan> => {
    const amongKeys = planAmongKeys(accountId, filter);
    const hash = hashOf(accountId);
    const trigrams = someOf(trigramsOfTerm(filter.search)).map((trigram) => hash + trigram);
    const candidates = trigrams.length > 0 ? trigrams : [beginningWith(hash + fold(filter.search))];
    const most = trigrams.length > 0 ? fewWithTrigram : fewWithBeginning;
    const { candidate, count } = await rarestOf(candidates, most, amongKeys);
    const withRarest = { ...amongKeys.query, trigrams: candidate };
    if (count < most) return { ...amongKeys, query: withRarest, hint: indexes.search, areFew: true };
    const { statuses, completedAfter } = filter;
    if (isNarrow(filter) && (await hasFew(accountId, filter))) return amongKeys;
    if (trigrams.length === 0 || completedAfter || filter.withdrawn) return amongKeys;
    if (statuses && (await isRare(accountId, statuses))) return amongKeys;
    const sort = { createdAt: filter.isOldestFirst ? 1 : -1 } as const;
    return { query: withRarest, sort, hint: indexes.search, areFew: false };
  };
}

const isNarrow = (filter: ListFilter) =>
  Boolean(filter.agentId ?? filter.inactiveSince ?? filter.activeSince) ||
  Boolean(filter.withdrawn) ||
  Boolean(filter.isTest) ||
  hasOutcome(filter) ||
  facetOf(filter) !== undefined;

type Condition = string | { $elemMatch: { $gte: string; $lte: string } };

/** `first` is the hash and a term of one or two characters. */
const beginningWith = (first: string): Condition => ({
  $elemMatch: { $gte: first, $lte: first + last + last },
});

function someOf<T>(list: readonly T[]): T[] {
  const step = Math.max(1, (list.length - 1) / (maxCompared - 1));
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
