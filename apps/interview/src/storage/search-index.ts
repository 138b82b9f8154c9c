import { collectionOf, type Model } from '@colloquy/mongo';
import type { SearchFilter } from '../domain/list-ports';
import type { InterviewCounts } from './interview-counts';
import type { InterviewDocument } from './interview-model';
import { orderOf } from './list-query';
import { indexSomeOlder } from './search-entries';
import { makeSearchPlanner, planAmongKeys, type SearchPlan } from './search-plan';

export const countedAfterPage = 200;

const matchBatch = 100;

interface Matches {
  ids: string[];
  total: number;
  isMinimum: boolean;
}

export function makeSearchIndex(model: Model<InterviewDocument>, counts: Pick<InterviewCounts, 'totals'>) {
  const collection = () => collectionOf(model);
  const planByEntries = makeSearchPlanner(model, counts);
  let isComplete = false;
  const planOf = async (accountId: string, filter: SearchFilter): Promise<SearchPlan> =>
    isComplete ? planByEntries(accountId, filter) : planAmongKeys(accountId, filter);

  async function fewMatches({ query, sort, hint }: SearchPlan): Promise<string[]> {
    const projection = { createdAt: 1, completedAt: 1, 'withdrawal.at': 1 } as const;
    const found = await collection().find(query, { projection, hint }).toArray();
    return found.sort(orderOf(sort)).map(({ _id }) => _id);
  }

  const findMatches = ({ query, sort, hint }: SearchPlan) =>
    collection().find(query, { projection: { _id: 1 }, sort, hint });

  return {
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
          ? await collection().countDocuments(plan.query, { hint: plan.hint, limit: skip })
          : skip + found.length,
        isMinimum: found.length === most,
      };
    },

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

    /** Until no interview is left to index, searches read all keys. */
    async indexOlder(): Promise<boolean> {
      const mayHaveMore = await indexSomeOlder(model);
      isComplete = !mayHaveMore;
      return mayHaveMore;
    },
  };
}
