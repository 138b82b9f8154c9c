import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksOf, type DemoResult } from '../src/demo/demo-checks.ts';
import { demoReport } from '../src/demo/demo-report.ts';

const completedAt = '2030-01-01T00:00:00.000Z';

type Change = Partial<Pick<DemoResult, 'notifications' | 'transcript'>> & {
  interview?: Partial<DemoResult['interview']>;
};

function aResult(over: Change = {}): DemoResult {
  const scores = { qualityScore: 70, agentScore: 90 };
  const interview = {
    id: 'i',
    status: 'COMPLETED',
    completedAt,
    questions: ['Why?'],
    sessions: [
      {
        id: 's',
        platform: 'WEB',
        durationSeconds: 3,
        disconnectReason: 'completed_by_expert',
        supersededAt: null,
        isProcessed: true,
      },
    ],
    summary: 'A summary.',
    quotes: [{ quote: 'by price', timestamp_secs: 1 }],
    qualityReasons: ['good'],
    agentReasons: null,
    ...scores,
    ...over.interview,
  };
  const body = JSON.stringify({ interviewId: 'i', success: true, completedAt, ...scores });
  const headers = { 'content-type': 'application/json', 'x-demo-run': 'r' };
  return {
    interview,
    transcript: over.transcript ?? [
      { role: 'agent', message: 'Why?', timestamp_secs: 0 },
      { role: 'user', message: 'Mostly by price.', timestamp_secs: 1 },
      { role: 'agent', message: 'Goodbye.', timestamp_secs: 2 },
    ],
    notifications: over.notifications ?? [{ at: new Date(), method: 'POST', headers, body }],
    course: { reason: 'completed_by_expert', sessions: ['s'], reconnects: 0, said: [], acknowledged: 1 },
    header: { name: 'x-demo-run', value: 'r' },
  };
}

const missing = (over?: Change) =>
  checksOf(aResult(over))
    .filter(({ ok }) => !ok)
    .map(({ what }) => what);

test('a complete result passes all checks, and its report is readable', () => {
  assert.deepEqual(missing(), []);
  assert.match(demoReport(aResult()), /Mostly by price/);
});

test('each missing part is named', () => {
  assert.deepEqual(missing({ interview: { status: 'IN_PROGRESS' } }), ['the interview is COMPLETED']);
  assert.deepEqual(missing({ interview: { qualityScore: null } }).length, 2);
  assert.deepEqual(
    missing({ interview: { quotes: [{ quote: 'never said', timestamp_secs: 1 }] } }).length,
    1,
  );
  assert.deepEqual(missing({ interview: { sessions: [] } }).length, 2);
  assert.ok(missing({ notifications: [] }).includes('exactly one notification arrived'));
  const twice = aResult().notifications;
  assert.deepEqual(missing({ notifications: [...twice, ...twice] }), ['exactly one notification arrived']);
  assert.ok(missing({ transcript: [] }).length >= 3);
});
