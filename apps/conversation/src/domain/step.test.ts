import { aSession, aTurn, earlierSessionId, limits, sam, sessionId } from '../../test/a-session';

/** A session in which the interviewer has asked its first question. */
function talking(over: Parameters<typeof aSession>[0] = {}) {
  const session = aSession(over);
  session.connect();
  session.answer({ act: 'greeting' });
  return session;
}

test('the interviewer speaks first, once a client is connected, and its words are stored before they are sent', () => {
  const session = aSession();
  expect(session.effects).toEqual([]);
  session.holdWrites();
  session.connect();
  expect(session.effects.map(({ type }) => type)).toEqual(['welcome', 'ask']);
  session.answer({ text: 'Hello', act: 'greeting', questionIndex: 0 });
  expect(session.sent('turn')).toEqual([]);
  expect(session.of('append')).toMatchObject([{ turns: [{ sequence: 0, role: 'agent', text: 'Hello' }] }]);
  session.settle();
  expect(session.sent('turn')).toEqual([
    {
      type: 'turn',
      sessionId,
      sequence: 0,
      role: 'agent',
      text: 'Hello',
      progress: { question: 1, of: 3 },
      closing: false,
    },
  ]);
});

test('an utterance is acknowledged once it is stored, then answered', () => {
  const session = talking();
  session.holdWrites();
  session.say('u1');
  expect(session.sent('ack')).toEqual([]);
  expect(session.of('ask')).toHaveLength(1);
  session.settle();
  expect(session.sent('ack')).toEqual([{ type: 'ack', utteranceId: 'u1', sequence: 1 }]);
  expect(session.of('ask')).toHaveLength(2);
});

test('a repeated utterance is stored once, whether the first is pending or stored', () => {
  const session = talking();
  session.holdWrites();
  session.say('u1');
  session.say('u1');
  session.settle();
  session.say('u1');
  expect(
    session.of('append').flatMap(({ turns }) => turns.filter(({ role }) => role === 'user')),
  ).toHaveLength(1);
  expect(session.sent('ack')).toHaveLength(2);
});

test('an utterance stored in an earlier session of the conversation is acknowledged, not stored again', () => {
  const history = [
    aTurn({ sequence: 0, role: 'agent', sessionId: earlierSessionId }),
    aTurn({ sequence: 1, role: 'user', sessionId: earlierSessionId, utteranceId: 'u1' }),
  ];
  const session = talking({ history });
  session.say('u1');
  expect(session.sent('ack')).toEqual([{ type: 'ack', utteranceId: 'u1', sequence: 1 }]);
  expect(session.of('append')).toHaveLength(1);
});

test('an utterance that arrives while the interviewer is thinking is included in the answer', () => {
  const session = talking();
  session.say('u1');
  const first = session.of('ask').at(-1);
  session.say('u2');
  expect(session.of('cancel-ask')).toHaveLength(1);
  const second = session.of('ask').at(-1);
  expect(second?.askId).not.toBe(first?.askId);
  const move = { text: 'late', act: 'probe', then: 'listen' } as const;
  session.give({ type: 'move', askId: first?.askId ?? 0, ask: 'next', move });
  expect(session.state().pending).toEqual([]);
  session.answer({ text: 'in time' });
  expect(session.state().history.map(({ text }) => text)).toEqual([
    'A question?',
    'an answer',
    'an answer',
    'in time',
  ]);
});

test('turns are numbered without gaps; their offsets never go backwards or lie in the future', () => {
  const session = talking();
  session.pass(5000);
  session.frame({ type: 'say', utteranceId: 'u1', text: 'x', offsetMs: 86_000_000, durationMs: 9_000_000 });
  session.answer();
  session.frame({ type: 'say', utteranceId: 'u2', text: 'x', offsetMs: 1 });
  expect(session.state().history.map(({ sequence, offsetMs }) => [sequence, offsetMs])).toEqual([
    [0, 0],
    [1, 5000],
    [2, 5000],
    [3, 5000],
  ]);
  expect(session.state().history.every(({ durationMs }) => durationMs === 0)).toBe(true);
});

