import { type Language } from '@colloquy/contracts';
import { type AnalysisInput } from '../analyst';
import { anInterview } from '../an-interview';
import { makeToldChecks } from './told-checks';

const answers = [
  'We ship 60 tonnes of salmon a week, by road from Mallaig. In 2019 it was 45 tonnes.',
  'Ice costs 18 pounds per crate, up from 11 pounds, because the plant in Oban closed. We have not raised our prices.',
  'Norfisk has the bigger fleet, fourteen vessels, we own five. Some people say Norfisk will leave the market, but I doubt it.',
  'We will hire three drivers. If fuel went above two pounds a litre, we would stop the Friday run.',
];
const questions = [
  'How do you ship fish?',
  'What do you spend on ice?',
  'Who are your rivals?',
  'What changes next year?',
];

async function checksOf(said: readonly string[], asked: readonly string[], language: Language = 'en') {
  const input: AnalysisInput = anInterview(said, { questions: asked, language, expertName: 'Joan Tully' });
  const turns = input.turns.flatMap(({ role }, index) => (role === 'user' ? [index + 1] : []));
  const checks = await makeToldChecks(input);
  return {
    problem: (text: string, answer: number) => checks.statement({ text, turns: [turns[answer - 1] ?? 0] }),
    mayQuote: (text: string, answer: number) =>
      checks.mayQuote({ text, turn: turns[answer - 1] ?? 0, question: 1 }),
  };
}

test.each<[number, string]>([
  [1, 'About 60 tonnes of salmon a week are shipped, mostly by road.'],
  [1, 'Shipments have grown from 45 tonnes in 2019 to around 60 tonnes a week.'],
  [2, 'A crate of ice now costs 18 pounds, compared with 11 before.'],
  [2, 'Ice has become dearer because the Oban plant closed.'],
  [2, 'Prices have not been raised.'],
  [3, 'Norfisk runs 14 vessels while the company owns 5.'],
  [3, 'Tully doubts rumours that Norfisk will leave the market.'],
  [4, 'The Friday run would be stopped if fuel exceeded two pounds a litre.'],
])('answer %d supports %j', async (answer, text) => {
  expect((await checksOf(answers, questions)).problem(text, answer)).toBe('');
});

test.each<[number, string, string]>([
  [1, 'figure of another time', 'About 45 tonnes of salmon a week are shipped.'],
  [1, 'figure with another year', 'About 60 tonnes of salmon were shipped in 2019.'],
  [1, 'direction', 'Shipments have fallen from 60 tonnes in 2019 to 45 tonnes.'],
  [1, 'unit', 'About 60 kilos of salmon a week are shipped.'],
  [1, 'rate', 'About 60 tonnes of salmon a day are shipped.'],
  [2, 'currency', 'Ice costs 18 euros per crate.'],
  [2, 'number in words', 'Ice costs eighty pounds per crate.'],
  [2, 'lost negation', 'Prices have been raised.'],
  [2, 'cause', 'The plant in Oban closed because ice became dearer.'],
  [2, 'place', 'Ice is dearer because the plant in Leeds closed.'],
  [3, 'subject', 'The company owns fourteen vessels.'],
  [3, 'view of others', 'Norfisk will leave the market.'],
  [3, 'first word', 'Marlon was happy with five vessels.'],
  [3, 'standing', 'Joan Tully is the founder of Norfisk.'],
  [3, 'apposition', 'Tully, a former minister, owns five vessels.'],
  [4, 'condition', 'The Friday run was stopped.'],
  [4, 'added negation', 'They will not hire drivers.'],
  [4, 'weekday', 'If fuel went above two pounds a litre, they would stop the Monday run.'],
])('answer %d does not support a false %s: %j', async (answer, _what, text) => {
  expect((await checksOf(answers, questions)).problem(text, answer)).not.toBe('');
});

test('figures are compared across languages by value', async () => {
  const { problem } = await checksOf(
    ['年に百二十反くらい染めます。以前は三百反ありました。', '京都の問屋が二軒閉まったからです。'],
    ['How many rolls do you dye in a year?', 'Why did orders fall?'],
  );
  expect(problem('The workshop dyes about 120 rolls a year, down from 300.', 1)).toBe('');
  expect(problem('Two wholesalers in Kyoto closed.', 2)).toBe('');
  expect(problem('The workshop dyes about 210 rolls a year.', 1)).not.toBe('');
  expect(problem('Joan Tully is the president of the guild.', 1)).not.toBe('');
});

test('what was corrected is neither told nor quoted', async () => {
  const { problem, mayQuote } = await checksOf(
    ['Rye costs us 720 euros a tonne. No, sorry, 270.'],
    ['What do you pay for rye?'],
  );
  expect(problem('Rye costs 720 euros a tonne.', 1)).not.toBe('');
  expect(problem('Rye costs 270 euros a tonne.', 1)).toBe('');
  expect(mayQuote('Rye costs us 720 euros a tonne', 1)).toBe(false);
});

test.each<[number, string, boolean]>([
  [1, 'We ship 60 tonnes of salmon a week', true],
  [2, 'because the plant in Oban closed', true],
  [2, 'raised our prices', false],
  [3, 'Norfisk will leave the market', false],
  [4, 'we would stop the Friday run', false],
])('of answer %d, %j may be quoted alone: %s', async (answer, quote, may) => {
  expect((await checksOf(answers, questions)).mayQuote(quote, answer)).toBe(may);
});
