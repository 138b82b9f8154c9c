import { type Quote } from './analyst';
import { verifyQuotes } from './verify-quotes';

const turns = [
  { text: 'We sold the party supplies in May.', timestampSecs: 12 },
  { text: 'It was late. It was late again, in Łódź.', timestampSecs: 40 },
  { text: '我们在波兰有四十家工厂。', timestampSecs: 60 },
];
const quote = (text: string, timestamp_secs = 0): Quote => ({
  quote: text,
  speaker: 'expert',
  context: 'Why?',
  timestamp_secs,
});
const kept = (...quotes: Quote[]) => verifyQuotes(quotes, turns).map((each) => each.quote);

test('only quotes that are verbatim in one turn of the expert are kept', () => {
  expect(kept(quote('We sold the party supplies'))).toHaveLength(1);
  expect(kept(quote('We sold all party supplies'))).toHaveLength(0);
  expect(kept(quote('in May. It was late.'))).toHaveLength(0);
  expect(kept(quote('we sold the party supplies'))).toHaveLength(0);
  expect(kept(quote('  '), quote(''), quote('.'))).toHaveLength(0);
});

test('part of a word is not verbatim, except in scripts without spaces', () => {
  expect(kept(quote('the part'), quote('art'), quote('Łód'))).toHaveLength(0);
  expect(kept(quote('Łódź'), quote('波兰有四十家'))).toHaveLength(2);
});

test('a quote gets the time of its turn', () => {
  expect(verifyQuotes([quote('It was late again', 3)], turns)[0]?.timestamp_secs).toBe(40);
});

test('if several turns contain the words, the one with the time of the quote wins', () => {
  const twice = [...turns, { text: 'It was late.', timestampSecs: 90 }];
  expect(verifyQuotes([quote('It was late.', 90)], twice)[0]?.timestamp_secs).toBe(90);
  expect(verifyQuotes([quote('It was late.', 7)], twice)[0]?.timestamp_secs).toBe(40);
});
