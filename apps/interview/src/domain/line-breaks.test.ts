import { linesOf } from './line-breaks';

const lines = (text: string, available: number) =>
  linesOf(text, available, ({ length }) => length).map(([start, end]) => text.slice(start, end));

test('a line ends before the word that does not fit; the space at its end does not count', () => {
  expect(lines('one two three', 7)).toEqual(['one two ', 'three']);
  expect(lines('one two three', 6)).toEqual(['one ', 'two ', 'three']);
});

test('a word wider than a line is broken between characters', () => {
  expect(lines('a electrode', 4)).toEqual(['a el', 'ectr', 'ode']);
});

test('Chinese breaks between words, never before closing punctuation', () => {
  expect(lines('你好,世界', 3)).toEqual(['你好,', '世界']);
});

test('a paragraph has a line even if it is empty or nothing fits', () => {
  expect(lines('', 5)).toEqual(['']);
  expect(lines('ab', 0)).toEqual(['a', 'b']);
});
