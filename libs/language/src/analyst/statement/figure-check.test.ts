import { type Language } from '@colloquy/contracts';
import { rootsIn } from './clauses';
import { makeFigureCheck } from './figure-check';
import { sourceOf } from './sources';

const client = ['What do you pay for ice, per crate?', 'Joan Tully'];

/** Returns the figures of a statement that the expert's sentences, said in one turn, do not state. */
function unsaid(
  text: string,
  said: readonly string[],
  { language = 'en', spoken = 'en' }: { language?: Language; spoken?: Language } = {},
): string[] {
  const isFigureSaid = makeFigureCheck({ client, asked: rootsIn(client.join(' '), spoken), spoken });
  const told = sourceOf(text, language);
  const turn = said.map((sentence) => sourceOf(sentence, spoken));
  return told.clauses.flatMap((clause) =>
    clause.figures
      .filter((figure) => !isFigureSaid(figure, clause, told, [turn], language))
      .map((figure) => figure.text),
  );
}

test.each<[string, string, string[]]>([
  ['the same figure', 'Ice costs 18 pounds.', ['Ice costs 18 pounds per crate.']],
  ['a unit further on', 'Ice costs 18 pounds.', ['Ice costs 18 whole pounds.']],
  ['two numbers said together as a share', '10 percent of crates break.', ['One in ten crates breaks.']],
  ['a year of the sentence before', 'In 2019 ice cost 11 pounds.', ['It was 2019.', 'Ice cost 11 pounds.']],
  ['the rate that was asked for', 'Ice costs 18 pounds per crate.', ['Ice costs 18 pounds.']],
  ['words of the question only', 'Ice is at 18 pounds.', ['18 pounds.']],
])('%s supports a figure', (_what, text, said) => {
  expect(unsaid(text, said)).toEqual([]);
});

test.each<[string, string, string[], string[]]>([
  ['value', 'Ice costs 19 pounds.', ['Ice costs 18 pounds.'], ['19']],
  ['unit', 'Ice costs 18 euros.', ['Ice costs 18 pounds.'], ['18']],
  ['unit that nobody names', 'Ice costs 18 euros.', ['Ice costs 18.'], ['18']],
  ['name', 'In Leeds ice costs 18 pounds, says Marlon.', ['Ice costs 18 pounds.'], ['18']],
  ['rate', 'Ice costs 18 pounds a week.', ['Ice costs 18 pounds a day.'], ['18']],
  ['year', 'In 2019 ice cost 18 pounds.', ['In 2019 ice cost 11 pounds, now 18 pounds.'], ['18']],
  ['time', 'Ice costs 11 pounds.', ['In 2019 ice cost 11 pounds, now 18 pounds.'], ['11']],
  ['subject', 'Fuel is at 18 pounds.', ['Ice costs 18 pounds.', 'Fuel costs 60 pounds.'], ['18']],
])('another %s does not', (_what, text, said, expected) => {
  expect(unsaid(text, said)).toEqual(expected);
});

test('a figure in another language than the expert’s is compared by value and unit only', () => {
  const said = ['Das Eis kostet 18 Pfund.'];
  expect(unsaid('Fuel costs 18 pounds.', said, { spoken: 'de' })).toEqual([]);
  expect(unsaid('Ice costs 19 pounds.', said, { spoken: 'de' })).toEqual(['19']);
});

test('"one" may be a pronoun', () => {
  expect(unsaid('No one buys ice.', ['Ice is dear.'])).toEqual([]);
});
