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
  ['pl', 'Płacimy 930 euro za mąkę.', 'Mąka kosztuje 390 euro.', 'the figure 390'],
  ['ja', '小麦粉に930ユーロ払っています。', '小麦粉は390ユーロです。', 'the figure 390'],
  ['ja', '小麦粉に930ユーロ払っています。', '月はチーズでできています。', 'the subject'],
])('%s: %j does not support %j', (language, source, text, what) => {
  expect(inventedIn(text, [source], [], language)).toBe(what);
});

test.each<[Language, string, string]>([
  ['pl', 'Płacimy trzydzieści euro za mąkę.', 'Mąka kosztuje 30 euro.'],
  ['pl', 'Mamy dwa młyny i płacimy 930 euro za mąkę.', 'Młyny: 2, mąka za 930 euro.'],
  ['ja', '工場は42万人に届けています。', '工場は420000人に届けています。'],
  ['ja', '工場は三十五社と、2つの店に届けています。', '工場は35社に届けています。'],
])('%s: %j may support %j', (language, source, text) => {
  expect(inventedIn(text, [source], [], language)).toBe('');
});

test('a figure may stand for a number word', () => {
  expect(inventedIn('Prices rose by 40 percent.', ['Prices rose by forty percent.'], [], 'en')).toBe('');
});
