import { anInterview, aSession, at } from '../../test/an-interview';
import { claimCall } from './call';
import { callAgain, nextCallOf } from './call-again';
import { reportCall } from './call-outcome';
import type { Interview } from './interview';
import { endSession, startSession } from './sessions';

const rules = {
  attempts: 3,
  pauseMs: 120_000,
  noShowMs: 300_000,
  hours: { fromHour: 8, untilHour: 21 },
  pauses: { afterNaturalEndMs: 120_000, afterInterruptionMs: 86_400_000 },
};
const session = aSession({ id: 'call', platform: 'PHONE', endedAt: null });
/** An interview whose call is under way. */
const inCall = (attempt: number, change: Partial<Interview> = {}) =>
  anInterview({
    status: 'IN_PROGRESS',
    dialInPhone: '+15550100',
    sessions: [session],
    call: { id: 'call', attempt, connectedAt: at(0) },
    callDueAt: null,
    ...change,
  });
const end = { sessionId: 'call', reason: 'call_ended', endedAt: at(60), durationSeconds: 60 };

function hangUp(before: Interview): Interview {
  return callAgain(before, endSession(before, end, at(60)).interview, session, at(60), rules);
}

test('an expert who could not be heard is called again after the pause, as the next attempt', () => {
  const ended = hangUp(inCall(1));
  expect(ended).toMatchObject({
    status: 'IN_PROGRESS',
    statusReason: 'Expert could not be heard (attempt 1 of 3)',
    call: { id: null, attempt: 1 },
    callDueAt: at(180),
    dueAt: null,
  });
  const leased = { ...ended, callDueAt: at(210) };
  const claimed = claimCall(leased, { callId: 'next', leaseUntil: at(210) }, at(180), rules).interview;
  expect(claimed).toMatchObject({ status: 'IN_PROGRESS', call: { id: 'next', attempt: 2 } });
});

test('the end may be reported again: there is one further call', () => {
  const ended = hangUp(inCall(1));
  const claimed = { ...ended, call: { id: 'next', attempt: 2, connectedAt: null } };
  for (const stored of [ended, claimed]) {
    const again = endSession(stored, end, at(70)).interview;
    expect(callAgain(stored, again, session, at(70), rules)).toBe(stored);
  }
});

test('after the last attempt, and after a withdrawal, the expert is not called again', () => {
  expect(nextCallOf(inCall(3), session, rules)).toBeUndefined();
  expect(hangUp(inCall(3))).toMatchObject({ call: null, callDueAt: null });
  const withdrawal = { at: at(50), eraseAt: at(900), erasedAt: null, sweepAt: null };
  expect(hangUp(inCall(1, { withdrawal }))).toMatchObject({ call: null, callDueAt: null });
});

test('a call in which nothing was said is left to the report of its outcome, which counts the attempt', () => {
  const waiting = inCall(1, { status: 'WAITING_FOR_EXPERT', callDueAt: at(100) });
  const ended = hangUp(waiting);
  expect(ended).toMatchObject({ call: { id: 'call', attempt: 1 }, callDueAt: at(100), statusReason: null });
  const reported = reportCall(ended, 'call', 'no-show', at(61), rules).interview;
  expect(reported).toMatchObject({ status: 'NOT_SCHEDULED', call: null, callDueAt: null });
});

test('an expert who joins on the page is not called again', () => {
  const start = { sessionId: 'page', platform: 'WEB', startOver: false, startedAt: at(90) } as const;
  const joined = startSession(hangUp(inCall(1)), start, at(90)).interview;
  expect(joined).toMatchObject({ call: null, callDueAt: null, statusReason: null });
});

test('a call of the expert can be repeated by the expert; a call to a number from the page cannot', () => {
  const own = { call: null, meetingId: '823 4455', dialInPin: '1234' };
  expect(nextCallOf(inCall(1), session, rules)).toBe('platform');
  expect(nextCallOf(inCall(1, own), session, rules)).toBe('expert');
  expect(nextCallOf(inCall(1, { ...own, meetingId: null }), session, rules)).toBeUndefined();
  expect(nextCallOf(inCall(1), { ...session, platform: 'WEB' }, rules)).toBeUndefined();
});
