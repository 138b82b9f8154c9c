import { type Language, languages } from '@colloquy/contracts';
import { asksForSlower, recogniseRequests } from './recognise';
import { samples } from '../../../test/requests/samples-of-slower';

test.each(languages)(
  '%s: a wish for slower words is heard, and the question is repeated',
  (language: Language) => {
    for (const wish of samples[language]) {
      expect([wish, asksForSlower(wish, language)]).toEqual([wish, true]);
      expect(recogniseRequests(wish, language, false).map(({ kind }) => kind)).toContain('repeat');
    }
  },
);

test.each([
  ['en', 'The market moved more slowly than we had expected, so we waited until the autumn.'],
  ['en', 'That was too fast for our suppliers.'],
  ['de', 'Die Produktion lief danach langsamer als vorher, weil zwei Leute fehlten.'],
  ['fr', 'Le marché évolue plus lentement que prévu.'],
] as [Language, string][])('%s: %s is an answer', (language, answer) => {
  expect(asksForSlower(answer, language)).toBe(false);
});