test('a session restored from its turns answers the last utterance and does not greet again', () => {
  const asked = [aTurn({ sequence: 0, role: 'agent' })];
  const quiet = aSession({ history: asked });
  quiet.connect(0);
  expect(quiet.effects).toMatchObject([{ type: 'welcome', turns: [] }]);
  const answered = aSession({ history: [...asked, aTurn({ sequence: 1, role: 'user', utteranceId: 'u1' })] });
  answered.connect(0);
  answered.answer();
  expect(answered.state().history.at(-1)).toMatchObject({ sequence: 2, role: 'agent' });
});

test('a returning client gets the turns it has not seen; a new client gets the whole conversation', () => {
  const history = [
    aTurn({ sequence: 0, role: 'agent', sessionId: earlierSessionId, text: 'before' }),
    aTurn({ sequence: 0, role: 'agent', text: 'hello' }),
    aTurn({ sequence: 1, role: 'user', text: 'yes' }),
    aTurn({ sequence: 2, role: 'agent', text: 'why?' }),
  ];
  const shown = (lastSequence: number) => {
    const session = aSession({ history });
    session.connect(lastSequence);
    return session.of('welcome')[0]?.turns.map(({ text }) => text);
  };
  expect(shown(1)).toEqual(['why?']);
  expect(shown(-1)).toEqual(['before', 'hello', 'yes', 'why?']);
});

test('a client that returns after the closing words is told that the interview is closing', () => {
  const session = aSession({ history: [aTurn({ sequence: 0, role: 'agent', act: 'closing' })] });
  session.connect(-1);
  expect(session.of('welcome')).toMatchObject([{ closing: true }]);
});

test('a request to finish later that another process could not store is stored by the next owner', () => {
  const session = aSession({ history: [aTurn({ sequence: 0, role: 'agent', act: 'finish-later' })] });
  session.give({ type: 'tick' });
  expect(session.of('hold')).toHaveLength(1);
  expect(session.ended()).toBe('client_disconnect');
});

test('the number of pending utterances is bounded', () => {
  const session = talking();
  session.holdWrites();
  for (let n = 0; n < 60; n++) session.say(`u${n}`);
  expect(session.state().pending).toHaveLength(50);
  expect(session.sent('error')[0]).toMatchObject({ code: 'too-fast' });
});

test('the expert is prompted after each silence, three times', () => {
  const session = talking();
  session.pass(limits.silencePromptMs - 1);
  expect(session.of('ask')).toHaveLength(1);
  session.pass(1);
  expect(session.of('ask').at(-1)).toMatchObject({ ask: 'silence' });
  session.pass(2 * limits.silencePromptMs);
  expect(session.of('ask').filter(({ ask }) => ask === 'silence')).toHaveLength(3);
  expect(session.ended()).toBeUndefined();
});

test('a patient agent waits longer before it speaks up, an impatient one less', () => {
  for (const patience of [0.5, 2]) {
    const speaker = { ...sam, patience };
    const session = talking({ inCharge: { speaker, wasHandedOver: false, hasSpoken: true } });
    session.pass(limits.silencePromptMs * patience - 1);
    expect(session.of('ask')).toHaveLength(1);
    session.pass(1);
    expect(session.of('ask').at(-1)).toMatchObject({ ask: 'silence' });
    session.pass(limits.graceMs * patience);
    expect(session.ended()).toBeDefined();
  }
});

test.each([
  ['an utterance', { type: 'say', utteranceId: 'u1', text: 'x' }],
  ['typing', { type: 'typing' }],
] as const)('%s restarts the silence period', (_name, frame) => {
  const session = talking();
  session.pass(59_000);
  session.frame(frame);
  if (frame.type === 'say') session.answer();
  expect(session.state().prompts).toBe(0);
  session.pass(59_000);
  expect(session.ended()).toBeUndefined();
});

test('silence is counted from the time the words were heard, reported once for each turn', () => {
  const session = talking();
  session.pass(14_000);
  session.frame({ type: 'heard', sequence: 0 });
  session.pass(14_000);
  expect(session.of('ask')).toHaveLength(1);
  session.frame({ type: 'heard', sequence: 0 });
  session.pass(1000);
  expect(session.of('ask')).toHaveLength(2);
});

