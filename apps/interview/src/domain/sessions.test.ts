import { disconnectReasons, type Platform } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { dueAtOf } from './auto-completion';
import { autoComplete } from './completion';
import { maxIdleMs } from './idle-session';
import { openSession } from './interview';
import { mustNoteTurns, noteTurns } from './note-turns';
import { endIdleSession, endSession, holdForLater, maxSessions, startSession } from './sessions';

const pauses = { afterNaturalEndMs: 120_000, afterInterruptionMs: 86_400_000 };
const start = (change = {}) => ({
  sessionId: newId(),
  platform: 'WEB' as Platform,
  startOver: false,
  startedAt: t0,
  ...change,
});
const opened = (interview = anInterview()) => startSession(interview, start(), t0).interview;

test('the first session begins a chain, is active, and is published', () => {
  const command = start();
  const { interview, facts } = startSession(anInterview(), command, t0);
  expect(interview.sessions).toMatchObject([
    { id: command.sessionId, isActive: true, continuesSessionId: null, disconnectReason: null },
  ]);
  expect(interview.status).toBe('NOT_SCHEDULED');
  expect(facts).toMatchObject([{ type: 'session.started.v1' }]);
});

test('opening the same session again changes and publishes nothing', () => {
  const command = start();
  const first = startSession(anInterview(), command, t0).interview;
  expect(startSession(first, command, at(5))).toEqual({ interview: first, facts: [] });
});

test.each([
  ['WEB', 'WEB', 'redialed'],
  ['WEB', 'PHONE', 'switched_to_phone'],
  ['PHONE', 'WEB', 'switched_to_web'],
  ['PHONE', 'PHONE', 'redialed'],
] as const)('a session on %s that one on %s continues ended %s', (from, to, reason) => {
  const earlier = aSession({ platform: from, isActive: true, isProcessed: true });
  const { interview } = startSession(anInterview({ sessions: [earlier] }), start({ platform: to }), at(90));
  const [first, second] = interview.sessions;
  expect(first).toMatchObject({ disconnectReason: reason, isActive: false, supersededAt: null });
  expect(second).toMatchObject({ continuesSessionId: earlier.id, isActive: true });
});

test('starting over supersedes earlier sessions, keeps their seconds and begins a new chain', () => {
  const sessions = [aSession({ supersededAt: at(1) }), aSession(), aSession()];
  const { interview } = startSession(anInterview({ sessions }), start({ startOver: true }), at(100));
  expect(interview.sessions.map((session) => session.supersededAt)).toEqual([at(1), at(100), at(100), null]);
  expect(interview.sessions.at(-1)?.continuesSessionId).toBeNull();
  expect(interview.sessions.map((session) => session.disconnectReason).slice(0, 3)).toEqual(
    Array(3).fill('client_disconnect'),
  );
});

test('a superseded session is never continued', () => {
  const { interview } = startSession(
    anInterview({ sessions: [aSession({ supersededAt: t0 })] }),
    start(),
    at(1),
  );
  expect(interview.sessions.at(-1)?.continuesSessionId).toBeNull();
});

test('a new session ends a hold and cancels the automatic completion', () => {
  const held = anInterview({ sessions: [aSession()], resumeHoldUntil: at(500), dueAt: at(500) });
  expect(startSession(held, start(), at(1)).interview).toMatchObject({
    resumeHoldUntil: null,
    dueAt: new Date(at(1).getTime() + maxIdleMs),
  });
});

test('a second connection, a completed interview and too many sessions are refused', () => {
  const code = (expected: string) => expect.objectContaining({ kind: 'conflict', code: expected });
  expect(() => startSession(opened(), start(), t0)).toThrow(code('SESSION_ALREADY_OPEN'));
  expect(() => startSession(anInterview({ status: 'COMPLETED' }), start(), t0)).toThrow(
    code('INTERVIEW_COMPLETED'),
  );
  const full = anInterview({ sessions: Array.from({ length: maxSessions }, () => aSession()) });
  expect(() => startSession(full, start(), t0)).toThrow(code('TOO_MANY_SESSIONS'));
});

