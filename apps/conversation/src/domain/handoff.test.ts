import { aSession, aTurn, kim, sam, toKim } from '../../test/a-session';

/** A session in which the expert has answered and Sam is asked for the next words. */
function answered(over: Parameters<typeof aSession>[0] = {}) {
  const session = aSession(over);
  session.connect();
  session.answer({ act: 'greeting' });
  session.say('u1', 'The price was too high.');
  return session;
}

const transfer = { act: 'transfer', then: 'transfer', handoff: toKim } as const;

test('an announced transfer is spoken and recorded before the other agent speaks', () => {
  const session = answered();
  session.answer({ ...transfer, text: 'Kim knows about prices.' });
  expect(session.of('hand-over')).toEqual([{ type: 'hand-over', handoff: toKim }]);
  const order = session.effects.map(({ type }) => type);
  expect(order.lastIndexOf('append')).toBeLessThan(order.indexOf('hand-over'));
  expect(session.state()).toMatchObject({ speaker: kim, takingOver: { introduces: false }, isAsking: true });
  session.answer({ text: 'What did it cost?', act: 'handoff', questionIndex: 1 });
  expect(session.sent('turn').slice(-2)).toMatchObject([
    { text: 'Kim knows about prices.' },
    { text: 'What did it cost?', persona: 'Kim', language: 'es' },
  ]);
  expect(session.sent('turn').at(-2)).not.toHaveProperty('persona');
  expect(session.state()).toMatchObject({ takingOver: undefined, isAsking: false });
});

test('a silent transfer adds no turn', () => {
  const session = answered();
  session.answer({ ...transfer, text: '' });
  session.answer({ text: 'What did it cost?', act: 'handoff' });
  expect(session.state().history.map(({ text }) => text)).toEqual([
    'A question?',
    'The price was too high.',
    'What did it cost?',
  ]);
});

test('the new agent answers what the expert says during a transfer', () => {
  const session = answered();
  session.holdWrites();
  session.answer({ ...transfer, text: 'One moment.' });
  session.say('u2', 'Far too high.');
  session.settle();
  expect(session.of('hand-over')).toHaveLength(1);
  expect(session.state()).toMatchObject({ speaker: kim, isAsking: true });
  expect(session.state().history.at(-1)?.text).toBe('Far too high.');
});

test('silence is not counted during a transfer, which happens once', () => {
  const session = answered();
  session.holdWrites();
  session.answer({ ...transfer, text: '' });
  session.pass(120_000);
  expect(session.of('ask').filter(({ ask }) => ask === 'silence')).toEqual([]);
  expect(session.of('hand-over')).toHaveLength(1);
});

test('an end that is decided during a transfer stands', () => {
  const session = answered();
  session.holdWrites();
  session.answer({ ...transfer, text: '' });
  session.frame({ type: 'end' });
  session.settle();
  expect(session.ended()).toBe('completed_by_expert');
});

test('after a crash the new agent speaks first if it had not spoken yet', () => {
  const history = [
    aTurn({ sequence: 0, role: 'agent', act: 'greeting' }),
    aTurn({ sequence: 1, role: 'user' }),
    aTurn({ sequence: 2, role: 'agent', act: 'transfer', text: 'Kim knows.' }),
  ];
  const session = aSession({ history, inCharge: { speaker: kim, wasHandedOver: true, hasSpoken: false } });
  session.connect(2);
  expect(session.of('ask')).toHaveLength(1);
  expect(session.state()).toMatchObject({ speaker: kim, takingOver: {} });
});

test('after a crash between announcement and handoff the first agent goes on', () => {
  const history = [
    aTurn({ sequence: 0, role: 'agent', act: 'greeting' }),
    aTurn({ sequence: 1, role: 'user' }),
    aTurn({ sequence: 2, role: 'agent', act: 'transfer', text: 'Kim knows.' }),
  ];
  const session = aSession({ history, inCharge: { speaker: sam, wasHandedOver: false, hasSpoken: true } });
  session.connect(2);
  expect(session.of('ask')).toHaveLength(1);
  expect(session.state().speaker).toBe(sam);
});

test('words that the expert interrupted are removed, once and only from the last turn', () => {
  const session = aSession();
  session.connect();
  session.answer({ text: 'How did you choose your carrier?', act: 'greeting' });
  session.frame({ type: 'heard', sequence: 0, characters: 12 });
  expect(session.of('note-heard')).toEqual([
    { type: 'note-heard', sequence: 0, heard: { text: 'How did you' } },
  ]);
  expect(session.state().history[0]?.text).toBe('How did you');
  session.frame({ type: 'heard', sequence: 0, characters: 500 });
  session.frame({ type: 'heard', sequence: 7, characters: 1 });
  session.frame({ type: 'heard', sequence: 0 });
  expect(session.of('note-heard')).toHaveLength(1);
});
