import { AppError } from '@colloquy/kernel';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { ListFilter } from '../domain/list-ports';
import { facetOf, hasOutcome, listEntriesOf } from './facets';
import { indexes, type InterviewDocument } from './interview-model';

const indexedAtOnce = 200;

/** Interviews of earlier versions. Those without a completion have no outcomes. */
const older = [
  { missing: { facets: { $exists: false } }, among: {}, hint: indexes.facets },
  {
    missing: { outcomes: { $exists: false } },
    among: { completedAt: { $gt: new Date(0) } },
    hint: indexes.outcomes,
  },
] as const;

export function makeFacetIndex(model: Model<InterviewDocument>) {
  const collection = () => collectionOf(model);
  let isComplete = false;

  const findOlder = async ({ missing, among, hint }: (typeof older)[number], limit: number) =>
    collection()
      .find(
        { ...missing, ...among },
        {
          projection: {
            accountId: 1,
            version: 1,
            agent: 1,
            sessions: 1,
            completedAt: 1,
            'analysis.findings.verdict': 1,
            'analysis.quality.score': 1,
            'analysis.conduct.score': 1,
            withdrawal: 1,
          },
          limit,
          hint,
        },
      )
      .toArray();

  async function indexSome(kind: (typeof older)[number]): Promise<boolean> {
    const found = await findOlder(kind, indexedAtOnce);
    if (found.length === 0) return false;
    const updates = found.map(({ _id, accountId, version, ...fields }) => ({
      updateOne: {
        filter: { _id, accountId, ...kind.missing, ...(version !== undefined && { version }) },
        update: { $set: entriesOf(fields) },
        hint: indexes.id,
      },
    }));
    await collection().bulkWrite(updates as never, { ordered: false });
    return true;
  }

  return {
    /** @throws AppError `unavailable` FILTER_NOT_READY if the filter may miss interviews of an earlier version */
    async assertIndexed(filter: ListFilter): Promise<void> {
      if (isComplete || (facetOf(filter) === undefined && !hasOutcome(filter))) return;
      const left = await Promise.all(older.map((kind) => findOlder(kind, 1)));
      isComplete = left.every((found) => found.length === 0);
      if (isComplete) return;
      throw new AppError(
        'unavailable',
        'FILTER_NOT_READY',
        'Filters by agentVersion, channel, language, question and scores are being prepared; try again in a few minutes',
      );
    },

    async indexOlder(): Promise<boolean> {
      for (const kind of older) if (await indexSome(kind)) return true;
      return false;
    },
  };
}

const entriesOf = ({
  agent,
  sessions,
  completedAt,
  analysis,
  withdrawal,
}: Omit<InterviewDocument, '_id' | 'accountId' | 'version'>) =>
  agent
    ? listEntriesOf({ agent, sessions, completedAt: completedAt ?? null, analysis, withdrawal })
    : { facets: [], outcomes: [] };
