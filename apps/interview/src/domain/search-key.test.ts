import { searchKeyOf, searchPattern } from './search-key';

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
