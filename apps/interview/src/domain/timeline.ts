import { maxIntervals, type TimelineInterval } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { CountsOverTime, StatisticsRange } from './statistics';

export interface TimelinePoint {
  start: Date;
  created: number;
  completed: number;
  withdrawn: number;
  medianSecondsToCompletion: number | null;
}

/** In UTC; weeks begin on Monday. @throws AppError `invalid` if the range is empty or has more than 400 intervals */
export function intervalStarts({ from, to }: StatisticsRange, interval: TimelineInterval): Date[] {
  assertNotEmpty({ from, to });
  const starts: Date[] = [];
  for (let start = startOf(from, interval); start < to; start = nextAfter(start, interval)) {
    if (starts.length === maxIntervals) {
      throw new AppError('invalid', undefined, `to: the range has more than ${maxIntervals} intervals`);
    }
    starts.push(start);
  }
  return starts;
}

/** @throws AppError `invalid` */
export function assertNotEmpty({ from, to }: StatisticsRange): void {
  if (from >= to) throw new AppError('invalid', undefined, 'to: must be after from');
}

export function timelineOf(
  starts: readonly Date[],
  counts: Readonly<Record<'created' | 'completed' | 'withdrawn', CountsOverTime>>,
): TimelinePoint[] {
  const [created, completed, withdrawn] = [counts.created, counts.completed, counts.withdrawn].map(
    ({ intervals }) => new Map(intervals.map((one) => [one.start.getTime(), one])),
  );
  return starts.map((start) => {
    const at = start.getTime();
    return {
      start,
      created: created?.get(at)?.count ?? 0,
      completed: completed?.get(at)?.count ?? 0,
      withdrawn: withdrawn?.get(at)?.count ?? 0,
      medianSecondsToCompletion: completed?.get(at)?.medianSeconds ?? null,
    };
  });
}

function startOf(moment: Date, interval: TimelineInterval): Date {
  const start = new Date(moment);
  start.setUTCHours(0, 0, 0, 0);
  if (interval === 'month') start.setUTCDate(1);
  if (interval === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return start;
}

function nextAfter(start: Date, interval: TimelineInterval): Date {
  const next = new Date(start);
  if (interval === 'month') next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + (interval === 'week' ? 7 : 1));
  return next;
}
