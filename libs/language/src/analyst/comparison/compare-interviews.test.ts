import { type Language } from '@colloquy/contracts';
import { type ComparisonInput, type ComparisonPoint } from './comparison';
import { alignQuestions } from './align-questions';
import { compareQuestion } from './compare-question';

interface Told {
  language?: Language;
  question?: string;
}

const obstacle = 'What is the biggest obstacle to retrofits?';

function compareInterviews(input: ComparisonInput) {
  const groups = alignQuestions(input).map(compareQuestion);
  return { groups, points: groups.flatMap(({ points }) => points) };
}

const interviewsOf = (
  said: readonly string[][],
  { language = 'en', question = obstacle }: Told = {},
): ComparisonInput => ({
  objective: null,
  interviews: said.map((claims, index) => ({
    id: `i${index}`,
    language,
    questions: [{ question, claims }],
  })),
});

function compared(input: ComparisonInput) {
  const textAt = ({ interviewId, question, claim }: ComparisonPoint['positions'][number]['claims'][number]) =>
    input.interviews.find(({ id }) => id === interviewId)?.questions[question]?.claims[claim];
  return compareInterviews(input).points.map(({ kind, positions }) => [
    kind,
    ...positions.map(({ claims }) => claims.map(textAt)),
  ]);
}

const pointsOf = (said: readonly string[][], told?: Told) => compared(interviewsOf(said, told));

test('experts agree if their claims have most content words in common', () => {
  const [one, other] = [
    'There is a severe shortage of trained installers.',
    'The shortage of trained installers slows everything down.',
  ];
  const [agreement, ...rest] = pointsOf([[one], [other], ['Our customers fear the noise at night.']]);
  expect(agreement?.[0]).toBe('agreement');
  expect(agreement?.[1]).toEqual(expect.arrayContaining([one, other]));
  expect(rest).toEqual([['single', ['Our customers fear the noise at night.']]]);
});

test.each<[Language, string, string, string]>([
  ['en', 'How long do permits take?', 'Permits take nine months.', 'A permit takes us 4 months.'],
  ['de', 'Wie lange dauert die Genehmigung?', 'Die Genehmigung dauert neun Monate.', 'Eine Genehmigung dauert bei uns 4 Monate.'], // prettier-ignore
  ['es', '¿Cuánto tarda el permiso?', 'El permiso tarda nueve meses.', 'El permiso tarda 4 meses.'],
  ['ja', '許可にはどのくらいかかりますか。', '許可には9か月かかります。', '許可には4か月かかります。'],
])('figures that differ are a disagreement (%s)', (language, question, one, other) => {
  expect(pointsOf([[one], [other]], { language, question })).toEqual([['disagreement', [one], [other]]]);
});

test.each<[string, Language, string, string]>([
  ['within 10 %', 'en', 'Permits take nine months.', 'A permit takes 9.5 months.'],
  ['in another unit', 'en', 'Permits take a whole 12 months.', 'A permit takes us 52 weeks.'],
  ['in a range', 'en', 'Permits take 8 to 10 months.', 'A permit takes nine months.'],
  ['with separators', 'de', 'Die Genehmigung kostet 1.500 Euro.', 'Die Genehmigung kostet 1500 €.'],
  ['with a large number in words', 'en', 'The permits cost 2 million euros.', 'Permits cost us €2,000,000.'],
])('figures %s are an agreement', (_how, language, one, other) => {
  const question = { en: 'How long do permits take, what do they cost?', de: 'Was kostet die Genehmigung?' }[
    language as 'de' | 'en'
  ];
  expect(pointsOf([[one], [other]], { language, question })).toMatchObject([['agreement', {}]]);
});

test('sides of a disagreement collect the experts who give about the same figure, most experts first', () => {
  const said = [
    'We lose 40 percent of leads.',
    'We lose 20% of our leads.',
    'We lose 21 percent of the leads.',
  ];
  const points = pointsOf(
    said.map((text) => [text]),
    { question: 'How many leads do you lose?' },
  );
  expect(points).toHaveLength(1);
  const [[kind, majority, minority] = []] = points;
  expect(kind).toBe('disagreement');
  expect(new Set(majority)).toEqual(new Set(said.slice(1)));
  expect(minority).toEqual(said.slice(0, 1));
});

test.each<[Language, string, string, string]>([
  ['en', obstacle, 'Permits are the biggest obstacle.', 'Permits are not an obstacle for us.'],
  ['de', 'Was ist das größte Hindernis?', 'Die Genehmigungen sind das größte Hindernis.', 'Genehmigungen sind kein Hindernis.'], // prettier-ignore
  ['fr', 'Quel est le plus grand obstacle ?', 'Les permis sont le plus grand obstacle.', 'Les permis ne sont pas un obstacle.'], // prettier-ignore
])('one denies what the other says (%s)', (language, question, one, other) => {
  expect(pointsOf([[one], [other]], { language, question })).toMatchObject([
    ['disagreement', expect.arrayContaining([expect.any(String)]), [expect.any(String)]],
  ]);
});

test('the order of words does not matter', () => {
  const [one, other] = [
    'Because of missing documents, banks reject loan applications.',
    'Loan applications are rejected by banks when documents are missing.',
  ];
  expect(pointsOf([[one], [other]])).toMatchObject([['agreement', {}]]);
});

