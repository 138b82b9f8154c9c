import { aSession, aTurn, kim, limits, toKim } from '../../test/a-session';

const asked = [aTurn({ sequence: 0, role: 'agent', act: 'greeting', questionIndex: 0 })];

test('an expert who asks to end hears one closing sentence, and the session ends as with the End button', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.say('u1', 'End this interview now.');
  session.answer({ text: 'We stop here. Goodbye.', act: 'end', then: 'end' });
  expect(session.sent('turn')).toMatchObject([{ text: 'We stop here. Goodbye.' }]);
  expect(session.ended()).toBe('completed_by_expert');
});

test('an expert who asks for slower words hears these and all further ones more slowly', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.say('u1', 'Could you speak more slowly?');
  session.answer({ text: 'Of course. Why?', act: 'repeat', then: 'listen', slower: true });
  expect(session.sent('turn')).toMatchObject([{ text: 'Of course. Why?', speed: 0.85 }]);
  for (const id of ['u2', 'u3', 'u4']) {
    session.say(id, 'Slower, please.');
    session.answer({ text: 'Of course.', act: 'repeat', then: 'listen', slower: true });
  }
  expect(session.sent('turn').at(-1)).toMatchObject({ speed: 0.7 });
});

test('the agent that takes over speaks as slowly as the expert has asked', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.say('u1', 'Could you speak more slowly?');
  session.answer({ text: 'Of course. Why?', act: 'repeat', then: 'listen', slower: true });
  session.say('u2', 'The price was too high.');
  const handoff = { ...toKim, to: { ...kim, speed: 1.2 } };
  session.answer({ act: 'transfer', then: 'transfer', handoff, text: 'Kim knows about prices.' });
  session.answer({ text: 'What did it cost?', act: 'handoff' });
  expect(session.sent('turn').at(-1)).toMatchObject({ persona: 'Kim', speed: 1.02 });
});

test('a process that takes a session over speaks as slowly as the expert has asked', () => {
  const history = [
    ...asked,
    aTurn({ sequence: 1, role: 'user', text: 'Could you speak more slowly?' }),
    aTurn({ sequence: 2, role: 'agent', act: 'repeat', request: 'repeat' }),
    aTurn({ sequence: 3, role: 'user', text: 'Could you repeat that?' }),
    aTurn({ sequence: 4, role: 'agent', act: 'repeat', request: 'repeat' }),
  ];
  expect(aSession({ history }).state().speaker.speed).toBe(0.85);
  const earlier = history.map((turn) => ({ ...turn, sessionId: 'earlier' }));
  expect(aSession({ history: earlier }).state().speaker.speed).toBeUndefined();
});

test('a request to end after the closing words ends the session without another turn', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.say('u1', 'Thanks, bye.');
  session.answer({ text: '', act: 'end', then: 'end' });
  expect(session.sent('turn')).toEqual([]);
  expect(session.ended()).toBe('completed_by_expert');
});

test('a withdrawal is stored before the session ends, is no completion, and is sent to the client', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.say('u1', 'I withdraw my consent.');
  session.answer({ text: 'I understand. Goodbye.', act: 'withdraw', then: 'withdraw' });
  const types = session.effects.map(({ type }) => type);
  expect(types.indexOf('withdraw')).toBeLessThan(types.indexOf('end'));
  expect(session.ended()).toBe('voice_session_disconnect');
  expect(session.sent('ended')).toMatchObject([{ withdrawn: true }]);
});

test('a withdrawal on the page ends the session without a turn, once', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.holdWrites();
  session.frame({ type: 'withdraw' });
  session.frame({ type: 'withdraw' });
  session.say('u1', 'wait');
  expect(session.of('withdraw')).toHaveLength(1);
  expect(session.of('append')).toEqual([]);
  session.settle();
  expect(session.ended()).toBe('client_disconnect');
});

test('an expert who withdraws and hangs up before the interviewer reacts has withdrawn', () => {
  const session = aSession({ facts: { platform: 'PHONE' }, history: asked });
  session.connect(0);
  session.say('u1', 'I withdraw my consent.');
  session.give({ type: 'hung-up' });
  expect(session.of('withdraw')).toHaveLength(1);
  expect(session.ended()).toBe('call_ended_early');
});

test('a withdrawal that was decided and not stored is stored by the next owner of the session', () => {
  const withdrawn = aTurn({ sequence: 2, role: 'agent', act: 'withdraw' });
  const said = aTurn({ sequence: 1, role: 'user', utteranceId: 'u1' });
  const session = aSession({ history: [...asked, said, withdrawn] });
  session.give({ type: 'tick' });
  expect(session.of('withdraw')).toHaveLength(1);
  expect(session.of('end')).toHaveLength(1);
});

test('an expert who asks for a moment is not prompted, and the session does not end, until the wait is over or the expert speaks', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.say('u1', 'One moment.');
  session.answer({ text: 'Take your time.', act: 'wait', then: 'wait' });
  session.pass(limits.waitMs - 1);
  expect(session.of('ask').filter(({ ask }) => ask === 'silence')).toEqual([]);
  expect(session.sent('countdown')).toEqual([]);
  session.pass(limits.silencePromptMs + 1);
  expect(session.of('ask').filter(({ ask }) => ask === 'silence')).toHaveLength(1);
});

