import { callableFrom } from './calling-hours';

const hours = { fromHour: 8, untilHour: 21 };
const from = (due: string, timeZone: string | null, allowed = hours) =>
  callableFrom(new Date(due), timeZone, allowed).toISOString();

test.each([
  ['without a time zone, at any time', '2026-03-02T02:00:00.000Z', null, '2026-03-02T02:00:00.000Z'],
  ['within the hours, at once', '2026-03-02T07:00:00.000Z', 'Europe/Berlin', '2026-03-02T07:00:00.000Z'],
  [
    'before the hours, when they begin',
    '2026-03-02T06:15:00.000Z',
    'Europe/Berlin',
    '2026-03-02T07:00:00.000Z',
  ],
  [
    'from the last hour on, the next day',
    '2026-03-02T20:00:00.000Z',
    'Europe/Berlin',
    '2026-03-03T07:00:00.000Z',
  ],
  ['just before the end, at once', '2026-03-02T19:59:59.999Z', 'Europe/Berlin', '2026-03-02T19:59:59.999Z'],
  ['in a zone of half hours', '2026-03-02T01:00:00.000Z', 'Asia/Kolkata', '2026-03-02T02:30:00.000Z'],
  ['in another day', '2026-03-02T03:00:00.000Z', 'America/Los_Angeles', '2026-03-02T03:00:00.000Z'],
  ['far behind UTC', '2026-03-02T09:30:00.000Z', 'Pacific/Honolulu', '2026-03-02T18:00:00.000Z'],
  [
    'in the night in which clocks go forward',
    '2026-03-28T23:00:00.000Z',
    'Europe/Berlin',
    '2026-03-29T06:00:00.000Z',
  ],
  [
    'in the night in which clocks go back',
    '2026-10-24T22:30:00.000Z',
    'Europe/Berlin',
    '2026-10-25T07:00:00.000Z',
  ],
])('a call is made %s', (_when, due, timeZone, expected) => {
  expect(from(due, timeZone)).toBe(expected);
});

test('hours that begin at midnight survive a change of the clocks', () => {
  const night = { fromHour: 0, untilHour: 6 };
  expect(from('2026-11-01T03:00:00.000Z', 'America/Havana', night)).toBe('2026-11-01T04:00:00.000Z');
});

test('all day long means at any time', () => {
  const due = '2026-03-02T02:00:00.000Z';
  expect(from(due, 'Europe/Berlin', { fromHour: 0, untilHour: 24 })).toBe(due);
});

test('whatever the zone and the moment, the call is made within the hours, less than a day later', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((_, at) => at % 7 === 0);
  for (const timeZone of zones) {
    const local = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
    for (let day = 0; day < 366; day += 5) {
      const due = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, (day * 13) % 60));
      const made = callableFrom(due, timeZone, hours);
      const hour = Number(local.format(made));
      expect([timeZone, due, hour >= 8 && hour < 21]).toEqual([timeZone, due, true]);
      const waited = made.getTime() - due.getTime();
      expect(waited >= 0 && waited <= 25 * 3_600_000).toBe(true);
    }
  }
});
