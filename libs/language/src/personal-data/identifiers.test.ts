import { holdsIdentifier } from './identifiers';

test.each([
  'My employee number is 7319, look it up.',
  'Mi número de socia es el 3087.',
  'Meine Personalnummer 6641 steht auf dem Ausweis.',
  'The gate code is 9135.',
  'Vivo en la calle del Olmo 27.',
  'Sie finden mich in der Lindenstraße 8.',
  'We met at 12 Harbour Lane.',
  'Escríbame al 644 218 907 y le mando fotos.',
  'La tarjeta dice 31 204 558 T.',
  'Log in as north_depot.',
])('a sentence with what may be an identifier is recognised: %s', (sentence) => {
  expect(holdsIdentifier(sentence)).toBe(true);
});

test.each([
  'Our output is 4200 tonnes a year.',
  'The limit is 3000.',
  'The number of visitors rose to 4310 last year.',
  'El número de clientes subió de 4310 a 5120.',
  'We weigh 100 200 300 kg sacks.',
  'Since COVID-19 the drivers call ahead.',
])('amounts are no identifiers: %s', (sentence) => {
  expect(holdsIdentifier(sentence)).toBe(false);
});
