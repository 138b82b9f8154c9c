import { contentWords } from '../text/content-words';
import { partsOf } from './parts';

test('a long sentence is not cut before a correction', () => {
  const story = 'the crates come from the coast and go over the pass and wait at the border for the papers ';
  const sentence = `${story.repeat(2)}for nine days, sorry, nineteen days ${story}`.trim();
  const parts = partsOf(sentence, 'en');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.some((part) => /nine days$/u.test(part) && contentWords(part, 'en').length > 0)).toBe(false);
});
