import { type Language } from '@colloquy/contracts';
import { toldAs } from './told';

test.each<[Language, string, string]>([
  [
    'en',
    'the chains cost us forty no sorry fourteen hundred a year',
    'The chains cost us fourteen hundred a year',
  ],
  ['en', 'So we stopped the line.', 'So we stopped the line.'],
  ['en', 'so we seed the lines in october', 'We seed the lines in october'],
  ['en', 'Well, laminate for the — for racing.', 'Laminate for racing.'],
  [
    'en',
    'Three weeks, if the loft is — if we have the floor free.',
    'Three weeks, if we have the floor free.',
  ],
  ['en', 'Flour — from two mills.', 'Flour — from two mills.'],
  ['de', 'Also, etwa 95, nein, 118 Euro.', 'Etwa 118 Euro.'],
  ['es', 'Son 930, perdón, 390 euros.', 'Son 390 euros.'],
  ['es', 'Son 930, no 390.', 'Son 930, no 390.'],
  ['pl', 'To był 2020, nie 2018.', 'To był 2020, nie 2018.'],
  ['tr', 'On iki, pardon, on beş usta var.', 'On beş usta var.'],
  [
    'it',
    'Prima ho detto novemila: no, novemila sono i cappelli.',
    'Prima ho detto novemila: no, novemila sono i cappelli.',
  ],
])('%s: "%s" is told as "%s"', (language, said, told) => {
  expect(toldAs(said, language)).toBe(told);
});