test('silence is not counted while words are being stored', () => {
  const session = talking();
  session.holdWrites();
  session.say('u1');
  session.pass(170_000);
  expect(session.of('ask')).toHaveLength(1);
  expect(session.state().ending).toBeUndefined();
});

test('the interviewer is asked to close after the longest connected time', () => {
  const session = talking({
    facts: { limits: { ...limits, maxDurationMs: 40_000, silencePromptMs: 1e9, graceMs: 1e9 } },
  });
  session.disconnect();
  session.pass(20_000);
  session.connect(0);
  session.pass(39_999);
  expect(session.of('ask')).toHaveLength(1);
  session.pass(1);
  expect(session.of('ask').at(-1)).toMatchObject({ ask: 'close' });
});

test('the interviewer is asked to close after the most turns; further talk ends the session', () => {
  const session = talking({ facts: { limits: { ...limits, maxTurns: 4 } } });
  session.say('u1');
  session.answer();
  session.say('u2');
  expect(session.of('ask').at(-1)).toMatchObject({ ask: 'close' });
  session.answer({ act: 'closing', then: 'close' });
  for (let n = 3; n < 20; n++) session.say(`u${n}`);
  expect(session.state().history.length).toBeLessThanOrEqual(10);
  expect(session.ended()).toBe('completed_natural_end');
});

test('words before the end are stored before it, and words after the end are refused', () => {
  const session = talking();
  session.holdWrites();
  session.say('u1');
  session.frame({ type: 'end' });
  session.say('u2');
  expect(session.of('end')).toEqual([]);
  session.settle();
  expect(session.sent('ack')).toHaveLength(1);
  expect(session.of('end')).toHaveLength(1);
  expect(session.sent('ended')).toEqual([{ type: 'ended', reason: 'completed_by_expert' }]);
  expect(session.effects.at(-1)).toEqual({ type: 'over' });
});

test('the client is told the reason that was recorded first', () => {
  const session = talking();
  session.holdWrites();
  session.frame({ type: 'end' });
  session.give({ type: 'recorded-end', reason: 'client_disconnect' });
  expect(session.sent('ended')).toEqual([{ type: 'ended', reason: 'client_disconnect' }]);
});

test('a client that connects after the end is told that the session has ended', () => {
  const session = talking({ facts: { redirectUrl: 'https://example.com/done?a=1#top' } });
  session.frame({ type: 'end' });
  session.connect();
  expect(session.sent('ended').at(-1)).toEqual({
    type: 'ended',
    reason: 'completed_by_expert',
    redirectUrl:
      'https://example.com/done?a=1&interviewId=0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1&status=completed#top',
  });
});

test('an expert who finishes later gets a hold, then the session ends uncompleted', () => {
  const session = talking({ facts: { redirectUrl: 'https://example.com/done' } });
  session.say('u1');
  session.answer();
  session.frame({ type: 'finish-later', until: '2030-01-01T00:00:00Z' });
  expect(session.of('hold')).toEqual([{ type: 'hold', untilMs: Date.parse('2030-01-01T00:00:00Z') }]);
  expect(session.sent('ended')).toEqual([
    { type: 'ended', reason: 'voice_session_disconnect', resumableUntil: '2030-01-01T00:00:00.000Z' },
  ]);
});

test('an expert who asks the interviewer to finish later hears its goodbye first', () => {
  const session = talking();
  session.say('u1', 'Can we finish later?');
  session.answer({ text: 'Of course.', act: 'finish-later', then: 'leave' });
  expect(session.of('hold')).toHaveLength(1);
  expect(session.of('send').map(({ frame }) => frame.type)).toEqual(['turn', 'ack', 'turn', 'ended']);
});

test('the conversation goes on when a hold is refused', () => {
  const session = talking();
  session.holdWrites();
  session.frame({ type: 'finish-later', until: '2001-01-01T00:00:00Z' });
  session.give({ type: 'hold-refused', message: 'until: must lie ahead' });
  session.say('u1');
  expect(session.sent('error')).toHaveLength(1);
  expect(session.state().pending).toHaveLength(1);
});

