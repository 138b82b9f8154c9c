import { type AnalysisTurn } from './analyst';
import { toldOf } from './an-answered-interview';
import { rails } from './tirades';

const turnsOf = (...texts: readonly string[]): AnalysisTurn[] =>
  texts.map((text, index) => ({ id: `e${index}`, role: 'user', text, timestampSecs: index }));

const railing = [
  'You ask who takes 61 percent of it? They do, they always have, and nobody lifts a finger against them.',
  'You ask them where the 9 billion went. They all got their villa and everybody keeps quiet.',
  'It will end badly. Seven in ten believe every word of it, and the papers never tell.',
];

test('an expert who rails against others is off the subject in every turn, whatever the figures', () => {
  expect(rails(turnsOf(...railing), () => 0, 'en')).toBe(true);
  const text = toldOf([
    ['How do you season oak?', railing[0] ?? ''],
    ['What does a barrel cost?', railing[1] ?? ''],
    ['Who will learn the craft?', railing[2] ?? ''],
  ]);
  expect(text).not.toMatch(/61 percent|9 billion|papers/);
});

test('an expert who speaks of others and of the subject answers', () => {
  expect(rails(turnsOf(...railing), () => 0.3, 'en')).toBe(false);
});

test('an expert who describes what other people do answers, with nobody but them in the answers', () => {
  const said = [
    'They all come at ten, and everybody has a wet coat. Nobody takes the left counter, because the sign hangs behind a pillar.',
    'They hand over three items and get one ticket. Everything on the second hook belongs to nobody after five.',
    'They never read. All of them went to the right until a guard stood there, then half of them changed.',
  ];
  expect(rails(turnsOf(...said), () => 0, 'en')).toBe(false);
});

test('an expert who tells what the own company does about others answers', () => {
  const said = turnsOf(
    'They deliver late, so we keep a week of oak in the yard and I check it on Mondays.',
    'We told them twice, and we pay nobody before the staves are dry.',
    'I train two people a year, and we lose all of them to the furniture makers.',
  );
  expect(rails(said, () => 0, 'en')).toBe(false);
});
