import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { claimCall, connected, isHeld, renewCall, requestCall, scheduledCallAt } from './call';
import type { Interview } from './interview';

const rules = {
  attempts: 3,
  pauseMs: 120_000,
  noShowMs: 300_000,
  hours: { fromHour: 8, untilHour: 21 },
  pauses: { afterNaturalEndMs: 120_000, afterInterruptionMs: 86_400_000 },
};
const scheduled = (change: Partial<Interview> = {}) =>
  anInterview({ status: 'SCHEDULED', dialInPhone: '+15550100', scheduledAt: at(60), ...change });
const dialling = (change: Partial<Interview> = {}) =>
  scheduled({
    status: 'DIALING',
    call: { id: 'call', attempt: 1, connectedAt: null },
    callDueAt: at(30),
    ...change,
  });

test('a call is due at its date, for a scheduled interview with a number and without an open session', () => {
  expect(scheduledCallAt(scheduled())).toEqual(at(60));
  for (const change of [
    { status: 'NOT_SCHEDULED' },
    { status: 'IN_PROGRESS' },
    { dialInPhone: null },
    { scheduledAt: null },
    { sessions: [aSession({ endedAt: null })] },
  ] as const) {
    expect(scheduledCallAt(scheduled(change))).toBeNull();
  }
});

test('a claim begins the next attempt with a new id and keeps the reason of the last one', () => {
  const claim = { callId: 'next', leaseUntil: at(90) };
  expect(
    claimCall(scheduled({ callDueAt: at(90), statusReason: 'x' }), claim, t0, rules).interview,
  ).toMatchObject({
    status: 'DIALING',
    statusReason: null,
    call: { id: 'next', attempt: 1 },
    callDueAt: at(90),
  });
  const paused = dialling({
    call: { id: null, attempt: 1, connectedAt: null },
    callDueAt: at(90),
    statusReason: 'Call busy (attempt 1 of 3)',
  });
  expect(claimCall(paused, claim, t0, rules).interview).toMatchObject({
    status: 'DIALING',
    statusReason: 'Call busy (attempt 1 of 3)',
    call: { id: 'next', attempt: 2 },
  });
});

test('a claim that was overtaken has no effect', () => {
  for (const callDueAt of [null, at(60)]) {
    const interview = scheduled({ callDueAt });
    expect(claimCall(interview, { callId: 'next', leaseUntil: at(90) }, t0, rules).interview).toBe(interview);
  }
});

test('a renewal extends the lease, but not past the time limit for the expert', () => {
  const renewed = renewCall(dialling(), 'call', { now: at(20), leaseMs: 30_000 }, rules);
  expect(renewed.interview.callDueAt).toEqual(at(50));
  const waiting = connected(dialling(), t0);
  const lease = (seconds: number) => ({ now: at(seconds), leaseMs: 30_000 });
  expect(renewCall(waiting, 'call', lease(330), rules).interview.callDueAt).toEqual(at(360));
  expect(renewCall(waiting, 'call', lease(331), rules).interview).toBe(waiting);
});

test('only the caller of the current attempt holds a call, until its lease ends or somebody speaks', () => {
  expect(isHeld(dialling(), 'call', at(29))).toBe(true);
  expect(isHeld(dialling(), 'call', at(30))).toBe(false);
  expect(isHeld(dialling({ callDueAt: null }), 'call', at(999))).toBe(true);
  expect(isHeld(dialling(), 'earlier', at(1))).toBe(false);
  expect(isHeld(dialling({ call: { id: null, attempt: 1, connectedAt: null } }), '', at(1))).toBe(false);
});

test('a second connection keeps the time of the first', () => {
  const once = connected(dialling({ statusReason: 'Call busy (attempt 1 of 3)' }), at(1));
  expect(once).toMatchObject({
    status: 'WAITING_FOR_EXPERT',
    statusReason: null,
    call: { connectedAt: at(1) },
  });
  expect(connected(once, at(2))).toBe(once);
});

test('a launch is due at once, does not affect an attempt in progress, and ends a pause', () => {
  for (const status of ['NOT_SCHEDULED', 'SCHEDULED'] as const) {
    expect(requestCall(scheduled({ status }), at(1), rules).interview).toMatchObject({
      status: 'DIALING',
      call: { id: null, attempt: 0 },
      callDueAt: at(1),
    });
  }
  const ringing = dialling();
  expect(requestCall(ringing, at(1), rules).interview).toBe(ringing);
  const paused = dialling({ call: { id: null, attempt: 1, connectedAt: null }, statusReason: 'x' });
  expect(requestCall(paused, at(1), rules).interview).toMatchObject({
    call: { id: null, attempt: 1 },
    callDueAt: at(1),
    statusReason: 'x',
  });
});

describe('an expert whose time zone is known', () => {
  const expertTimeZone = 'America/New_York'; // 05:00 there
  const opening = new Date('2026-03-01T13:00:00.000Z');

  test('is called within the calling hours: a claim before waits for them', () => {
    const claim = { callId: 'next', leaseUntil: at(90) };
    const due = scheduled({ callDueAt: at(90), expertTimeZone });
    expect(claimCall(due, claim, t0, rules).interview).toEqual({
      ...due,
      callDueAt: opening,
      statusReason: 'The call waits for 2026-03-01T13:00:00.000Z: it is outside of the calling hours',
    });
    expect(claimCall(due, claim, opening, rules).interview).toMatchObject({
      status: 'DIALING',
      statusReason: null,
    });
    const retried = dialling({
      call: { id: null, attempt: 1, connectedAt: null },
      callDueAt: at(90),
      expertTimeZone,
    });
    expect(claimCall(retried, claim, t0, rules).interview).toMatchObject({
      status: 'DIALING',
      call: { id: null, attempt: 1 },
      callDueAt: opening,
    });
  });

  test('is not called on request outside of the calling hours', () => {
    expect(() => requestCall(scheduled({ expertTimeZone }), t0, rules)).toThrow(
      expect.objectContaining({
        code: 'OUTSIDE_CALLING_HOURS',
        message: expect.stringContaining(opening.toISOString()),
      }),
    );
    expect(requestCall(scheduled({ expertTimeZone }), opening, rules).interview.status).toBe('DIALING');
  });
});