test('typing keeps the session open, also after the closing words', () => {
  const session = aSession({ history: [...asked, aTurn({ sequence: 1, role: 'agent', act: 'closing' })] });
  session.connect(0);
  for (let seconds = 0; seconds < 200; seconds += 4) {
    session.frame({ type: 'typing' });
    session.pass(4000);
  }
  expect(session.ended()).toBeUndefined();
  session.pass(limits.closingMs);
  expect(session.ended()).toBe('completed_natural_end');
});

test('the session of an inactive expert ends after a countdown of 20 s; activity cancels the countdown', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.pass(limits.graceMs - limits.countdownMs - 1);
  expect(session.sent('countdown')).toEqual([]);
  session.pass(1);
  expect(session.sent('countdown')).toEqual([{ type: 'countdown', endsInMs: 20_000 }]);
  session.frame({ type: 'typing' });
  expect(session.sent('countdown').at(-1)).toEqual({ type: 'countdown' });
  session.pass(limits.graceMs - 1);
  expect(session.ended()).toBeUndefined();
  session.pass(1);
  expect(session.ended()).toBeDefined();
});

test('reading aloud is no activity: the session of an inactive expert ends all the same', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  let told = 0;
  for (let seconds = 0; seconds < 300 && !session.ended(); seconds += 1) {
    const sequence = session.sent('turn').length;
    if (sequence > told) {
      session.frame({ type: 'telling', sequence });
      session.frame({ type: 'heard', sequence });
      told = sequence;
    }
    session.pass(1000);
  }
  expect(session.ended()).toBeDefined();
  expect(session.of('ask').filter(({ ask }) => ask === 'silence').length).toBeLessThanOrEqual(3);
});

test('silence is not counted while a long turn is read aloud, for at most the time that this takes', () => {
  const text = 'word '.repeat(100);
  const session = aSession({ history: [aTurn({ sequence: 0, role: 'agent', act: 'greeting', text })] });
  session.connect(0);
  for (let seconds = 0; seconds < 40; seconds += 4) {
    session.frame({ type: 'telling', sequence: 0 });
    session.pass(4000);
  }
  expect(session.of('ask')).toEqual([]);
  for (let seconds = 0; seconds < 300 && !session.ended(); seconds += 4) {
    session.frame({ type: 'telling', sequence: 0 });
    session.pass(4000);
  }
  expect(session.ended()).toBeDefined();
});

test('a call may be recorded once consent is stored, not before', () => {
  const session = aSession({ facts: { platform: 'PHONE' }, consentIsDue: true });
  session.connect();
  session.frame({ type: 'typing' });
  session.answer({ text: 'Do you agree?', act: 'consent' });
  expect(session.of('may-record')).toEqual([]);
  session.frame({ type: 'digit', digit: '1', utteranceId: 'u1' });
  session.answer({
    text: 'Thank you. First question?',
    act: 'question',
    questionIndex: 0,
    consentTo: 'All of it.',
  });
  expect(session.of('consent')).toEqual([
    { type: 'consent', consent: { text: 'All of it.', givenBy: 'key' } },
  ]);
  const types = session.effects.map(({ type }) => type);
  expect(types.indexOf('may-record')).toBeGreaterThan(types.indexOf('consent'));
  expect(session.state().consentIsDue).toBe(false);
  session.disconnect();
  session.connect(0);
  expect(session.of('may-record')).toHaveLength(2);
});

test('a call without consent ends unrecorded', () => {
  const session = aSession({ facts: { platform: 'PHONE' }, consentIsDue: true });
  session.connect();
  session.frame({ type: 'typing' });
  session.answer({ text: 'Do you agree?', act: 'consent' });
  session.say('u1', 'No.');
  session.answer({ text: 'Goodbye.', act: 'decline', then: 'decline' });
  expect(session.of('may-record')).toEqual([]);
  expect(session.ended()).toBe('call_ended_early');
});

test('the heard part of a turn is stored with its time', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.pass(5000);
  session.frame({ type: 'heard', sequence: 0, offsetMs: 900, durationMs: 2000 });
  expect(session.of('note-heard')).toEqual([
    { type: 'note-heard', sequence: 0, heard: { offsetMs: 900, durationMs: 2000 } },
  ]);
  expect(session.state().history[0]).toMatchObject({ offsetMs: 900, durationMs: 2000 });
});

test('an utterance keeps its start time even if an unheard turn of the interviewer was stored in between', () => {
  const session = aSession({ history: asked });
  session.connect(0);
  session.pass(8000);
  session.say('u1', 'first');
  session.answer();
  session.frame({ type: 'heard', sequence: 2, characters: 0 });
  session.pass(2000);
  session.frame({ type: 'say', utteranceId: 'u2', text: 'second', offsetMs: 8500, durationMs: 1000 });
  expect(session.state().history.at(-1)).toMatchObject({ text: 'second', offsetMs: 8500, durationMs: 1000 });
});
