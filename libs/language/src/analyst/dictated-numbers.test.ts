import { type Language } from '@colloquy/contracts';
import { dictates } from './dictated-numbers';

test.each([
  ['en', 'You get me on six one, four four, then nine two oh eight.'],
  ['en', 'The account is double three, seven, one nine.'],
  ['en', 'It is M like Mike, then eighty.'],
  ['en', 'The word is harbour with a capital H.'],
  ['de', 'Meine Durchwahl ist drei sieben, dann die neunundneunzig.'],
  ['de', 'Die Adresse ist werkstatt Klammeraffe holz minus meier.'],
  ['es', 'Apunte, seis uno dos, cuarenta y cinco, noventa y uno.'],
  ['fr', 'Mon numéro, c’est le zéro six, puis douze, quarante, dix-huit.'],
  ['it', 'Sono tre quattro sette, poi novantuno, due due.'],
  ['pt', 'É o nove um dois, três três, oito.'],
  ['it', 'Il nostro codice è quaranta, poi zero otto, poi undici.'],
  ['nl', 'Het is eenentwintig, dan nul zes, dan negentien.'],
] as const)(
  'a number that is dictated in pieces or letter by letter is recognised (%s): %s',
  (language, sentence) => {
    expect(dictates(sentence, language)).toBe(true);
  },
);

test.each([
  ['en', 'We opened in nineteen ninety with two hundred and forty people.'],
  ['en', 'A batch takes three, four, five days.'],
  ['en', 'Two or three hundred thousand of them came back.'],
  ['en', 'It rose from twenty five to thirty thousand within two years.'],
  ['en', 'Nine out of ten come between seven and eight in the morning.'],
  ['de', 'Wir haben zweihundertfünfzig Betten und einundzwanzig Ärzte.'],
  ['es', 'Vendemos entre dos mil y tres mil piezas en cuatro semanas.'],
  ['fr', 'On en vend 1 200 par mois, soit quatre-vingt-dix par jour.'],
  ['it', 'Il forno va da zero a cento gradi in nove minuti.'],
  ['nl', 'Bij nul graden duurt het drie uur, bij twintig een.'],
] as const)('amounts, years and lists are not dictated (%s): %s', (language, sentence) => {
  expect(dictates(sentence, language)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'My login is anna dash berg, if you need it.'],
  ['de', 'Mein Benutzername lautet anna Punkt berg.'],
  ['fr', 'Mon identifiant est anna tiret berg.'],
  ['es', 'Mi usuario es anna guion berg.'],
  ['it', 'Il mio utente è anna trattino berg.'],
  ['en', 'My permit is K22B77X19, it hangs in the shed.'],
  ['en', 'I live right there, at number twelve Fuller Lane.'],
])('what speakers spell of their own is dictated (%s): %s', (language, sentence) => {
  expect(dictates(sentence, language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'My point is that the hay must be dry.'],
  ['en', 'My tractor is a CNC400, which is enough.'],
  ['en', 'The pen at number four holds the ewes.'],
  ['de', 'Mein Punkt ist, dass das Heu trocken sein muss.'],
])('an argument, a model and a pen are not (%s): %s', (language, sentence) => {
  expect(dictates(sentence, language)).toBe(false);
});
