import { isPast, isTimeZone, localTime, momentIn } from './time-zone';

test('a local time and its moment are each other’s inverse, in winter and in summer', () => {
  for (const [local, iso] of [
    ['2026-01-15T10:30', '2026-01-15T09:30:00.000Z'],
    ['2026-07-15T10:30', '2026-07-15T08:30:00.000Z'],
    ['2026-07-15T00:00', '2026-07-14T22:00:00.000Z'],
  ] as const) {
    expect(momentIn(local, 'Europe/Berlin')).toBe(iso);
    expect(localTime(iso, 'Europe/Berlin')).toBe(local);
  }
  expect(momentIn('2026-01-15T10:30', 'Asia/Kathmandu')).toBe('2026-01-15T04:45:00.000Z');
  expect(momentIn('2026-01-01T08:00', 'Pacific/Kiritimati')).toBe('2025-12-31T18:00:00.000Z');
});

test('the hour that clocks skip is read as the hour after it, and of an hour that comes twice the first is taken', () => {
  expect(momentIn('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z'); // 03:30
  expect(momentIn('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentIn('2026-10-25T03:30', 'Europe/Berlin')).toBe('2026-10-25T02:30:00.000Z');
  expect(momentIn('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

test('a text that is no local time has no moment', () => {
  expect(momentIn('', 'Europe/Berlin')).toBeUndefined();
  expect(momentIn('2026-13-40T10:00', 'Europe/Berlin')).toBeUndefined();
  expect(momentIn('tomorrow', 'Europe/Berlin')).toBeUndefined();
  expect(localTime(null, 'Europe/Berlin')).toBe('');
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+02:00', false],
  ['Berlin', false],
  ['', false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test('the current minute and later ones are not in the past', () => {
  const now = Date.parse('2031-11-05T17:42:30.000Z');
  expect(isPast('2031-11-05T17:41:00.000Z', now)).toBe(true);
  expect(isPast('2031-11-05T17:42:00.000Z', now)).toBe(false);
  expect(isPast('2031-11-05T17:43:00.000Z', now)).toBe(false);
  expect([isPast(null, now), isPast(undefined, now), isPast('', now)]).toEqual([false, false, false]);
});
