import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { callOutcomes, lapseCall, reportCall } from './call-outcome';
import type { Interview } from './interview';

const rules = {
  attempts: 3,
  pauseMs: 120_000,
  noShowMs: 300_000,
  hours: { fromHour: 8, untilHour: 21 },
  pauses: { afterNaturalEndMs: 120_000, afterInterruptionMs: 86_400_000 },
};
const dialling = (change: Partial<Interview> = {}, attempt = 1) =>
  anInterview({
    status: 'DIALING',
    dialInPhone: '+15550100',
    call: { id: 'call', attempt, connectedAt: null },
    callDueAt: at(30),
    ...change,
  });
const waiting = (change: Partial<Interview> = {}, attempt = 1) =>
  dialling(
    {
      status: 'WAITING_FOR_EXPERT',
      call: { id: 'call', attempt, connectedAt: t0 },
      sessions: [aSession({ id: 'call', platform: 'PHONE', endedAt: null, disconnectReason: null })],
      ...change,
    },
    attempt,
  );

test('a failure shows its kind and attempt, and the next attempt follows after a pause', () => {
  const { interview, facts } = reportCall(dialling({}, 2), 'call', 'busy', at(10), rules);
  expect(interview).toMatchObject({
    status: 'DIALING',
    statusReason: 'Call busy (attempt 2 of 3)',
    call: { id: null, attempt: 2 },
    callDueAt: at(130),
  });
  expect(facts).toEqual([]);
});

test.each([
  [3, 'Call could not be initiated after 3 attempts: No answer'],
  [1, 'Call could not be initiated after 1 attempt: No answer'],
])('after %i attempts, when there are no more, the interview is not scheduled', (attempts, statusReason) => {
  const { interview } = reportCall(dialling({}, attempts), 'call', 'no-answer', at(10), {
    ...rules,
    attempts,
  });
  expect(interview).toMatchObject({ status: 'NOT_SCHEDULED', statusReason, call: null, callDueAt: null });
});

test('the outcome of another attempt, or of a call in which somebody spoke, is ignored', () => {
  for (const outcome of callOutcomes) {
    for (const interview of [
      dialling({ call: { id: 'later', attempt: 2, connectedAt: null } }),
      dialling({ call: { id: null, attempt: 1, connectedAt: null } }),
      dialling({ status: 'IN_PROGRESS', callDueAt: null }),
      anInterview(),
    ]) {
      expect(reportCall(interview, 'call', outcome, at(10), rules)).toEqual({ interview, facts: [] });
    }
  }
});

test('a no-show ends the waiting session with an event and is not dialled again', () => {
  const { interview, facts } = reportCall(waiting(), 'call', 'no-show', at(300), rules);
  expect(interview).toMatchObject({
    status: 'NOT_SCHEDULED',
    statusReason: 'Expert did not join',
    call: null,
    callDueAt: null,
    sessions: [{ endedAt: at(300), durationSeconds: 300, disconnectReason: 'call_ended_early' }],
  });
  expect(facts).toMatchObject([{ type: 'session.ended.v1', data: { disconnectReason: 'call_ended_early' } }]);
});

test('an expired lease is a failed attempt, or a no-show after the time limit for the expert', () => {
  const reasonAt = (interview: Interview, seconds: number) =>
    lapseCall(interview, at(30), at(seconds), rules).interview.statusReason;
  expect(reasonAt(dialling(), 31)).toBe('Call failed (attempt 1 of 3)');
  expect(reasonAt(waiting(), 299)).toBe('Call failed (attempt 1 of 3)');
  expect(reasonAt(waiting(), 300)).toBe('Expert did not join');
  const renewed = dialling({ callDueAt: at(60) });
  expect(lapseCall(renewed, at(30), at(31), rules).interview).toBe(renewed);
});

test('an interview in progress stays in progress when a call fails, and completes when due', () => {
  const sessions = [aSession({ isProcessed: true })];
  const redialled = dialling({ status: 'IN_PROGRESS', sessions }, 3);
  const { interview } = reportCall(redialled, 'call', 'busy', at(100), rules);
  expect(interview).toMatchObject({
    status: 'IN_PROGRESS',
    statusReason: 'Call could not be initiated after 3 attempts: Call busy',
    dueAt: at(60 + 86_400),
  });
});
