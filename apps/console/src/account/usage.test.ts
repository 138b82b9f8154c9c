import { daysOf, usageByAgent, usageByDay } from './usage';

const entry = (endedAt: string, seconds: number, agentGroupId: string | null = null) => ({
  sessionId: endedAt,
  interviewId: 'i',
  agentGroupId,
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

test('sessions of unknown agents are summed apart, and the sums add up', () => {
  const entries = [entry('2026-03-01T00:00:00.000Z', 10, 'agent-1'), entry('2026-03-02T00:00:00.000Z', 90)];
  expect(usageByAgent(entries)).toEqual([
    { key: '', seconds: 90, sessions: 1 },
    { key: 'agent-1', seconds: 10, sessions: 1 },
  ]);
});
