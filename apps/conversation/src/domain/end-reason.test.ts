import type { DisconnectReason } from '@colloquy/contracts';
import { endReason } from './end-reason';
import type { SessionFacts } from './session-state';
import { aSession, limits } from '../../test/a-session';

type Session = ReturnType<typeof aSession>;

const answered = (session: Session) => {
  session.say('u1');
  session.answer();
};
const closed = (session: Session) => {
  session.say('u1');
  session.answer({ act: 'closing', then: 'close' });
};
const seldomPrompted = { limits: { ...limits, silencePromptMs: 50_000 } };

interface Case {
  cause: string;
  reason: DisconnectReason;
  happen: (session: Session) => unknown;
  facts?: Partial<SessionFacts>;
}

const cases: Case[] = [
  { cause: 'End at any time', reason: 'completed_by_expert', happen: (s) => s.frame({ type: 'end' }) },
  {
    cause: 'End after the closing words',
    reason: 'completed_by_expert',
    happen: (s) => [closed(s), s.frame({ type: 'end' })],
  },
  {
    cause: 'nothing after the closing words',
    reason: 'completed_natural_end',
    happen: (s) => [closed(s), s.pass(limits.closingMs)],
  },
  {
    cause: 'the client leaves after the closing words',
    reason: 'completed_natural_end',
    happen: (s) => [closed(s), s.disconnect(), s.pass(limits.closingMs)],
  },
  {
    cause: 'three prompts without a reply',
    reason: 'ended_by_agent_platform',
    happen: (s) => [answered(s), s.pass(4 * limits.silencePromptMs)],
  },
  {
    cause: 'three prompts and never a word',
    reason: 'no_audio_received',
    happen: (s) => s.pass(4 * limits.silencePromptMs),
  },
  {
    cause: 'three prompts, and sound without a word',
    reason: 'user_audio_silent',
    happen: (s) => [s.give({ type: 'sound' }), s.pass(4 * limits.silencePromptMs)],
  },
  {
    cause: 'silence past the grace window, and sound without a word',
    reason: 'user_audio_silent',
    happen: (s) => [s.give({ type: 'sound' }), s.pass(limits.graceMs)],
    facts: seldomPrompted,
  },
  {
    cause: 'three prompts without a reply after a word and sound',
    reason: 'ended_by_agent_platform',
    happen: (s) => [s.give({ type: 'sound' }), answered(s), s.pass(4 * limits.silencePromptMs)],
  },
  {
    cause: 'silence past the grace window without the prompts',
    reason: 'grace_period_expired',
    happen: (s) => [answered(s), s.pass(limits.graceMs)],
    facts: seldomPrompted,
  },
  {
    cause: 'silence past the grace window and never a word',
    reason: 'no_audio_received',
    happen: (s) => s.pass(limits.graceMs),
    facts: seldomPrompted,
  },
  {
    cause: 'the expert hangs up in mid-conversation',
    reason: 'call_ended',
    happen: (s) => [answered(s), s.pass(25_000), answered(s), s.give({ type: 'hung-up' })],
    facts: { platform: 'PHONE', limits: { ...limits, silencePromptMs: 50_000 } },
  },
  {
    cause: 'the expert hangs up after the closing words',
    reason: 'completed_by_expert',
    happen: (s) => [closed(s), s.give({ type: 'hung-up' })],
    facts: { platform: 'PHONE' },
  },
  {
    cause: 'nobody speaks on a line for five minutes',
    reason: 'call_ended_early',
    happen: (s) => [s.pass(300_000), s.give({ type: 'hung-up' })],
    facts: { platform: 'PHONE' },
  },
  {
    cause: 'the expert opens the link while on the phone',
    reason: 'switched_to_web',
    happen: (s) => [answered(s), s.give({ type: 'superseded', startOver: false, by: 'WEB' })],
    facts: { platform: 'PHONE' },
  },
  {
    cause: 'the expert takes the call that was asked for',
    reason: 'switched_to_phone',
    happen: (s) => [answered(s), s.give({ type: 'superseded', startOver: false, by: 'PHONE' })],
  },
  {
    cause: 'the client vanishes',
    reason: 'client_disconnect',
    happen: (s) => [answered(s), s.disconnect(), s.pass(limits.vanishMs)],
  },
  {
    cause: 'finish later after something was said',
    reason: 'voice_session_disconnect',
    happen: (s) => [answered(s), s.frame({ type: 'finish-later' })],
  },
  {
    cause: 'finish later before anything was said',
    reason: 'client_disconnect',
    happen: (s) => s.frame({ type: 'finish-later' }),
  },
  {
    cause: 'the expert comes back on a new connection',
    reason: 'redialed',
    happen: (s) => [answered(s), s.disconnect(), s.give({ type: 'superseded', startOver: false, by: 'WEB' })],
  },
  {
    cause: 'the expert starts over',
    reason: 'client_disconnect',
    happen: (s) => [answered(s), s.disconnect(), s.give({ type: 'superseded', startOver: true, by: 'WEB' })],
  },
  {
    cause: 'a new connection after the closing words',
    reason: 'completed_natural_end',
    happen: (s) => [closed(s), s.disconnect(), s.give({ type: 'superseded', startOver: false, by: 'WEB' })],
  },
  {
    cause: 'a call that ends early',
    reason: 'call_ended_early',
    happen: (s) => [s.pass(5000), s.disconnect(), s.pass(limits.vanishMs)],
    facts: { platform: 'PHONE' },
  },
  {
    cause: 'a call that ends after a while',
    reason: 'call_ended',
    happen: (s) => [s.pass(12_000), answered(s), s.pass(12_000), s.disconnect(), s.pass(limits.vanishMs)],
    facts: { platform: 'PHONE' },
  },
];

test.each(cases)('$cause: $reason', ({ reason, happen, facts }) => {
  const session = aSession({ facts });
  session.connect();
  session.answer({ act: 'greeting' });
  happen(session);
  expect(session.ended()).toBe(reason);
  expect(session.of('end')).toHaveLength(1);
});

test('on the phone no session ends with a grace period or a silent microphone', () => {
  const facts = {
    platform: 'PHONE',
    hasHeardExpert: false,
    gotSound: true,
    closed: false,
    connectedMs: 60_000,
    earlyDisconnectMs: 20_000,
  } as const;
  expect(endReason('grace-expired', facts)).toBe('ended_by_agent_platform');
  expect(endReason('prompts-exhausted', facts)).toBe('ended_by_agent_platform');
  expect(endReason('finish-later', facts)).toBe('call_ended');
});
