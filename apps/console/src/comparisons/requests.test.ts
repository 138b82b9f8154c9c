import type { Comparison } from './comparison-models';
import { againOf, byReason, leftOutIn, obstacleOf, pollMs } from './requests';

const interview = (id: string) => ({ id, title: 'Heat pumps', expert: 'Dana Whitfield' });

const comparison: Comparison = {
  id: 'c',
  status: 'failed',
  reason: 'timed_out',
  agentGroupId: null,
  objective: 'Why?',
  requestedAt: '2026-03-02T09:00:00.000Z',
  finishedAt: null,
  comparedBy: null,
  interviews: [interview('a')],
  leftOut: [
    { id: 'b', reason: 'analysed_again' },
    { id: 'd', reason: 'deleted' },
    { id: 'e', reason: 'withdrawn' },
  ],
  points: [],
};

test('the same comparison is asked for without interviews that are gone', () => {
  expect(againOf(comparison)).toEqual({ interviewIds: ['a', 'b'], objective: 'Why?' });
  expect(againOf({ ...comparison, leftOut: [] })).toBeNull();
  expect(againOf({ ...comparison, agentGroupId: 'g' })).toEqual({ agentGroupId: 'g', objective: 'Why?' });
});

test('an interview can be compared once it is completed and analysed, unless it was withdrawn', () => {
  const facts = { status: 'COMPLETED', withdrawnAt: null, analysisGeneratedAt: '2026-03-01' } as const;
  expect(obstacleOf(facts)).toBeUndefined();
  expect(obstacleOf({ ...facts, analysisGeneratedAt: null })).toBe('not_analysed');
  expect(obstacleOf({ ...facts, status: 'SCHEDULED' })).toBe('not_completed');
  expect(obstacleOf({ ...facts, withdrawnAt: '2026-03-01' })).toBe('withdrawn');
});

test('interviews that are left out stand together by reason', () => {
  const again = { id: 'f', reason: 'deleted' } as const;
  expect(byReason([...comparison.leftOut, again])).toEqual([
    ['analysed_again', ['b']],
    ['deleted', ['d', 'f']],
    ['withdrawn', ['e']],
  ]);
});

test('a refusal without a list of interviews names none', () => {
  expect(leftOutIn({ leftOut: comparison.leftOut })).toHaveLength(3);
  for (const body of [undefined, null, 'text', { leftOut: 1 }]) expect(leftOutIn(body)).toEqual([]);
});

test('a comparison that takes long is read less often', () => {
  const at = Date.parse(comparison.requestedAt);
  expect(pollMs(comparison.requestedAt, at + 5000)).toBe(2000);
  expect(pollMs(comparison.requestedAt, at + 60_000)).toBe(15_000);
});
