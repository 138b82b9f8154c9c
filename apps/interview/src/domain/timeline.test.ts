import { intervalStarts, timelineOf } from './timeline';

const range = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const days = (starts: readonly Date[]) => starts.map((start) => start.toISOString());

test.each([
  ['day', '2026-02-27T13:00:00Z', '2026-03-02T00:00:00Z', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['day', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00.001Z', ['2026-03-01']],
  ['week', '2026-03-01T00:00:00Z', '2026-03-10T00:00:00Z', ['2026-02-23', '2026-03-02', '2026-03-09']],
  ['week', '2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z', ['2026-03-02']],
  ['month', '2025-12-31T23:00:00Z', '2026-02-01T00:00:01Z', ['2025-12-01', '2026-01-01', '2026-02-01']],
  ['month', '2024-02-29T00:00:00Z', '2024-03-01T00:00:00Z', ['2024-02-01']],
] as const)('a %s from %s to %s', (interval, from, to, expected) => {
  expect(days(intervalStarts(range(from, to), interval))).toEqual(
    expected.map((day) => `${day}T00:00:00.000Z`),
  );
});

test('400 intervals are returned, and more are refused', () => {
  const year = range('2026-01-01T00:00:00Z', '2027-02-05T00:00:00Z');
  expect(intervalStarts(year, 'day')).toHaveLength(400);
  expect(() => intervalStarts({ ...year, to: new Date('2027-02-05T00:00:00.001Z') }, 'day')).toThrow(
    'to: the range has more than 400 intervals',
  );
  expect(() => intervalStarts(range('0001-01-01', '9999-12-31'), 'month')).toThrow('more than 400');
});

test('a range without time is refused', () => {
  expect(() => intervalStarts(range('2026-01-01', '2026-01-01'), 'day')).toThrow('to: must be after from');
});

test('counts stand in their intervals, and other intervals have none', () => {
  const starts = intervalStarts(range('2026-03-01', '2026-03-03'), 'day');
  const [first, second] = starts as [Date, Date];
  const counts = (start: Date, count: number, medianSeconds?: number) => ({
    isComplete: true,
    intervals: [{ start, count, ...(medianSeconds !== undefined && { medianSeconds }) }],
  });
  expect(
    timelineOf(starts, {
      created: counts(first, 3),
      completed: counts(second, 2, 90),
      withdrawn: counts(second, 1),
    }),
  ).toEqual([
    { start: first, created: 3, completed: 0, withdrawn: 0, medianSecondsToCompletion: null },
    { start: second, created: 0, completed: 2, withdrawn: 1, medianSecondsToCompletion: 90 },
  ]);
});
