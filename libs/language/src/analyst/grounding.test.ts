import { type Language } from '@colloquy/contracts';
import { inventedIn } from './grounding';

const said = 'We pay Nordpack 930 euros a tonne for flour, because the mill in Brno closed in 2021.';

test.each([
  'Flour costs 930 euros a tonne.',
  'Since the mill in Brno closed, they pay Nordpack.',
  'The expert blames the closed mill for the price of flour.',
])('%j stands on its turn', (text) => {
  expect(inventedIn(text, [said], [], 'en')).toBe('');
});

test.each([
  ['Flour costs 390 euros a tonne.', 'the figure 390'],
  ['They pay Millwright 930 euros a tonne.', 'the name Millwright'],
  ['The expert is Elvis Presley, who buys flour.', 'the name Elvis'],
  ['The moon is made of cheese.', 'the subject'],
])('%j invents %s', (text, what) => {
  expect(inventedIn(text, [said], [], 'en')).toBe(what);
});

test('names and figures of the questions are known', () => {
  const question = 'What changed at Millwright after 2019?';
  expect(inventedIn('At Millwright flour became dearer after 2019.', [said], [question], 'en')).toBe('');
});

test.each<[Language, string, string, string]>([
  ['es', 'Pagamos 930 euros por la harina.', 'La harina cuesta 390 euros.', 'the figure 390'],
  ['de', 'Wir zahlen 930 Euro für Mehl.', 'Sie zahlen 390 Euro für Mehl.', 'the figure 390'],
  ['ja', '小麦粉に930ユーロ払っています。', '月はチーズでできています。', 'the subject'],
])('%s: %j does not support %j', (language, source, text, what) => {
  expect(inventedIn(text, [source], [], language)).toBe(what);
});

test('a figure may stand for a number word', () => {
  expect(inventedIn('Prices rose by 40 percent.', ['Prices rose by forty percent.'], [], 'en')).toBe('');
});