test('the first words put the interview in progress', () => {
  const interview = opened(anInterview({ status: 'SCHEDULED', statusReason: 'x' }));
  const id = openSession(interview)?.id ?? '';
  expect(noteTurns(interview, id, at(2)).interview).toMatchObject({
    status: 'IN_PROGRESS',
    statusReason: null,
    lastActivityAt: at(2),
  });
});

test('turns are noted with the first words, when a call or a reason must be cleared, and every 15 seconds', () => {
  const underWay = opened(anInterview({ status: 'IN_PROGRESS' }));
  expect(mustNoteTurns(underWay, at(14.9))).toBe(false);
  expect(mustNoteTurns(underWay, at(15))).toBe(true);
  for (const change of [{ status: 'SCHEDULED' }, { statusReason: 'x' }, { callDueAt: at(9) }] as const)
    expect(mustNoteTurns({ ...underWay, ...change }, at(1))).toBe(true);
  const id = openSession(underWay)?.id ?? '';
  expect(mustNoteTurns(noteTurns(underWay, id, at(20)).interview, at(21))).toBe(false);
});

test('what a session has used is noted with its turns, and published with its end', () => {
  const usage = { recognisedSeconds: 1.6, synthesisedSeconds: 2.2, inputTokens: 30 };
  const interview = opened();
  const id = openSession(interview)?.id ?? '';
  const noted = noteTurns(interview, id, at(2), usage).interview;
  const end = { sessionId: id, reason: 'completed_by_expert', endedAt: at(61), durationSeconds: 61 };
  const usageOf = (given?: typeof usage) =>
    endSession(noted, { ...end, usage: given }, at(61)).facts[0]?.data;
  const told = { recognisedSeconds: 2, synthesisedSeconds: 2, inputTokens: 30, outputTokens: null };
  expect(usageOf()).toMatchObject({ providerUsage: told });
  expect(usageOf({ ...usage, inputTokens: 50 })).toMatchObject({
    providerUsage: { ...told, inputTokens: 50 },
  });
  expect(endSession(interview, end, at(61)).facts[0]?.data).not.toHaveProperty('providerUsage');
});

test('turns in an ended or unknown session are refused', () => {
  const ended = aSession();
  const interview = anInterview({ sessions: [ended] });
  expect(() => noteTurns(interview, ended.id, t0)).toThrow(
    expect.objectContaining({ code: 'SESSION_ENDED' }),
  );
  expect(() => noteTurns(interview, newId(), t0)).toThrow(expect.objectContaining({ kind: 'not-found' }));
});

test('a session ends once, with its first reason, and its connected seconds are published', () => {
  const interview = opened();
  const id = openSession(interview)?.id ?? '';
  const end = { sessionId: id, reason: 'completed_by_expert', endedAt: at(61), durationSeconds: 61 };
  const { interview: ended, facts } = endSession(interview, end, at(61));
  expect(ended.sessions[0]).toMatchObject({
    disconnectReason: 'completed_by_expert',
    endedAt: at(61),
    durationSeconds: 61,
    isActive: false,
  });
  expect(facts).toMatchObject([{ type: 'session.ended.v1', data: { durationSeconds: 61 } }]);
  expect(endSession(ended, { ...end, reason: 'client_disconnect' }, at(70))).toEqual({
    interview: ended,
    facts: [],
  });
});

test('connected time is never negative and never longer than the session', () => {
  const interview = opened();
  const id = openSession(interview)?.id ?? '';
  const seconds = (durationSeconds: number, endedAt = at(10)) =>
    endSession(interview, { sessionId: id, reason: 'client_disconnect', endedAt, durationSeconds }, at(10))
      .interview.sessions[0]?.durationSeconds;
  expect([seconds(4), seconds(999), seconds(-5), seconds(5, at(-10))]).toEqual([4, 10, 0, 0]);
});

