import { type Language } from '@colloquy/contracts';
import { namesOneOf, tellsHearsay, tellsOfIndividual } from './individuals';

test.each<[Language, string]>([
  ['en', 'One of the drivers, Kofi, has gone back to the bottle.'],
  ['de', 'Einer der Gärtner, Emil, wohnt jetzt im Wagen.'],
  ['fr', 'Une vendeuse, Odile, ne dort plus.'],
  ['es', 'Uno de los monitores, Blas, no paga a nadie.'],
  ['it', 'Una cuoca, Nives, vive in macchina.'],
])('somebody who is named behind a word for several people (%s): %s', (language, sentence) => {
  expect(namesOneOf(sentence, '', language)).toBe(true);
  expect(namesOneOf(sentence, 'kofi emil odile blas nives', language)).toBe(false);
});

test.each<[Language, string, boolean]>([
  ['en', 'My partner cannot sleep any more.', true],
  ['en', 'The old smith left after they searched his bag.', true],
  ['it', 'Il mio vicino dorme in officina.', true],
  ['en', 'My view is that oak lasts.', false],
  ['en', 'Drivers leave because the shifts are long.', false],
])('a story of one person (%s), %s: %s', (language, sentence, isStory) => {
  expect(tellsOfIndividual(sentence, language)).toBe(isStory);
});

test('hearsay about a person is told apart from hearsay about a thing', () => {
  expect(tellsHearsay('Our manager drinks, they say, but the ink is up 20 percent.', 'en')).toBe(true);
  expect(tellsHearsay('They say that the ink is up 20 percent.', 'en')).toBe(false);
});
