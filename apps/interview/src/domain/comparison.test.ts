import { newId } from '@colloquy/kernel';
import { at, t0 } from '../../test/an-interview';
import { hiddenBecause, obstacleOf } from './comparable';
import {
  type Comparison,
  finishComparison,
  followUpComparison,
  type Point,
  requestComparison,
  withoutInterview,
} from './comparison';

const [a, b, c] = ['a', 'b', 'c'];
const claim = (interviewId: string) => ({ interviewId, question: 0, claim: 0, timestampSecs: 1 });
const side = (statement: string | null, ...interviews: string[]) => ({
  statement,
  claims: interviews.map(claim),
});
const aPoint = (kind: Point['kind'], ...positions: Point['positions']): Point => ({
  questionGroup: 0,
  kind,
  statement: 'In the words of a model',
  positions,
});

function requested(): Comparison {
  const request = {
    id: newId(),
    accountId: newId(),
    agentGroupId: null,
    objective: null,
    interviews: [a, b, c].map((id) => ({ id, generatedAt: t0 })),
    leftOut: [],
  };
  return requestComparison(request, t0, 1000).comparison;
}

const finished = (...points: Point[]) =>
  finishComparison(requested(), { comparedBy: 'openai', points }, at(1));

function left(point: Point, ...withdrawn: string[]): Point | undefined {
  const comparison = withdrawn.reduce(
    (rest, id) => withoutInterview(rest, { id, reason: 'withdrawn' }),
    finished(point),
  );
  expect(comparison.leftOut).toEqual(withdrawn.map((id) => ({ id, reason: 'withdrawn' })));
  return comparison.points[0];
}

test('an agreement needs two interviews', () => {
  const agreement = aPoint('agreement', side('They agree', a, b, c));
  expect(left(agreement, a)).toEqual({
    ...agreement,
    statement: null,
    positions: [side(null, b, c)],
  });
  expect(left(agreement, a, b)).toMatchObject({ kind: 'single', positions: [side(null, c)] });
  expect(left(agreement, a, b, c)).toBeUndefined();
});

test('a disagreement that loses a side is an agreement of the other one, or stands alone', () => {
  const disagreement = aPoint('disagreement', side('Yes', a, b), side('No', c));
  expect(left(disagreement, a)).toEqual({
    ...disagreement,
    statement: null,
    positions: [side(null, b), side(null, c)],
  });
  expect(left(disagreement, c)).toMatchObject({
    kind: 'agreement',
    statement: null,
    positions: [side(null, a, b)],
  });
  expect(left(disagreement, a, b)).toMatchObject({ kind: 'single', positions: [side(null, c)] });
});

test('points without the interview lose the words of a model, which has read its claims too', () => {
  const point = aPoint('agreement', side('They agree', a, b));
  expect(left(point, c)).toEqual({ ...point, statement: null, positions: [side(null, a, b)] });
});

test('a comparison without the interview stays as it is', () => {
  const point = aPoint('agreement', side('They agree', a, b));
  const comparison = finished(point);
  expect(withoutInterview(comparison, { id: 'd', reason: 'deleted' })).toBe(comparison);
});

test('the first result stays', () => {
  const comparison = finished(aPoint('agreement', side(null, a, b)));
  expect(comparison).toMatchObject({ status: 'ready', finishedAt: at(1), dueAt: null });
  expect(finishComparison(comparison, { failure: 'comparison_failed' }, at(2))).toBe(comparison);
});

test('the words of a model are not stored if an interview has left since the request', () => {
  const rest = withoutInterview(requested(), { id: c, reason: 'deleted' });
  const point = aPoint('agreement', side('They agree', a, b));
  expect(finishComparison(rest, { comparedBy: 'openai', points: [point] }, at(1))).toMatchObject({
    status: 'ready',
    points: [{ ...point, statement: null, positions: [side(null, a, b)] }],
  });
});

test('a comparison whose request is still in the outbox is neither announced again nor failed', () => {
  let comparison = requested();
  for (let n = 0; n < 10; n += 1) {
    const change = followUpComparison(comparison, at(60), { afterMs: 1000, isPublishing: true });
    expect(change.facts).toEqual([]);
    comparison = change.comparison;
  }
  expect(comparison).toMatchObject({
    status: 'pending',
    announcements: 1,
    dueAt: new Date(at(60).getTime() + 1000),
  });
});

test('claims of interviews that were not compared are dropped', () => {
  expect(finished(aPoint('agreement', side(null, a, 'd')))).toMatchObject({
    points: [{ kind: 'single', positions: [side(null, a)] }],
  });
});

test('a pending comparison is announced five times, at growing intervals, and then fails; a finished one never', () => {
  let comparison = requested();
  const waits: number[] = [];
  for (let n = 2; n <= 5; n += 1) {
    const now = comparison.dueAt ?? t0;
    const change = followUpComparison(comparison, now, { afterMs: 1000, isPublishing: false });
    expect(change.facts).toEqual([
      { type: 'interview.comparison-requested.v1', data: { comparisonId: comparison.id } },
    ]);
    comparison = change.comparison;
    waits.push((comparison.dueAt?.getTime() ?? 0) - now.getTime());
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000]);
  expect(followUpComparison(comparison, at(60), { afterMs: 1000, isPublishing: false })).toMatchObject({
    comparison: { status: 'failed', failure: 'timed_out', dueAt: null },
    facts: [],
  });
  expect(followUpComparison(finished(), at(60), { afterMs: 1000, isPublishing: false }).facts).toEqual([]);
});

test('an interview is compared only if it is completed, analysed, not withdrawn, and has findings', () => {
  const good = {
    id: a,
    status: 'COMPLETED',
    isWithdrawn: false,
    generatedAt: t0,
    hasFindings: true,
  } as const;
  expect(obstacleOf(good)).toBeUndefined();
  expect(obstacleOf({ ...good, isWithdrawn: true })).toBe('withdrawn');
  expect(obstacleOf({ ...good, status: 'IN_PROGRESS' })).toBe('not_completed');
  expect(obstacleOf({ ...good, generatedAt: null })).toBe('not_analysed');
  expect(obstacleOf({ ...good, hasFindings: false })).toBe('no_findings');
  expect(hiddenBecause(good, t0)).toBeUndefined();
  expect(hiddenBecause(good, at(1))).toBe('analysed_again');
  expect(hiddenBecause(undefined, t0)).toBe('deleted');
});
