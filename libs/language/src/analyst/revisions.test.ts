import { type Language } from '@colloquy/contracts';
import { type Said, toldOf } from './an-answered-interview';
import {
  confusionAt,
  isAbout,
  replacementIn,
  restatementIn,
  takesBack,
  updateIn,
  withoutCorrected,
} from './revisions';

test('a value may be replaced by naming it, without repeating it', () => {
  const replaces = (sentence: string) =>
    replacementIn(sentence, 'en')?.('We wash about 240 coats a week.', '') ?? false;
  expect(replaces('The week number I gave you is both shops, here it is 90.')).toBe(true);
  expect(replaces('As I said, the week number is fine, and 90 come back.')).toBe(false);
  expect(replaces('The machine I mentioned has 90 litres.')).toBe(false);
});

test.each([
  ['en', 'We pay 3400 a tonne.', 'The 3400 is two years old, now it is 2900.'],
  ['de', 'Wir haben 34 Wagen.', 'Die 34 stimmen nur auf dem Papier, tatsächlich fahren 27.'],
  ['es', 'Pagamos 3.400 euros.', 'Y ahora que lo pienso, los 3.400 son de antes, ahora son 2.900.'],
] as const)('a newer value replaces the one that is repeated (%s)', (language, before, sentence) => {
  expect(updateIn(sentence, language)?.(before, '')).toBe(true);
});

test('a figure that recurs beside another one is no update', () => {
  expect(updateIn('Of the 40 trucks, 12 are leased.', 'en')?.('We have 40 trucks.', '')).toBe(false);
});

test('words are taken back by their subject', () => {
  expect(takesBack('Please forget what I said about the sexton.', 'en')).toBe(true);
  expect(takesBack('Vergessen Sie, was ich über den Küster gesagt habe.', 'de')).toBe(true);
  expect(takesBack('People forget what the vendor said.', 'en')).toBe(false);
  expect(isAbout('The sexton drinks.', 'Forget what I said about the sexton.', 'en')).toBe(true);
  expect(isAbout('The roof leaks.', 'Forget what I said about the sexton.', 'en')).toBe(false);
});

test('a later correction removes the sentence that it denies', () => {
  expect(
    withoutCorrected(
      'The fans fail from dust. We replace fourteen a year.',
      'No, fourteen was 2019, it is eight.',
      'en',
    ),
  ).toBe('The fans fail from dust.');
  expect(withoutCorrected('We replace fourteen a year.', 'No, nobody asks for that.', 'en')).toBeUndefined();
});

test('a question about the own words announces the right value', () => {
  const text = toldOf([
    ['What does a visit cost?', 'A visit at night costs 180 pounds before we touch the animal.'],
    [
      'How do you cool?',
      'With a logger. Did I say 180 for the night? That is the old list. Since January it has been 210.',
    ],
  ]);
  expect(text).toContain('A visit at night costs 210 pounds');
  expect(text).not.toContain('180');
});

test.each<[Language, Said, RegExp, RegExp]>([
  [
    'en',
    [
      [
        'How many moorings do you let?',
        'We let two hundred moorings a year. Half of them are for sailing boats.',
      ],
      [
        'What breaks most?',
        'Chains. Oh, those moorings from earlier are of the county as a whole, we let sixty.',
      ],
    ],
    /two hundred/,
    /sixty/,
  ],
  [
    'de',
    [
      [
        'Wie viele Liegeplätze vermieten Sie?',
        'Wir vermieten zweihundert Liegeplätze. Die Hälfte ist für Segler.',
      ],
      [
        'Was geht kaputt?',
        'Ketten. Die Liegeplätze von vorhin gehören übrigens dem ganzen Kreis. Wir vermieten sechzig.',
      ],
    ],
    /zweihundert/,
    /sechzig/,
  ],
])('a value is taken back by when it was named (%s)', (language, said, wrong, right) => {
  expect(toldOf(said, language)).not.toMatch(wrong);
  expect(toldOf(said, language)).toMatch(right);
});

test('a remark that the expert comes back to without a value is not told', () => {
  const text = toldOf([
    ['What do you grow?', 'We grow leeks and celery. The celery on the lower field was sprayed twice.'],
    ['Who buys it?', 'Two markets buy the leeks. My last remark about the lower field had better rest.'],
  ]);
  expect(text).toContain('leeks');
  expect(text).not.toContain('lower field');
});

test.each([
  [
    'en',
    'We laid it in 2011.',
    'When did you lay the track?',
    'The track is from 2013, I was thinking of the bridge.',
  ],
  [
    'de',
    'Seit 2011.',
    'Seit wann haben Sie das Gleis?',
    'Das Gleis liegt seit 2013, ich habe das mit der Brücke verwechselt.',
  ],
  ['fr', 'En 2011.', 'Quand avez-vous posé la voie ?', 'La voie date de 2013, je pensais au pont.'],
] as const)(
  'a figure is corrected by naming what it was confused with (%s)',
  (language, before, question, said) => {
    const isConfused = confusionAt(said, language);
    expect(isConfused?.(before, question)).toBe(true);
    expect(isConfused?.('The bridge has two lanes.', 'What does paint cost?')).toBe(false);
  },
);

test.each([
  ['How many hives do you keep?', 'Forty hives.', 'Now I think of it, the hives are sixty.', true],
  ['How many hives do you keep?', 'Forty hives.', 'The hives are checked every nine days.', false],
  ['How many hives do you keep?', 'Forty hives.', 'A hive is forty kilos in June.', false],
  ['Why do hives die?', 'Forty of them from mites.', 'The hives are sixty.', false],
])('the figure of an earlier question, %s: "%s" and then "%s": %s', (question, before, said, isNew) => {
  expect(restatementIn(said, 'What sells?', 'en')?.(before, question) ?? false).toBe(isNew);
});

test('a correction is told with the question that it corrects', () => {
  const said = toldOf([
    ['How long is the canal?', 'A hundred and twelve kilometres, most of it lined.'],
    [
      'What do boats pay?',
      'Nine euros a lock. Come to think of it, the canal is a hundred and twenty-one, I swapped the digits around.',
    ],
  ]);
  expect(said).toMatch(
    /On “How long is the canal\?”: “Come to think of it, the canal is a hundred and twenty-one/,
  );
  expect(said).not.toContain('twelve');
});
