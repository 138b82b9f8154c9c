import { toldOf } from './an-answered-interview';
import { retractionIn } from './retractions';

test.each([
  ['en', 'We keep eleven hives on the roof.', 'Twelve, not eleven.', 'We keep twelve hives on the roof.'],
  [
    'en',
    'The audit is in October.',
    'Earlier I said October, I meant November.',
    'The audit is in November.',
  ],
  ['de', 'Wir liefern 300 Kisten am Tag.', '200, nicht 300.', 'Wir liefern 200 Kisten am Tag.'],
  ['de', 'Die Messe ist im April.', 'Vorhin habe ich April gesagt, es ist der Mai.', 'Die Messe ist im Mai.'],
  ['fr', 'On plante en mars.', "J'ai dit mars, c'était avril.", 'On plante en avril.'],
  ['pt', 'Colhemos doze toneladas.', 'Eu disse doze, são vinte.', 'Colhemos vinte toneladas.'],
  ['tr', 'Günde kırk balık satıyoruz.', 'Kırk değil, otuz.', 'Günde otuz balık satıyoruz.'],
  [
    'nl',
    'Wij bakken vijfentwintig broden.',
    'Ik zei vijfentwintig, het zijn er vijfendertig.',
    'Wij bakken vijfendertig broden.',
  ],
  [
    'de',
    'Wir haben siebenunddreißig Boote.',
    'Eines muss ich geraderücken: nicht siebenunddreißig, sondern einundvierzig.',
    'Wir haben einundvierzig Boote.',
  ],
] as const)('the right value replaces the wrong one (%s): %s', (language, before, sentence, told) => {
  expect(retractionIn(sentence, language)?.(before)?.told?.toLowerCase()).toBe(told.toLowerCase());
});

test.each([
  ['en', 'Most of it goes to Norway.', 'It goes to Estonia and Latvia, not to Norway.'],
  ['en', 'The kiln needs 40 hours.', 'The 40 I said before is not right.'],
] as const)(
  'a statement that is taken back without a certain value is not told (%s): %s',
  (language, before, sentence) => {
    expect(retractionIn(sentence, language)?.(before)).toEqual({ told: undefined });
  },
);

test.each([
  ['en', 'Prices in Belgium are high.', 'We do not buy in Belgium but in France.'],
  ['en', 'We run 40 shops.', 'Of the 40, not one opens on Sundays, and 12 close in winter.'],
  ['en', 'We pay 3900 dollars.', 'No competitor pays more than 3500.'],
  ['de', 'Wir haben 40 Filialen.', 'Nicht alle 40 sind im Winter geöffnet, nur 12 davon.'],
] as const)(
  'a denial with a statement of its own takes nothing back (%s): %s',
  (language, before, sentence) => {
    expect(retractionIn(sentence, language)?.(before)).toBeUndefined();
  },
);

test('an answer may be taken back two answers later', () => {
  const text = toldOf([
    ['When do you sow?', 'We sow the rye in September, because the soil is still warm then.'],
    ['What do you fertilise with?', 'With the manure of the neighbour, he brings 30 loads every winter.'],
    ['What goes wrong?', 'Pigeons eat a tenth of it. I said September before, I meant October.'],
  ]);
  expect(text).toContain('We sow the rye in October');
  expect(text).not.toContain('September');
});
