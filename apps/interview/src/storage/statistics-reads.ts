import { collectionOf, type Model } from '@colloquy/mongo';
import { primarySession } from '../domain/delivery';
import type {
  CompletedInterview,
  CountedMoment,
  CountsOverTime,
  StatisticsRange,
  StatisticsReads,
} from '../domain/statistics';
import { indexes, type InterviewDocument } from './interview-model';

/** Index keys that one count over time reads. */
const maxCounted = 200_000;
/** Small documents per batch: about 2 ms of decoding. */
const batchSize = 200;

const fieldOf = {
  created: 'createdAt',
  completed: 'completedAt',
  withdrawn: 'withdrawal.at',
} as const satisfies Record<CountedMoment, string>;

/** Index of each count, which has every field that the count needs. */
const indexOf = {
  created: { all: indexes.newest, ofAgent: indexes.createdOfAgent },
  completed: { all: indexes.completed, ofAgent: indexes.completedOfAgent },
  withdrawn: { all: indexes.withdrawn, ofAgent: indexes.withdrawn },
} as const;

const secondsToCompletion = { $divide: [{ $subtract: ['$completedAt', '$createdAt'] }, 1000] };
const medianSeconds = { $median: { input: secondsToCompletion, method: 'approximate' } };

/** Fields of {@link CompletedInterview}. */
const completedFields = {
  _id: 0,
  'agent.agentId': 1,
  'agent.name': 1,
  'agent.versionNumber': 1,
  'agent.language': 1,
  'sessions.platform': 1,
  'sessions.isActive': 1,
  'sessions.isProcessed': 1,
  'sessions.supersededAt': 1,
  'sessions.sourceLanguage': 1,
  'analysis.quality.score': 1,
  'analysis.conduct.score': 1,
  'analysis.findings.verdict': 1,
} as const;

/** @param most index keys that one count reads; default 200,000 */
export function makeStatisticsReads(model: Model<InterviewDocument>, most = maxCounted): StatisticsReads {
  const interviews = () => collectionOf(model);
  return {
    async countOverTime(accountId, moment, range, unit): Promise<CountsOverTime> {
      const field = fieldOf[moment];
      const start = { $dateTrunc: { date: `$${field}`, unit, startOfWeek: 'monday' } };
      const found = await interviews()
        .aggregate<{ _id: Date; count: number; medianSeconds?: number }>(
          [
            { $match: { accountId, ...ofAgent(range), [field]: within(range) } },
            { $limit: most + 1 },
            {
              $group: { _id: start, count: { $sum: 1 }, ...(moment === 'completed' && { medianSeconds }) },
            },
          ],
          { hint: indexOf[moment][range.agentGroupId === undefined ? 'all' : 'ofAgent'] },
        )
        .toArray();
      const intervals = found.map(({ _id, ...counted }) => ({ start: _id, ...counted }));
      return { intervals, isComplete: intervals.reduce((sum, { count }) => sum + count, 0) <= most };
    },

    async *completed(accountId, range, limit): AsyncGenerator<CompletedInterview> {
      const cursor = interviews().find<InterviewDocument>(
        { accountId, ...ofAgent(range), completedAt: within(range), withdrawal: null },
        {
          projection: completedFields,
          sort: { completedAt: -1 },
          limit,
          batchSize,
          hint: range.agentGroupId === undefined ? indexes.completed : indexes.completedOfAgent,
        },
      );
      for await (const document of cursor) yield fromDocument(document);
    },
  };
}

const ofAgent = ({ agentGroupId }: StatisticsRange) =>
  agentGroupId === undefined ? {} : { 'agent.agentId': agentGroupId };

/** The partial indexes begin after the epoch. */
const within = ({ from, to }: StatisticsRange) => ({
  $gte: from.getTime() > 0 ? from : new Date(1),
  $lt: to,
});

function fromDocument({ agent, sessions, analysis }: InterviewDocument): CompletedInterview {
  const session = primarySession({ sessions });
  return {
    agent,
    channel: session?.platform ?? null,
    language: session?.sourceLanguage ?? agent.language,
    qualityScore: analysis?.quality?.score ?? null,
    agentScore: analysis?.conduct?.score ?? null,
    verdicts: analysis?.findings?.map(({ verdict }) => verdict) ?? [],
  };
}
