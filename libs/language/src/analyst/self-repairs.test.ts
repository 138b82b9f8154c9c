import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview, type Said } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';
import { selfRepairsIn } from './self-repairs';

const repairsOf = (said: Said, language: Language) =>
  selfRepairsIn(anAnsweredInterview(said, language).turns, language).map(
    ({ turn, wrong, right }) => `${turn.text.slice(wrong.from, wrong.to)} -> ${right}`,
  );

const deliveredOf = (said: Said, language: Language): string => {
  const { summary, quotes, findings } = analyseInterview(anAnsweredInterview(said, language));
  return JSON.stringify([summary, quotes, findings]);
};

test('the value behind a pause is told, not the one before it', () => {
  const said: Said = [
    ['How much do you sort?', 'We sort 620... 260 parcels an hour at the small depot, by hand.'],
    ['Who does it?', 'Eleven sorters work from midnight until the vans leave at six.'],
  ];
  expect(repairsOf(said, 'en')).toEqual(['620 -> 260']);
  expect(deliveredOf(said, 'en')).toContain('We sort 260 parcels an hour');
  expect(deliveredOf(said, 'en')).not.toContain('620');
});

test('a value that a later answer takes back is not told', () => {
  const said: Said = [
    ['How many drivers do you have?', 'Wir haben vierzig Fahrer, und die meisten fahren nachts nach Bremen.'],
    ['Vierzig?', 'Ach nein, da habe ich mich vertan, vierzehn. Die Werkstatt hat noch sechs Mechaniker.'],
  ];
  expect(repairsOf(said, 'de')).toEqual(['vierzig -> vierzehn']);
  expect(deliveredOf(said, 'de')).not.toContain('vierzig');
});

test('values that are both true stay', () => {
  const said: Said = [
    [
      'What do you make?',
      'The kiln holds nine hundred bricks and the new one eleven hundred, both run on gas.',
    ],
    ['How did it grow?', 'Output rose from 620 pallets a month to 860 when the second belt came in March.'],
  ];
  expect(repairsOf(said, 'en')).toEqual([]);
  for (const value of ['nine hundred', 'eleven hundred', '620', '860'])
    expect(deliveredOf(said, 'en')).toContain(value);
});

test('a value that replaces another one is not replaced by its repetition', () => {
  const said: Said = [
    [
      'How hot is it?',
      'Gegossen wird bei neunhundert, nee, bei elfhundert Grad, bei neunhundert erstarrt es schon.',
    ],
    ['How long?', 'Danach kühlt die Form vier Tage in der Grube ab.'],
  ];
  expect(repairsOf(said, 'de')).toEqual(['neunhundert -> elfhundert']);
});
