import { distanceOf, relativeTime } from './relative-time';

const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:30Z', 'now'],
  ['2026-03-10T11:58:00Z', '2 minutes ago'],
  ['2026-03-10T15:10:00Z', 'in 3 hours'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-25T12:00:00Z', 'in 2 weeks'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('%s is %s', (iso, expected) => {
  expect(relativeTime(iso, now, 'en')).toBe(expected);
});

test('a distance is never rounded up', () => {
  expect(distanceOf('2026-03-12T11:00:00Z', now)).toEqual([1, 'day']);
});
