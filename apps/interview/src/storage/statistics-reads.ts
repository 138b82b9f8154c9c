import type { TimelineInterval } from '@colloquy/contracts';
import { collectionOf, type Model } from '@colloquy/mongo';
import { primarySession, sourceLanguageOf } from '../domain/delivery';
import {
  atMost,
  type CompletedInterview,
  type CountedMoment,
  type CountsOverTime,
  type IntervalCount,
  type StatisticsRange,
  type StatisticsReads,
} from '../domain/statistics';
import { indexes, type InterviewDocument, notTest } from './interview-model';

const maxCounted = 200_000;
/** About 2 ms of decoding. */
const batchSize = 200;

const fieldOf = {
  created: 'createdAt',
  completed: 'completedAt',
  withdrawn: 'withdrawal.at',
} as const satisfies Record<CountedMoment, string>;

const indexOf = {
  created: { all: indexes.newest, ofAgent: indexes.createdOfAgent },
  completed: { all: indexes.completed, ofAgent: indexes.completedOfAgent },
  withdrawn: { all: indexes.withdrawn, ofAgent: indexes.withdrawn },
} as const;

const secondsToCompletion = { $divide: [{ $subtract: ['$completedAt', '$createdAt'] }, 1000] };
const medianSeconds = { $median: { input: secondsToCompletion, method: 'approximate' } };

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
  let hasMedian = true;

  async function countsOf(
    accountId: string,
    moment: CountedMoment,
    range: StatisticsRange,
    unit: TimelineInterval,
  ): Promise<IntervalCount[]> {
    const field = fieldOf[moment];
    const start = { $dateTrunc: { date: `$${field}`, unit, startOfWeek: 'monday' } };
    const median = moment === 'completed' && hasMedian && { medianSeconds };
    const found = await interviews()
      .aggregate<{ _id: Date; count: number; medianSeconds?: number }>(
        [
          { $match: { accountId, ...ofAgent(range), [field]: within(range), isTest: notTest } },
          { $sort: { [field]: -1 } },
          { $limit: most + 1 },
          { $group: { _id: start, count: { $sum: 1 }, ...median } },
        ],
        { hint: indexOf[moment][range.agentGroupId === undefined ? 'all' : 'ofAgent'] },
      )
      .toArray();
    return found.map(({ _id, ...counted }) => ({ start: _id, ...counted }));
  }

  return {
    async countOverTime(accountId, moment, range, unit): Promise<CountsOverTime> {
      const counts = () => countsOf(accountId, moment, range, unit);
      const found = await counts().catch((error: unknown) => {
        if (moment !== 'completed' || !isUnknownOperator(error)) throw error;
        hasMedian = false;
        return counts();
      });
      return atMost(most, found);
    },

    async *completed(accountId, range, limit): AsyncGenerator<CompletedInterview> {
      const cursor = interviews().find<InterviewDocument>(
        { accountId, ...ofAgent(range), completedAt: within(range), withdrawal: null, isTest: notTest },
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

/** MongoDB before 7, or in compatibility with version 6, has no `$median`. */
const unknownOperatorCodes = new Set<unknown>([15952, 168, 224]);
const isUnknownOperator = (error: unknown) =>
  unknownOperatorCodes.has((error as { code?: unknown } | undefined)?.code);

const ofAgent = ({ agentGroupId }: StatisticsRange) =>
  agentGroupId === undefined ? {} : { 'agent.agentId': agentGroupId };

const within = ({ from, to }: StatisticsRange) => ({
  $gte: from.getTime() > 0 ? from : new Date(1),
  $lt: to,
});

function fromDocument({ agent, sessions, analysis }: InterviewDocument): CompletedInterview {
  return {
    agent,
    channel: primarySession({ sessions })?.platform ?? null,
    language: sourceLanguageOf({ agent, sessions }),
    qualityScore: analysis?.quality?.score ?? null,
    agentScore: analysis?.conduct?.score ?? null,
    verdicts: analysis?.findings?.map(({ verdict }) => verdict) ?? [],
  };
}
