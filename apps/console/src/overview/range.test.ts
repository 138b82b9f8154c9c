import { chosenRange, intervalOf, lastDays, validateOverviewSearch } from './range';

const now = new Date('2026-03-10T15:00:00Z');

test('without a range, the overview shows the last 30 days including today', () => {
  expect(chosenRange({}, now)).toEqual({
    from: '2026-02-09T00:00:00.000Z',
    to: '2026-03-11T00:00:00.000Z',
    days: 30,
  });
});

test('a range of days includes its last day', () => {
  expect(chosenRange({ from: '2026-03-01', to: '2026-03-01' }, now)).toEqual({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-02T00:00:00.000Z',
    days: 1,
  });
});

test('an invalid range is dropped', () => {
  expect(validateOverviewSearch({ from: '2026-03-02', to: '2026-03-01', days: 7 })).toEqual({ days: 7 });
  expect(validateOverviewSearch({ from: '2026-13-01', to: '2026-14-01', days: 8, agent: 'x' })).toEqual({});
  expect(validateOverviewSearch({ from: '2026-03-01', to: '2026-03-02', days: 7 })).toEqual({
    from: '2026-03-01',
    to: '2026-03-02',
  });
});

test('a timeline has a readable number of intervals, and distributions stay within the limit of the API', () => {
  const year = chosenRange({ days: 365 }, now);
  expect([7, 90, 365].map((days) => intervalOf({ ...year, days }))).toEqual(['day', 'week', 'month']);
  expect(lastDays(year, 92)).toEqual({ from: '2025-12-09T00:00:00.000Z', to: year.to, days: 92 });
  expect(lastDays(chosenRange({ days: 7 }, now), 92).days).toBe(7);
});
