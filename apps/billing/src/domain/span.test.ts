import { addMonths, mergedSpans } from './span';

const days = (anchor: string, months: number[]) =>
  months.map((n) => addMonths(new Date(anchor), n).toISOString().slice(0, 10));

test('months are counted from the anchor, so that a short month does not shift later periods', () => {
  expect(days('2026-01-31T00:00:00Z', [0, 1, 2, 3, 13, 25])).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2027-02-28',
    '2028-02-29',
  ]);
  expect(days('2024-02-29T00:00:00Z', [12, 48, 1])).toEqual(['2025-02-28', '2028-02-29', '2024-03-29']);
  expect(days('2026-12-31T00:00:00Z', [1, 2])).toEqual(['2027-01-31', '2027-02-28']);
});

test('the time of day is kept across changes to daylight saving time', () => {
  expect(addMonths(new Date('2026-03-28T01:30:00Z'), 1)).toEqual(new Date('2026-04-28T01:30:00Z'));
  expect(addMonths(new Date('2026-10-01T23:59:59Z'), 1)).toEqual(new Date('2026-11-01T23:59:59Z'));
});

test('adjacent spans are merged, separate ones are not', () => {
  const span = (start: number, end: number) => ({ start: new Date(start), end: new Date(end) });
  expect(mergedSpans([span(5, 7), span(0, 2), span(2, 3)])).toEqual([span(0, 3), span(5, 7)]);
});
