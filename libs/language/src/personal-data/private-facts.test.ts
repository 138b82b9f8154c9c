import { type Language } from '@colloquy/contracts';
import { tellsPrivateFact } from './private-facts';

test.each<[Language, string]>([
  ['en', 'Our manager has cancer and works from home.'],
  ['en', 'Old Jory in the engine room had a bypass in May.'],
  ['en', 'The foreman earns 68,000 a year.'],
  ['de', 'Beate aus der Werkstatt hat seit Weihnachten Depressionen.'],
  ['de', 'Unser Meister verdient 4.100 im Monat.'],
  ['es', 'A Rubén le acaban de encontrar un tumor.'],
  ['es', 'La jefa de cabina cobra 2.900, menos que los demás.'],
  ['fr', 'Ma collègue est enceinte.'],
  ['it', 'Mio fratello guadagna 4.000 al mese.'],
  ['pl', 'Moja szefowa jest w ciąży.'],
  ['en', "The skipper's daughter has moved out after a quarrel."],
  ['en', "Our best diver's husband owes money all over town."],
  ['de', 'Der Sohn des Vorarbeiters ist von der Schule geflogen.'],
  ['fr', 'Le mari de la comptable joue au casino.'],
  ['es', 'La hija del capataz se ha ido de casa.'],
  ['it', 'La moglie del custode lo ha lasciato.'],
])('the health or the pay of one person is private (%s): %s', (language, sentence) => {
  expect(tellsPrivateFact(sentence, '', language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'The company earns 3 million a year.'],
  ['en', 'Drivers earn 2,400 a month.'],
  ['en', 'My colleague prefers the small oven.'],
  ['en', 'The machine drinks diesel.'],
  ['de', 'Der Händler verdient 3 Prozent im Jahr.'],
  ['es', 'El banco cobra 3 euros.'],
  ['en', 'My sister runs the cellar and chooses the wine.'],
  ['en', 'A customer and his dog need both seats.'],
  ['de', 'Die Frau am Schalter prüft jeden Schein.'],
])('a fact of the business is not private (%s): %s', (language, sentence) => {
  expect(tellsPrivateFact(sentence, '', language)).toBe(false);
});

test('what the interview is about is not private', () => {
  expect(tellsPrivateFact('My colleague had a tumour removed there.', '', 'en')).toBe(true);
  expect(
    tellsPrivateFact('My colleague had a tumour removed there.', 'how do you treat a tumour?', 'en'),
  ).toBe(false);
});
