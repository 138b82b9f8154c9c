import fc from 'fast-check';
import { searchKeyOf, searchPattern, trigramsOf, trigramsOfTerm } from './search-key';

const matches = (term: string, title: string, name = 'Dana') =>
  new RegExp(searchPattern(term)).test(searchKeyOf(title, name));

test.each([
  ['PUMP', 'Heat pumps', true],
  ['dana', 'Heat pumps', true],
  ['.*', 'Heat pumps', false],
  ['.*', 'What does .* mean', true],
  ['(a+)+$', 'x(a+)+$y', true],
  ['[x', 'array[x]', true],
  ['é', 'CAFE\u0301', true],
  ['pumps dana', 'Heat pumps', false],
  ['\\', 'a\\b', true],
  ['\0', 'a\0b', true],
  ['\0', 'Heat pumps', false],
])('searching %j in %j: %s', (term, title, expected) => {
  expect(matches(term, title)).toBe(expected);
});

test('a pattern contains no NUL, which the database would refuse', () => {
  expect(searchPattern('a\0b')).not.toContain('\0');
});

test('every trigram of a term is a trigram of each key that the term matches', () => {
  const aText = fc.string({
    unit: fc.constantFrom('a', 'B', 'É', 'e\u0301', '\u0301', '漢', '😀', ' ', '\n', 'ß', 'İ'),
  });
  fc.assert(
    fc.property(aText, aText, aText, (before, term, after) => {
      const key = searchKeyOf(before + term + after, 'Dana');
      if (!new RegExp(searchPattern(term)).test(key)) return;
      expect(trigramsOf(key)).toEqual(expect.arrayContaining(trigramsOfTerm(term)));
    }),
  );
});

test('a term of one or two characters is the beginning of a trigram of each key that it matches', () => {
  const trigrams = trigramsOf(searchKeyOf('Heat', '漢😀'));
  expect(trigrams).toEqual(['hea', 'eat', 'at\n', 't\n漢', '\n漢😀', '漢😀', '😀']);
  expect(trigramsOfTerm('😀')).toEqual([]);
});
