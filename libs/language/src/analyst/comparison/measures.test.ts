import { type Language } from '@colloquy/contracts';
import { measuresIn } from './measures';
import { comparedStem } from './stems';

const day = 86_400;
const measured = (text: string, language: Language = 'en') => measuresIn(text, language).measures;
const of = (dimension: string, low: number, high = low) => ({ dimension, bounds: { low, high } });
const people = `of ${comparedStem('people')}`;
const dimensionsIn = (text: string, language: Language = 'en') =>
  measured(text, language).map(({ dimension }) => dimension);

test.each<[Language, string, string, number]>([
  ['fr', 'quatre-vingt-dix pour cent', 'percent', 90],
  ['es', 'noventa por ciento', 'percent', 90],
  ['en', 'ninety percent', 'percent', 90],
  ['en', 'one hundred and fifty days', 'time', 150 * day],
  ['de', 'einundzwanzig Tage', 'time', 21 * day],
])('a number in words is measured in its unit (%s: %s)', (language, text, dimension, value) => {
  expect(measured(text, language)).toEqual([of(dimension, value)]);
});

test.each<[Language, string, number, number]>([
  ['en', '20 to 30 percent', 20, 30],
  ['en', '20–30%', 20, 30],
  ['en', 'between twenty and thirty percent', 20, 30],
  ['de', '20 bis 30 Prozent', 20, 30],
  ['es', '20 a 30 por ciento', 20, 30],
  ['fr', '20 à 30 pour cent', 20, 30],
  ['ja', '20～30%', 20, 30],
  ['nl', '20 tot 30 procent', 20, 30],
])('a dash, and the word for "to", make a range (%s: %s)', (language, text, low, high) => {
  expect(measured(text, language)).toEqual([of('percent', low, high)]);
});

test.each([
  ['another word', 'Room 12 has 30 percent.'],
  ['a falling pair', 'It fell from 40 to 30 percent.'],
])('%s makes no range', (_what, text) => {
  const [{ bounds } = {}] = measured(text);
  expect(bounds?.low).toBe(bounds?.high);
  expect(bounds?.high).toBeGreaterThan(0);
});

test.each<[Language, string]>([
  ['en', '2000 to 2500 euros'],
  ['de', '2000 bis 3000 Euro'],
  ['nl', 'tussen 20 en 30 procent'],
  ['it', 'tra 20 e 30 euro'],
  ['tr', '20 ile 30 yüzde'],
  ['fi', '20 tai 30 euroa'],
  ['fr', 'deux ans et demi'],
  ['fr', 'une durée de 2 heures et demie'],
  ['es', 'dos años y medio'],
  ['en', 'two years and a half'],
  ['en', 'two and a half thousand euros'],
  ['de', 'zweieinhalb tausend Euro'],
])('a figure that may mean more than its last number is uncertain (%s: %s)', (language, text) => {
  const found = measured(text, language);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ bounds }) => bounds !== undefined)).toEqual([]);
});

test.each<[Language, string, string, number]>([
  ['fr', '1 250,50 euros', 'EUR', 1250.5],
  ['en', '1,234.567 euros', 'EUR', 1234.567],
  ['de', '1.234,567 Euro', 'EUR', 1234.567],
  ['de', '1.234.567 Euro', 'EUR', 1_234_567],
])('groups and decimals are told apart (%s: %s)', (language, text, dimension, value) => {
  expect(measured(text, language)).toEqual([of(dimension, value)]);
});

test('the number of a room is no lower end', () => {
  expect(measured('Room 12 has 30 people.')).toEqual([of(people, 30)]);
});

test.each<[Language, string]>([
  ['en', '2 to 3 million euros'],
  ['de', 'zwanzig bis dreißigtausend Euro'],
  ['fr', 'deux à trois cents euros'],
  ['en', 'two or three weeks'],
  ['en', 'three four weeks'],
])('a quantity that may be another one is unknown (%s: %s)', (language, text) => {
  expect(measured(text, language)).toEqual([{ dimension: expect.any(String), bounds: undefined }]);
});

test.each<[string, string[]]>([
  ['Every day 5 people call.', [people]],
  ['At least min 5 people call.', [people]],
  ['We try 5 vendors.', [`of ${comparedStem('vendors')}`]],
  ['It is true for 5 in Bremen.', []],
  ['It costs €500.', ['EUR']],
  ['It costs EUR 500.', ['EUR']],
  ['It costs $ 500.', ['USD']],
  ['It costs 500 euros.', ['EUR']],
  ['It takes 5 min.', ['time']],
])('only currencies stand before a figure, and ordinary words are no units: %s', (text, dimensions) => {
  expect(dimensionsIn(text)).toEqual(dimensions);
});
