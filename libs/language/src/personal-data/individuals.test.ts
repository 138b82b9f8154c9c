import { type Language } from '@colloquy/contracts';
import { individualsIn, namedOneIn, namesMine, namesOne } from './individuals';

test.each<[Language, string]>([
  ['en', 'One of the drivers, Kofi, has gone back to the bottle.'],
  ['de', 'Einer der Gärtner, Emil, wohnt jetzt im Wagen.'],
  ['de', 'Ein Gärtner aus dem Nachbarort, Emil, wohnt jetzt im Wagen.'],
  ['fr', 'Une vendeuse, Odile, ne dort plus.'],
  ['es', 'Uno de los monitores, Blas, no paga a nadie.'],
  ['it', 'Una cuoca, Nives, vive in macchina.'],
])('somebody who is named behind a word for several people (%s): %s', (language, sentence) => {
  expect(namedOneIn(sentence, '', language)).toBeDefined();
  expect(namedOneIn(sentence, 'kofi emil odile blas nives', language)).toBeUndefined();
});

test.each<[Language, string, string[]]>([
  ['en', 'My brother cannot sleep any more.', ['My brother']],
  ['en', "The skipper's daughter runs the shop.", ["The skipper's daughter"]],
  ['en', 'My cousin moved, and his wife stayed.', ['his wife', 'My cousin']],
  ['it', 'Il mio vicino dorme in officina.', ['Il mio vicino']],
  ['fr', "L'assistante a quitté la salle.", ["L'assistante"]],
  ['en', 'Our miller lives with a cousin.', ['cousin']],
  ['en', 'My view is that oak lasts.', []],
  ['en', 'Drivers leave because the shifts are long.', []],
])('the words by which a sentence names single persons (%s): %s', (language, sentence, expected) => {
  expect(individualsIn(sentence, '', language)).toEqual(expected);
});

test.each<[Language, string, boolean]>([
  ['en', 'The caretaker weeps.', true],
  ['en', 'The caretakers are away.', false],
  ['fr', 'L’accordeur pleure.', true],
  ['de', 'Die Fahrer sind im Krankenhaus.', false],
  ['de', 'Der Fahrer ist im Krankenhaus.', true],
  ['pl', 'Kierowca płacze.', true],
  ['pl', 'Kierowcy płaczą.', false],
  ['en', 'Caretakers weep.', false],
])('one person or several (%s): %s', (language, sentence, isOne) => {
  expect(namesOne(sentence, language)).toBe(isOne);
});

test('what is "mine" is told apart from what is "ours"', () => {
  expect(namesMine('My apprentice left.', 'en')).toBe(true);
  expect(namesMine('Our apprentice left.', 'en')).toBe(false);
  expect(namesOne('Our apprentice left.', 'en')).toBe(true);
});
