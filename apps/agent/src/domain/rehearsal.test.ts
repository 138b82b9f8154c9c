import { afterAttempt, isOverdue, type Rehearsal, type RehearsalReport, requestRehearsal } from './rehearsal';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
const report: RehearsalReport = {
  turns: [],
  questions: [{ asked: true, answered: true, probes: 0 }],
  wishes: [],
  conductScore: 90,
  conductReasons: ['Brief'],
  wordedBy: 'embedded',
  expertLanguage: 'en',
};
const requested = requestRehearsal(
  {
    id: 'r',
    accountId: 'a',
    agentId: 'g',
    versionNumber: 1,
    persona: 'brief',
    title: 'Heat pumps',
    callSubject: 'Retrofits',
    questions: ['Why?'],
  },
  at(0),
);
const attempted = (attempts: number): Rehearsal => ({ ...requested, attempts, startedAt: at(0) });

test('a requested rehearsal is due at once', () => {
  expect(requested).toMatchObject({ status: 'pending', dueAt: at(0), attempts: 0, report: null });
});

test('a report makes the rehearsal ready', () => {
  expect(afterAttempt(attempted(1), { report }, at(1))).toMatchObject({
    status: 'ready',
    failure: null,
    finishedAt: at(1),
    dueAt: null,
    report,
  });
});

test('an attempt that may succeed later is repeated after a growing pause, at the latest 10 minutes after the request', () => {
  const dueMs = (attempts: number, minutes: number) => {
    const { status, dueAt } = afterAttempt(attempted(attempts), { failure: 'retryable' }, at(minutes));
    expect(status).toBe('pending');
    return (dueAt?.getTime() ?? 0) - at(minutes).getTime();
  };
  expect(dueMs(1, 1)).toBeLessThanOrEqual(4000);
  expect(dueMs(9, 1)).toBeGreaterThanOrEqual(30_000);
  expect(dueMs(9, 1)).toBeLessThanOrEqual(60_000);
  expect(dueMs(9, 9.9)).toBe(6000);
});

test('an attempt that was interrupted can be repeated at once', () => {
  const { status, dueAt } = afterAttempt(attempted(3), { failure: 'interrupted' }, at(11));
  expect([status, dueAt]).toEqual(['pending', at(11)]);
});

test('a rehearsal fails after 10 minutes, and at once if another attempt would not help', () => {
  expect(afterAttempt(attempted(20), { failure: 'retryable' }, at(10))).toMatchObject({
    status: 'failed',
    failure: 'timed_out',
    finishedAt: at(10),
    dueAt: null,
  });
  expect(afterAttempt(attempted(1), { failure: 'rehearsal_failed' }, at(0))).toMatchObject({
    status: 'failed',
    failure: 'rehearsal_failed',
  });
});

test('a rehearsal that waited in the queue for more than 10 minutes is still tried once', () => {
  expect(isOverdue(attempted(1), at(11))).toBe(false);
  expect(isOverdue(attempted(2), at(11))).toBe(true);
  expect(isOverdue(attempted(2), at(9))).toBe(false);
});