test('connected time excludes the time without a client, and an absent expert’s session ended when the expert left', () => {
  const session = talking();
  session.pass(5000);
  session.disconnect();
  session.pass(10_000);
  session.connect(0);
  session.pass(3000);
  session.disconnect();
  const leftAt = session.now();
  session.pass(limits.vanishMs);
  expect(session.of('end')).toEqual([
    { type: 'end', reason: 'client_disconnect', endedAtMs: leftAt, durationSeconds: 8 },
  ]);
});

test('an expert who asks for a call is called once; the conversation goes on meanwhile and if the call fails', () => {
  const session = talking();
  session.frame({ type: 'switch-to-phone', phoneNumber: '+4930123456' });
  session.frame({ type: 'switch-to-phone', phoneNumber: '+4930123456' });
  expect(session.of('dial')).toEqual([{ type: 'dial', phoneNumber: '+4930123456' }]);
  session.give({ type: 'dial-failed' });
  expect(session.sent('phone')).toEqual([
    { type: 'phone', state: 'calling' },
    { type: 'phone', state: 'failed' },
  ]);
  session.say('u1');
  expect(session.sent('ack')).toHaveLength(1);
  session.frame({ type: 'switch-to-phone', phoneNumber: '+4930123456' });
  expect(session.of('dial')).toHaveLength(2);
});

test('on the phone the interviewer waits for a voice without a limit', () => {
  const session = aSession({ facts: { platform: 'PHONE' } });
  session.connect();
  session.pass(200_000);
  expect(session.of('ask')).toEqual([]);
  session.say('u1', 'Hello?');
  expect(session.of('ask')).toHaveLength(1);
});

test('on the phone silence is counted from the moment the words were heard', () => {
  const session = aSession({ facts: { platform: 'PHONE' } });
  session.connect();
  session.say('u1', 'Hello?');
  session.answer({ text: 'A long greeting. '.repeat(30) });
  session.pass(limits.silencePromptMs + 10_000);
  expect(session.of('ask')).toHaveLength(1);
  session.frame({ type: 'heard', sequence: 1 });
  session.pass(limits.silencePromptMs);
  expect(session.of('ask').at(-1)).toMatchObject({ ask: 'silence' });
});

test('the interviewer says that words were not heard, once at a time, and not over an answer of its own', () => {
  const session = talking();
  const askedFor = () => session.of('ask').filter(({ ask }) => ask === 'not-heard');
  session.frame({ type: 'not-heard' });
  session.frame({ type: 'not-heard' });
  expect(askedFor()).toHaveLength(1);
  session.answer({ act: 'prompt', text: 'Sorry?' });
  expect(session.sent('turn').at(-1)).toMatchObject({ text: 'Sorry?' });
  session.say('u1');
  session.frame({ type: 'not-heard' });
  expect(askedFor()).toHaveLength(1);
  session.answer({ act: 'closing', then: 'close' });
  session.frame({ type: 'not-heard' });
  expect(askedFor()).toHaveLength(1);
});

type Call = ReturnType<typeof aSession>;

