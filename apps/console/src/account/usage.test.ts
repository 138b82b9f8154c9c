import { daysOf, settledPeriod, usageByAgent, usageByDay } from './usage';

const entry = (endedAt: string, seconds: number, interviewId = 'i') => ({
  sessionId: endedAt,
  interviewId,
  endedAt,
  seconds,
});

test('a day without sessions has a sum of nothing', () => {
  const days = daysOf('2026-02-28T00:00:00.000Z', '2026-03-03T00:00:00.000Z');
  expect(days).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  const entries = [entry('2026-03-01T23:59:59.000Z', 60), entry('2026-03-01T00:00:00.000Z', 30)];
  expect(usageByDay(entries, days).map(({ seconds, sessions }) => [seconds, sessions])).toEqual([
    [0, 0],
    [90, 2],
    [0, 0],
  ]);
});

test('sessions of unknown interviews are summed apart, and the sums add up', () => {
  const entries = [entry('2026-03-01T00:00:00.000Z', 10, 'a'), entry('2026-03-02T00:00:00.000Z', 90, 'b')];
  expect(usageByAgent(entries, (id) => (id === 'a' ? 'agent-1' : undefined))).toEqual([
    { key: '', seconds: 90, sessions: 1 },
    { key: 'agent-1', seconds: 10, sessions: 1 },
  ]);
});

test('an invoice settles the sessions of its overage, otherwise those of the month before it', () => {
  const line = {
    type: 'overage',
    periodStart: '2026-02-01T00:00:00.000Z',
    periodEnd: '2026-02-28T23:59:59.000Z',
  };
  expect(settledPeriod('2026-03-01T00:00:00.000Z', [{ ...line, type: 'base' }, line])).toEqual({
    from: '2026-02-01T00:00:00.000Z',
    to: '2026-03-01T00:00:00.000Z',
  });
  expect(settledPeriod('2026-03-01T00:00:00.000Z', [])).toEqual({
    from: '2026-01-29T00:00:00.000Z',
    to: '2026-03-01T00:00:00.000Z',
  });
});
