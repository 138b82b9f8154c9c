import { endOfTurnMs } from './turn-taking';

const finished = 800;
const unclear = 2450;
const clause = 2500;
const thinking = 3500;

test.each([
  [
    'en',
    'We chose them by price.',
    'We chose them by price',
    'We chose them by price and',
    'We chose them, um',
  ],
  ['es', 'Los elegimos por precio.', 'Los elegimos por precio', 'Los elegimos porque', 'Los elegimos, este'],
  ['fr', 'On a choisi le prix.', 'On a choisi le prix', 'On a choisi parce que', 'On a choisi, euh'],
  ['de', 'Es war der Preis.', 'Es war der Preis', 'Wir haben gewählt, weil', 'Es war, ähm'],
  [
    'pt',
    'Escolhemos pelo preço.',
    'Escolhemos pelo preço',
    'Escolhemos porque',
    'Escolhemos, deixe-me pensar',
  ],
])('%s: a finished sentence is short, an unfinished one longer, thinking longest', (language, ...texts) => {
  expect(texts.map((text) => endOfTurnMs(text, language))).toEqual([finished, unclear, clause, thinking]);
});

test.each([
  ['a question', 'Can you say that again?', 600],
  ['a quoted sentence', 'He said “never again.”', finished],
  ['a comma', 'In the end,', clause],
  ['an article', 'They sent us the', clause],
  ['a preposition before a full stop', 'That is what we looked for.', finished],
  ['a conjunction before a full stop, which recognisers write at every pause', 'It was fine, but.', clause],
  ['three dots', 'It was fine…', thinking],
  ['a plain yes', 'Yes', 1000],
  ['a plain yes with a full stop', 'Yes.', finished],
  ['the start of something', 'The factory', unclear],
  ['nothing yet', ' ', thinking],
])('%s', (_, text, ms) => {
  expect(endOfTurnMs(text, 'en-GB')).toBe(ms);
});

test('a language without a table relies on punctuation', () => {
  expect(endOfTurnMs('我们有工厂。', 'zh')).toBe(finished);
  expect(endOfTurnMs('我们有工厂', 'zh')).toBe(unclear);
  expect(endOfTurnMs('我们有工厂，', 'zh')).toBe(clause);
  expect(endOfTurnMs('Maamme on', '__proto__')).toBe(unclear);
});

test('a very long utterance is classified at once', () => {
  const started = performance.now();
  expect(endOfTurnMs(`${'word '.repeat(200_000)}and`, 'en')).toBe(clause);
  expect(performance.now() - started).toBeLessThan(5000); // searching for the end from every word would take minutes
});