test.each([
  [
    'other circumstances',
    'What does it cost?',
    'The pump costs 20,000 euros.',
    'A permit in town is 900 euros.',
  ],
  ['other parts of the question', 'What do pump and permit cost?', 'The pump costs 20,000 euros.', 'The permit costs 900 euros.'], // prettier-ignore
  [
    'only words of the question',
    obstacle,
    'The biggest obstacle is money.',
    'The biggest obstacle is noise.',
  ],
  ['other units', 'How long does a visit take?', 'A visit takes 3 hours.', 'A visit takes 5 people.'],
  ['years', 'What changed?', 'Prices changed in 2021 for us.', 'Prices changed in 2005 for us.'],
])('claims with %s do not contradict each other', (_what, question, one, other) => {
  const kinds = pointsOf([[one], [other]], { question }).map(([kind]) => kind);
  expect(kinds).not.toContain('disagreement');
});

test.each<[string, Language, string, string, string]>([
  [
    'written in words',
    'fr',
    'Combien de clients restent ?',
    'Quatre-vingt-dix pour cent restent.',
    '90 % restent.',
  ],
  [
    'over a hundred',
    'en',
    'How long do permits take?',
    'Permits take one hundred and fifty days.',
    'Permits take 150 days.',
  ],
  [
    'of a compound',
    'de',
    'Wie lange dauert die Genehmigung?',
    'Die Genehmigung dauert einundzwanzig Tage.',
    'Die Genehmigung dauert 21 Tage.',
  ],
])('figures %s agree with the same figure (%s)', (_how, language, question, one, other) => {
  expect(pointsOf([[one], [other]], { language, question })).toMatchObject([['agreement', {}]]);
});

test.each([
  ['Permits take three four weeks.', 'Permits take 7 weeks.'],
  ['Permits take three four weeks.', 'Permits take 3 weeks.'],
  ['Permits take two or three weeks.', 'Permits take 5 weeks.'],
])('a figure that is not understood neither agrees nor disagrees: %s', (one, other) => {
  const kinds = pointsOf([[one], [other]], { question: 'How long do permits take?' }).map(([kind]) => kind);
  expect(kinds).toEqual(['single', 'single']);
});

test('claims that have nothing in common stand alone, the two clearest of them', () => {
  const said = [
    'Money.',
    'Our customers fear the noise at night, because neighbours complained in 14 streets.',
    'Electricians retire faster than we can train apprentices in Bremen.',
  ];
  expect(pointsOf(said.map((text) => [text]))).toEqual([
    ['single', [said[1]]],
    ['single', [said[2]]],
  ]);
});

test('claims of one expert are never an agreement', () => {
  const claims = [
    'There is a shortage of trained installers.',
    'The shortage of trained installers is severe.',
  ];
  expect(pointsOf([claims, []]).map(([kind]) => kind)).toEqual(['single']);
});

test('an interview is on one side of a disagreement only', () => {
  const points = pointsOf(
    [['Permits take nine months.', 'Permits take 2 months.'], ['Permits take four months.']],
    { question: 'How long do permits take?' },
  );
  expect(points.filter(([kind]) => kind === 'disagreement')).toEqual([
    ['disagreement', [expect.any(String)], [expect.any(String)]],
  ]);
  const { points: raw } = compareInterviews(
    interviewsOf([['Permits take nine months.', 'Permits take 2 months.'], ['Permits take four months.']], {
      question: 'How long do permits take?',
    }),
  );
  for (const { positions } of raw) {
    const ids = positions.flatMap(({ claims }) => claims.map(({ interviewId }) => interviewId));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('questions are aligned by their text or by nearly the same words, in one language', () => {
  const claims = ['Permits take nine months.'];
  const asked = (id: string, language: Language, ...questions: string[]) => ({
    id,
    language,
    questions: questions.map((question) => ({ question, claims })),
  });
  const { groups } = compareInterviews({
    objective: null,
    interviews: [
      asked('a', 'en', 'How long do building permits take?', 'What does it cost?'),
      asked('b', 'en', 'what does it cost', 'How long do the building permits usually take?'),
      asked('c', 'de', 'What does it cost?'),
    ],
  });
  expect(
    groups.map(({ language, claims: placed }) => [language, placed.map(({ place }) => place.interviewId)]),
  ).toEqual([
    ['en', ['a', 'b']],
    ['en', ['a', 'b']],
    ['de', ['c']],
  ]);
});

test('two questions of one interview are never aligned, however similar', () => {
  const claims = ['It is 9.'];
  const questions = ['What does a heat pump cost to buy?', 'What does a heat pump cost to run?'];
  const { groups } = compareInterviews({
    objective: null,
    interviews: [{ id: 'a', language: 'en', questions: questions.map((question) => ({ question, claims })) }],
  });
  expect(groups).toHaveLength(2);
});

test('a hundred interviews with the most claims are compared within seconds', () => {
  const words = 'permit boiler grid installer subsidy noise tenant radiator loan insulation'.split(' ');
  const claims = (interview: number) =>
    Array.from({ length: 12 }, (_, claim) => {
      const [a, b] = [words[(interview + claim) % 10], words[(interview * 3 + claim) % 10]];
      return `The ${a} and the ${b} delay about ${10 + ((interview * claim) % 50)} percent of projects in town.`;
    });
  const input: ComparisonInput = {
    objective: null,
    interviews: Array.from({ length: 100 }, (_, index) => ({
      id: `i${index}`,
      language: 'en' as const,
      questions: Array.from({ length: 10 }, (_each, question) => ({
        question: `What about ${words[question]} here?`,
        claims: claims(index + question),
      })),
    })),
  };
  const started = performance.now();
  const { points } = compareInterviews(input);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(points.length).toBeGreaterThan(10);
  expect(points.length).toBeLessThanOrEqual(10 * 8);
});
