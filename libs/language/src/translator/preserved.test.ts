import { type Language } from '@colloquy/contracts';
import { lostIn, type RenamedName } from './preserved';

const kept: [Language, string, string, RenamedName[]?][] = [
  ['es', 'Gastamos 14.000 euros y 4,20 por lote.', 'We spent 14,000 euros and 4.20 a batch.'],
  ['es', 'Vendemos a Repsol y a Plastipak.', 'We sell to Repsol and to Plastipak.'],
  ['es', 'Tenemos cuarenta fábricas.', 'We have 40 factories.'],
  [
    'es',
    'Hay una planta en Varsovia.',
    'There is a plant in Warsaw.',
    [{ original: 'Varsovia', english: 'Warsaw' }],
  ],
  ['fr', 'Nous travaillons avec Électricité.', 'We work with Electricite.'],
  ['de', 'Wir kaufen Stahl in 3 Werken.', 'We buy steel in 3 plants.'],
  ['ar', 'لدينا ٤٠ مصنعا', 'We have 40 factories'],
  ['ja', 'SAPを3年使っています。', 'We have used SAP for 3 years.'],
  ['es', '¿Por qué? Porque sí.', 'Why? Because.'],
];

test.each(kept)('%s: %j is kept in %j', (from, text, translation, renamed = []) => {
  expect(lostIn(text, translation, { from, renamed })).toEqual({ figures: [], added: [], names: [] });
});

test.each<[Language, string, string, object]>([
  ['es', 'Gastamos 14.000 euros.', 'We spent 1,400 euros.', { figures: ['14000'] }],
  ['es', 'Gastamos 20 y 20.', 'We spent 20.', { figures: ['20'] }],
  ['es', 'Gastamos 20.', 'We spent 20 in 2023.', { added: ['2023'] }],
  ['es', 'Llame a […] al […].', 'Call […].', { figures: ['[…]'] }],
  ['es', 'Vendemos a Repsol.', 'We sell to an oil company.', { names: ['Repsol'] }],
  ['es', 'Hay una planta en Varsovia.', 'There is a plant in Warsaw.', { names: ['Varsovia'] }],
  ['es', 'La fábrica de SEAT cerró.', 'The plant closed.', { names: ['SEAT'] }],
  ['ja', 'Toyotaに売ります。', 'We sell to a car maker.', { names: ['Toyota'] }],
])('%s: the loss of %j in %j is reported', (from, text, translation, lost) => {
  expect(lostIn(text, translation, { from, renamed: [] })).toMatchObject(lost);
});

test('a name that is declared as renamed must be written in its new form', () => {
  const renamed = [{ original: 'Varsovia', english: 'Warsaw' }];
  expect(lostIn('Está en Varsovia.', 'It is there.', { from: 'es', renamed }).names).toEqual(['Varsovia']);
  const nothing = [{ original: 'Varsovia', english: ' ' }];
  expect(lostIn('Está en Varsovia.', 'It is there.', { from: 'es', renamed: nothing }).names).toEqual([
    'Varsovia',
  ]);
});
