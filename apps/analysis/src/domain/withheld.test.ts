import { aSession, turnsOf } from '../../test/builders';
import { deliveredOf, endingBy } from './withheld';

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

test('what is withheld is told by the muted spans and their reasons, without any words', () => {
  const turns = turnsOf(
    sessionId,
    ['user', 'Our director was fired.'],
    ['agent', 'Struck.'],
    ['user', 'It costs 2 million in all.'],
    ['agent', 'Why is that?'],
    ['user', 'Off the record?'],
    ['agent', 'Off the record, then.'],
    ['user', 'The price is really 3 million.'],
    ['agent', 'What else?'],
  );
  const acts = ['', 'strike', '', 'question', '', 'off-the-record-until', '', 'back-on-the-record'];
  const { withheld } = deliveredOf(
    turns.map((turn, n) => ({ ...turn, act: acts[n] ?? '' })),
    ['en'],
  );
  expect(withheld).toEqual([
    { fromMs: 0, toMs: 19_750, reason: 'taken_back' },
    { fromMs: 39_750, toMs: 70_250, reason: 'off_the_record' },
  ]);
});

test('a span at the end lasts until the end of the session, or is left out if that is unknown', () => {
  const { withheld } = deliveredOf(aConversation().slice(0, 2), ['en']);
  expect(endingBy(31_000, withheld)).toEqual([{ fromMs: 9750, toMs: 31_000, reason: 'off_the_record' }]);
  expect(endingBy(5000, withheld)).toEqual([]);
  expect(endingBy(undefined, withheld)).toEqual([]);
});

test('withheld words at the end of a session are muted to its end', () => {
  const turns = aConversation().slice(0, 2);
  expect(deliveredOf(turns, ['en']).silences).toEqual([{ fromMs: 9750, toMs: Infinity }]);
});

test('without withheld turns everything is delivered', () => {
  const turns = turnsOf(sessionId, ['agent', 'What does it cost?'], ['user', 'Two million.']);
  expect(deliveredOf(turns, ['en'])).toEqual({ turns, silences: [], withheld: [] });
});

test('a turn in which some words are off the record is not delivered at all', () => {
  const turns = turnsOf(
    sessionId,
    ['agent', 'What does it cost?'],
    ['user', 'It costs 2 million in all. Off the record, our director was fired over it.'],
    ['agent', 'I have noted that.'],
    ['user', 'The price falls every year.'],
  ).map((turn) => (turn.sequence === 2 ? { ...turn, act: 'off-the-record' } : turn));
  for (const languages of [['en'], ['en', 'nl']] as const) {
    const { turns: delivered, silences } = deliveredOf(turns, languages);
    expect(delivered.map(({ text }) => text)).toEqual(['What does it cost?', 'The price falls every year.']);
    expect(silences).toEqual([{ fromMs: 9750, toMs: 29_750 }]);
  }
});