describe('a caller who cannot be heard', () => {
  const onThePhone = { platform: 'PHONE', nextCall: 'platform' } as const;
  const sorry = { act: 'prompt', text: 'Sorry?' };
  const farewell = { act: 'cannot-hear', text: 'I call again.', then: 'cannot-hear' } as const;
  /** A session in which the expert has said hello, and the interviewer has asked its first question. */
  function calling(facts: Parameters<typeof talking>[0] = { facts: onThePhone }) {
    const session = aSession(facts);
    session.connect();
    session.say('hello', 'Hello?');
    session.answer({ act: 'greeting' });
    return session;
  }
  /** The same, and the expert was then not heard three times. */
  function unheard(facts: Parameters<typeof talking>[0] = { facts: onThePhone }) {
    const session = calling(facts);
    for (const move of [sorry, sorry, farewell]) {
      session.frame({ type: 'not-heard' });
      session.answer(move);
    }
    return session;
  }
  const asks = ({ of }: ReturnType<typeof talking>) => of('ask').map(({ ask }) => ask);

  test('is told twice, then how the interview goes on; the call ends and is repeated', () => {
    const session = unheard();
    expect(asks(session).slice(-3)).toEqual(['not-heard', 'not-heard', 'cannot-hear']);
    expect(session.of('end')).toMatchObject([{ reason: 'call_ended_early', callAgain: true }]);
  });

  test('is not promised a call that the platform cannot make', () => {
    const session = unheard({ facts: { platform: 'PHONE', nextCall: 'expert' } });
    expect(session.of('end')).toHaveLength(1);
    expect(session.of('end')[0]).not.toHaveProperty('callAgain');
  });

  test('stays in the call when a word gets through', () => {
    const session = calling();
    for (const move of [sorry, sorry]) {
      session.frame({ type: 'not-heard' });
      session.answer(move);
    }
    session.say('u1');
    session.answer();
    session.frame({ type: 'not-heard' });
    expect(asks(session).slice(-2)).toEqual(['next', 'not-heard']);
  });

  test('is greeted before anything else', () => {
    const session = aSession({ facts: onThePhone });
    session.connect();
    session.frame({ type: 'not-heard' });
    expect(asks(session)).toEqual(['next']);
  });

  test('is called again if this process dies after the promise', () => {
    const history = [aTurn({ sequence: 0, role: 'agent', act: 'cannot-hear' })];
    const session = aSession({ facts: onThePhone, history });
    session.give({ type: 'tick' });
    expect(session.of('end')).toMatchObject([{ callAgain: true }]);
  });

  test.each([
    ['falls silent', (call: Call) => call.pass(8 * limits.silencePromptMs)],
    ['hangs up', (call: Call) => call.give({ type: 'hung-up' })],
    ['is a machine', (call: Call) => call.give({ type: 'hung-up', isMachine: true })],
  ])('was not reached if no word got through and the line %s: the call is repeated', (_how, leave) => {
    const call = aSession({ facts: onThePhone });
    call.connect();
    call.frame({ type: 'typing' });
    call.answer({ act: 'greeting' });
    leave(call);
    expect(call.of('end')).toMatchObject([{ callAgain: true }]);
  });

  test('was reached if a word got through, unless a machine said it', () => {
    const person = calling();
    person.give({ type: 'hung-up' });
    expect(person.of('end')[0]).not.toHaveProperty('callAgain');
    const machine = calling();
    machine.give({ type: 'hung-up', isMachine: true });
    expect(machine.of('end')).toMatchObject([{ reason: 'call_ended_early', callAgain: true }]);
  });

  test('is not called again by this session if nothing was said: the outcome of the call decides', () => {
    const call = aSession({ facts: onThePhone });
    call.connect();
    call.give({ type: 'hung-up' });
    expect(call.of('end')).toHaveLength(1);
    expect(call.of('end')[0]).not.toHaveProperty('callAgain');
  });

  test('types on the page, where the conversation goes on', () => {
    const session = talking();
    for (let time = 0; time < 5; time++) {
      session.frame({ type: 'not-heard' });
      session.answer(sorry);
    }
    expect(new Set(asks(session).slice(1))).toEqual(new Set(['not-heard']));
  });
});

test('after a caller has hung up, last words are stored and not answered, and the time does not count', () => {
  const session = aSession({ facts: { platform: 'PHONE' } });
  session.connect();
  session.say('hello', 'Hello?');
  session.answer({ act: 'greeting' });
  session.frame({ type: 'heard', sequence: 1 });
  session.pass(10_000);
  session.say('u0');
  session.answer();
  session.pass(20_000);
  session.disconnect();
  session.pass(3000);
  session.say('u1', 'One last thing.');
  session.give({ type: 'hung-up' });
  expect(session.of('ask')).toHaveLength(2);
  expect(session.state().history.at(-1)?.text).toBe('One last thing.');
  expect(session.of('end')).toMatchObject([{ reason: 'call_ended', durationSeconds: 30 }]);
});

test('words that were not heard restart the silence period', () => {
  const session = talking();
  session.pass(limits.silencePromptMs - 1);
  session.frame({ type: 'not-heard' });
  session.answer({ act: 'prompt', text: 'Sorry?' });
  session.pass(limits.silencePromptMs - 1);
  expect(session.of('ask').filter(({ ask }) => ask === 'silence')).toEqual([]);
});