const legal: Record<Platform, string[]> = {
  WEB: [
    'completed_by_expert',
    'voice_session_disconnect',
    'user_audio_silent',
    'client_disconnect',
    'grace_period_expired',
    'switched_to_phone',
    'redialed',
    'completed_natural_end',
    'ended_by_agent_platform',
    'no_audio_received',
  ],
  PHONE: [
    'completed_by_expert',
    'call_ended',
    'call_ended_early',
    'switched_to_web',
    'redialed',
    'completed_natural_end',
    'ended_by_agent_platform',
  ],
};

test.each(
  (['WEB', 'PHONE'] as const).flatMap((platform) =>
    [...disconnectReasons, 'something', '__proto__'].map((reason) => [platform, reason] as const),
  ),
)('a %s session and the reason %s', (platform, reason) => {
  const command = start({ platform });
  const { interview } = startSession(anInterview(), command, t0);
  const end = () =>
    endSession(
      interview,
      { sessionId: command.sessionId, reason, endedAt: at(1), durationSeconds: 1 },
      at(1),
    );
  if (legal[platform].includes(reason)) expect(end().interview.sessions[0]?.disconnectReason).toBe(reason);
  else expect(end).toThrow(expect.objectContaining({ kind: 'invalid', code: 'ILLEGAL_REASON' }));
});

test('a hold postpones the automatic completion', () => {
  const processed = aSession({ disconnectReason: 'client_disconnect', isProcessed: true });
  const interview = anInterview({ status: 'IN_PROGRESS', sessions: [processed] });
  const until = at(7 * 86_400);
  expect(holdForLater(interview, until, pauses).interview).toMatchObject({
    resumeHoldUntil: until,
    dueAt: until,
  });
  expect(() => holdForLater(anInterview({ status: 'COMPLETED' }), until, pauses)).toThrow(
    expect.objectContaining({ kind: 'conflict' }),
  );
});

test.each(['WEB', 'PHONE'] as const)(
  'a %s session without activity ends at its last activity',
  (platform) => {
    const session = aSession({ platform, endedAt: null, disconnectReason: null, durationSeconds: 0 });
    const lost = anInterview({ status: 'IN_PROGRESS', sessions: [session], lastActivityAt: at(90) });
    const idleAt = new Date(at(90).getTime() + maxIdleMs);
    expect(dueAtOf(lost, pauses)).toEqual(idleAt);
    const early = new Date(idleAt.getTime() - 1);
    expect(endIdleSession(lost, early).interview).toBe(lost);
    expect(autoComplete(lost, idleAt, pauses).interview).toEqual({ ...lost, dueAt: idleAt });
    const { interview, facts } = endIdleSession(lost, idleAt);
    expect(interview).toMatchObject({
      dueAt: null,
      sessions: [{ endedAt: at(90), durationSeconds: 90, disconnectReason: 'ended_by_agent_platform' }],
    });
    expect(facts).toMatchObject([{ type: 'session.ended.v1', data: { durationSeconds: 90 } }]);
    expect(endIdleSession(interview, idleAt).interview).toBe(interview);
  },
);

test('a withdrawn interview completes when its lost session ends', () => {
  const session = aSession({ endedAt: null, disconnectReason: null });
  const withdrawal = { at: at(10), eraseAt: at(9_000_000), erasedAt: null, sweepAt: null };
  const lost = anInterview({
    status: 'IN_PROGRESS',
    sessions: [session],
    withdrawal,
    lastActivityAt: at(20),
  });
  const idleAt = new Date(at(20).getTime() + maxIdleMs);
  expect(dueAtOf(lost, pauses)).toEqual(idleAt);
  expect(endIdleSession(lost, idleAt).interview).toMatchObject({ status: 'COMPLETED' });
});
