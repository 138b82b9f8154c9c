import { newId } from '@colloquy/kernel';
import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { conversationOf, handoffsIn, maxHandoffs, recordHandoff } from './handoffs';
import type { Handoff } from './interview';

const aHandoff = (change: Partial<Handoff> = {}): Handoff => ({
  id: newId(),
  sessionId: 'first',
  from: { groupId: 'a', displayName: 'A' },
  to: { groupId: 'b', versionNumber: 1, displayName: 'B' },
  occurredAt: t0,
  offsetMs: 1000,
  ruleId: newId(),
  condition: 'c',
  ...change,
});
const sessions = [aSession({ id: 'first' }), aSession({ id: 'second', continuesSessionId: 'first' })];

test('a handoff is stored once, for an existing session, and the number of handoffs is limited', () => {
  const handoff = aHandoff();
  const { interview } = recordHandoff(anInterview({ sessions }), handoff);
  expect(interview.handoffs).toEqual([handoff]);
  expect(recordHandoff(interview, { ...handoff, condition: 'other' }).interview).toBe(interview);
  expect(() => recordHandoff(interview, aHandoff({ sessionId: 'x' }))).toThrow('Session not found');
  const full = { ...interview, handoffs: Array.from({ length: maxHandoffs }, () => aHandoff()) };
  expect(() => recordHandoff(full, aHandoff())).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_HANDOFFS' }),
  );
});

test('handoffs of a chain are ordered by session and time, on one clock', () => {
  const [late, early, next] = [
    aHandoff({ offsetMs: 9000 }),
    aHandoff({ offsetMs: 1000, occurredAt: at(1) }),
    aHandoff({ sessionId: 'second', offsetMs: 500 }),
  ];
  const interview = anInterview({ sessions, handoffs: [next, late, early] });
  expect(handoffsIn(interview, conversationOf(interview))).toEqual([
    { handoff: early, turnOffsetMs: 1000 },
    { handoff: late, turnOffsetMs: 9000 },
    { handoff: next, turnOffsetMs: 60_500 },
  ]);
});
