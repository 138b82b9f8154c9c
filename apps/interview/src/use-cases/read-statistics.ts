import { maxDistributionDays, type TimelineInterval } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type Distributions, makeDistributions } from '../domain/distributions';
import { countedMoments, type StatisticsRange, type StatisticsReads } from '../domain/statistics';
import { assertNotEmpty, intervalStarts, timelineOf, type TimelinePoint } from '../domain/timeline';

const maxExamined = 10_000;
const dayMs = 24 * 3600 * 1000;

/** @param most completed interviews that distributions examine */
export function makeReadStatistics(reads: StatisticsReads, most = maxExamined) {
  return {
    async timeline(
      accountId: string,
      range: StatisticsRange,
      interval: TimelineInterval,
    ): Promise<{ isComplete: boolean; intervals: TimelinePoint[] }> {
      const starts = intervalStarts(range, interval);
      const [created, completed, withdrawn] = await Promise.all(
        countedMoments.map((moment) => reads.countOverTime(accountId, moment, range, interval)),
      );
      if (!created || !completed || !withdrawn)
        throw new AppError('internal', undefined, 'Counts are missing');
      return {
        isComplete: [created, completed, withdrawn].every(({ isComplete }) => isComplete),
        intervals: timelineOf(starts, { created, completed, withdrawn }),
      };
    },

    async distributions(
      accountId: string,
      range: StatisticsRange,
    ): Promise<Distributions & { isComplete: boolean }> {
      assertNotEmpty(range);
      if (range.to.getTime() - range.from.getTime() > maxDistributionDays * dayMs) {
        throw new AppError('invalid', undefined, `to: at most ${maxDistributionDays} days after from`);
      }
      const distributions = makeDistributions();
      let examined = 0;
      for await (const interview of reads.completed(accountId, range, most + 1)) {
        examined++;
        if (examined <= most) distributions.add(interview);
      }
      return { ...distributions.result(), isComplete: examined <= most };
    },
  };
}

export type ReadStatistics = ReturnType<typeof makeReadStatistics>;
