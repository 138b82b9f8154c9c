import { type Language, type Stance } from '@colloquy/contracts';
import { anAnsweredInterview, type Said } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';
import { stanceOf } from './stance';

test.each<[Language, Stance, string]>([
  ['en', 'asserted', 'We shear the flock in May, because the ticks come in June.'],
  ['en', 'reported', 'The agronomist says that the ticks come in June.'],
  ['en', 'hypothetical', 'If the price fell, we would keep the wool.'],
  ['en', 'denied', 'We do not shear the rams.'],
  ['de', 'reported', 'Der Händler behauptet, die Wolle sei zu grob.'],
  ['de', 'hypothetical', 'Wenn der Preis fiele, würden wir die Wolle behalten.'],
  ['de', 'denied', 'Wir scheren die Böcke nicht.'],
  ['fr', 'reported', 'Selon le négociant, la laine est trop grossière.'],
  ['fr', 'denied', 'Nous ne tondons pas les béliers.'],
  ['es', 'reported', 'El tratante dice que la lana es demasiado basta.'],
  ['es', 'denied', 'No esquilamos los carneros.'],
  ['it', 'reported', 'Secondo il commerciante la lana è troppo grossa.'],
  ['nl', 'reported', 'De handelaar zegt dat de wol te grof is.'],
])('a claim tells how it is meant (%s, %s): %s', (language, stance, claim) => {
  expect(stanceOf(claim, language)).toBe(stance);
});

const said: Said = [
  [
    'What is wool worth?',
    'We get forty pence a fleece, which pays half of the shearing. The dealer in Leeds says that the price of a fleece will double by next spring.',
  ],
  ['Who buys it?', 'A carpet mill in Kendal buys it all, because it is coarse and does not felt.'],
  ['What would help?', 'If the mill took lambswool, we would shear in August as well.'],
];

test('a claim names its place in the turn, and the words of others are not quoted', () => {
  const interview = anAnsweredInterview(said);
  const { findings, quotes } = analyseInterview(interview);
  const textOf = (id = '') => interview.turns.find((turn) => turn.id === id)?.text ?? '';
  const claims = findings.flatMap((finding) => finding.claims);
  for (const { text, turnIds, offset } of claims)
    expect(textOf(turnIds[0]).slice(offset, offset + text.length)).toBe(text);
  expect(claims.map(({ stance }) => stance)).toEqual(['asserted', 'reported', 'asserted', 'hypothetical']);
  expect(quotes.map(({ quote }) => quote).join(' ')).not.toContain('dealer');
});
