import { aSession, turnsOf } from '../../test/builders';
import { deliveredOf } from './withheld';

const { sessionId } = aSession();
const aConversation = () => {
  const turns = turnsOf(
    sessionId,
    ['agent', 'What does it cost?'],
    ['user', 'Off the record, our director was fired over the price of 3 million.'],
    ['agent', 'I have noted that.'],
    ['user', 'It costs 2 million in all.'],
  );
  return turns.map((turn) => (turn.sequence === 2 ? { ...turn, act: 'off-the-record' } : turn));
};

test('turns off the record are not delivered, and are muted up to the next turn on the record', () => {
  const { turns, silences } = deliveredOf(aConversation().reverse(), ['en']);
  expect(turns.map(({ text }) => text).join(' ')).toMatch(
    /^What does it cost\?.*It costs 2 million in all\.$/,
  );
  expect(turns.map(({ text }) => text).join(' ')).not.toContain('fired');
  expect(silences).toEqual([{ fromMs: 9750, toMs: 29_750 }]);
});

test('withheld words at the end of a session are muted to its end', () => {
  const turns = aConversation().slice(0, 2);
  expect(deliveredOf(turns, ['en']).silences).toEqual([{ fromMs: 9750, toMs: Infinity }]);
});

test('without withheld turns everything is delivered', () => {
  const turns = turnsOf(sessionId, ['agent', 'What does it cost?'], ['user', 'Two million.']);
  expect(deliveredOf(turns, ['en'])).toEqual({ turns, silences: [] });
});
