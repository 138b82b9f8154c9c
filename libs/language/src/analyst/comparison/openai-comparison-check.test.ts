import { type Language } from '@colloquy/contracts';
import { type ComparedQuestion } from './compare-question';
import { problemOf } from './openai-comparison-check';

/** Returns what is wrong with a statement that rests on one claim. */
function problem(language: Language, claim: string, statement: string): string {
  const group: ComparedQuestion = {
    number: 0,
    question: '?',
    language,
    claims: [{ place: { interviewId: 'a', question: 0, claim: 0 }, text: claim, clarity: 1 }],
    points: [],
  };
  return problemOf({ kind: 'single', statement, positions: [{ statement, claims: [1] }] }, group);
}

test.each<[Language, string, string]>([
  ['fr', 'Nous perdons quatre-vingt-dix pour cent des clients.', 'Ils perdent 90 % des clients.'],
  ['en', 'Permits take twenty-one days.', 'Permits take 21 days.'],
  ['en', 'Permits take one hundred and fifty days.', 'Permits take 150 days.'],
  ['de', 'Die Genehmigung dauert einundzwanzig Tage.', 'Die Genehmigung dauert 21 Tage.'],
  ['en', 'It costs 2.3 million euros.', 'It costs 2,300,000 euros.'],
  ['en', 'Permits stopped on 12.05.2024 here.', 'Permits stopped on 12.05.2024.'],
])('a statement may repeat a figure of its claim in another form (%s)', (language, claim, statement) => {
  expect(problem(language, claim, statement)).toBe('');
});

test.each<[Language, string, string]>([
  ['fr', 'Nous perdons quatre-vingt-dix pour cent des clients.', 'Ils perdent 34 % des clients.'],
  ['fr', 'Nous perdons quatre-vingt-dix pour cent des clients.', 'Ils perdent 100 % des clients.'],
  ['en', 'Permits take twenty-one days.', 'Permits take 20 days.'],
  ['en', 'Permits take one hundred and fifty days.', 'Permits take 50 days.'],
  ['de', 'Die Genehmigung dauert einundzwanzig Tage.', 'Die Genehmigung dauert 20 Tage.'],
  ['en', 'Permits take three four weeks.', 'Permits take 7 weeks.'],
  ['en', 'Permits take three four weeks.', 'Permits take 3 weeks.'],
  ['en', 'Permits take three four weeks.', 'Permits take three four weeks.'],
  ['en', 'Permits stopped on 12.05.2024 after two visits.', 'Permits stopped on 13.05.2024.'],
])(
  'a statement with a figure that its claim does not clearly say is refused (%s)',
  (language, claim, statement) => {
    expect(problem(language, claim, statement)).toContain('the figure');
  },
);
