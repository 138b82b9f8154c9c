import { AppError } from '@colloquy/kernel';
import { type ChatMessage } from '../../models/chat-client';
import { type ComparisonInput } from './comparison';
import { embeddedComparer } from './embedded-comparer';
import { openAiComparer } from './openai-comparer';
import { type ToldPoint } from './openai-comparison-prompt';

const claims = [
  'Permits take nine months in Bremen.',
  'A permit takes us four months.',
  'Banks reject loans without an audit.',
  'Without an audit, banks reject our loans.',
];
const input: ComparisonInput = {
  objective: 'What slows it down?',
  interviews: [
    {
      id: 'a',
      language: 'en',
      questions: [{ question: 'What slows it down?', claims: [claims[0] ?? '', claims[2] ?? ''] }],
    },
    {
      id: 'b',
      language: 'en',
      questions: [{ question: 'What slows it down?', claims: [claims[1] ?? '', claims[3] ?? ''] }],
    },
  ],
};
/** The order in which a model sees the claims, from 1. */
const [nine, loansA, four, loansB] = [1, 2, 3, 4];

const disagreement: ToldPoint = {
  kind: 'disagreement',
  statement: 'How many months permits take.',
  positions: [
    { statement: 'Permits take nine months in Bremen.', claims: [nine] },
    { statement: 'A permit takes four months.', claims: [four] },
  ],
};
const agreement: ToldPoint = {
  kind: 'agreement',
  statement: 'Banks reject loans without an audit.',
  positions: [{ statement: 'Banks reject loans without an audit.', claims: [loansA, loansB] }],
};

type Request = { messages: readonly ChatMessage[]; schema?: { name: string } };

/** A model that tells the points of a script, one answer for each request, and reviews them by a rule. */
function aModel(
  answers: readonly (readonly ToldPoint[])[],
  supports: (statement: string) => boolean = () => true,
) {
  const requests: Request[] = [];
  let told = 0;
  return {
    requests,
    chat: {
      async complete(request: Request) {
        requests.push(request);
        if (request.schema?.name === 'comparison')
          return JSON.stringify({ points: answers[Math.min(told++, answers.length - 1)] });
        const { items } = JSON.parse(request.messages[1]?.content ?? '') as {
          items: { number: number; statement: string }[];
        };
        return JSON.stringify({
          statements: items.map(({ number, statement }) => ({ number, supported: supports(statement) })),
        });
      },
    },
  };
}

const { signal } = new AbortController();

test('points that code and the review support are delivered, in the words of the model', async () => {
  const { chat, requests } = aModel([[disagreement, agreement]]);
  const comparison = await openAiComparer({ chat }).compare(input, signal);
  expect(comparison).toMatchObject({
    by: 'openai',
    points: [
      {
        kind: 'disagreement',
        statement: disagreement.statement,
        positions: [
          { claims: [{ interviewId: 'a', question: 0, claim: 0 }] },
          { claims: [{ interviewId: 'b', question: 0, claim: 0 }] },
        ],
      },
      { kind: 'agreement', positions: [{ claims: [{ claim: 1 }, { claim: 1 }] }] },
    ],
  });
  expect(requests.map(({ schema }) => schema?.name)).toEqual(['comparison', 'review']);
  expect(requests[0]?.messages[0]?.content).not.toBe(requests[1]?.messages[0]?.content);
});

test.each<[string, ToldPoint]>([
  [
    'names a claim that does not exist',
    { ...agreement, positions: [{ statement: agreement.statement, claims: [loansA, 9] }] },
  ],
  [
    'calls one expert an agreement',
    { ...agreement, positions: [{ statement: agreement.statement, claims: [nine, loansA] }] },
  ],
  ['has a disagreement with one side', { ...disagreement, positions: disagreement.positions.slice(1) }],
  [
    'invents a figure',
    {
      ...disagreement,
      statement: 'Permits take 9 or 40 months.',
      positions: [
        { statement: 'Permits take 40 months.', claims: [nine] },
        ...disagreement.positions.slice(1),
      ],
    },
  ],
  [
    'invents a name',
    { ...agreement, statement: 'In town Deutsche Kreditbank rejects loans without an audit.' },
  ],
  ['speaks of something else', { ...agreement, statement: 'The whole industry is doomed to fail soon.' }],
  [
    'has an expert on two sides',
    {
      ...disagreement,
      positions: [...disagreement.positions, { statement: claims[2] ?? '', claims: [loansA] }],
    },
  ],
])('a point that %s is asked for again, then left out and counted', async (_what, lie) => {
  const { chat, requests } = aModel([
    [lie, agreement],
    [lie, agreement],
  ]);
  let unsupported = 0;
  const comparer = openAiComparer({ chat, onUnsupported: (points) => (unsupported += points) });
  const { by, points } = await comparer.compare(input, signal);
  expect([by, points.map(({ statement }) => statement)]).toEqual(['openai', [agreement.statement]]);
  expect(unsupported).toBe(1);
  expect(requests.map(({ schema }) => schema?.name)).toEqual(['comparison', 'comparison', 'review']);
});

test('a point of which the review does not support one side is left out and counted', async () => {
  const { chat } = aModel([[disagreement, agreement]], (statement) => !statement.includes('four'));
  let unsupported = 0;
  const comparer = openAiComparer({ chat, onUnsupported: (points) => (unsupported += points) });
  const { points } = await comparer.compare(input, signal);
  expect(points.map(({ kind }) => kind)).toEqual(['agreement']);
  expect(unsupported).toBe(1);
});

test('the comparison by words replaces a model that is unreachable, and says so', async () => {
  const failures: string[] = [];
  const comparer = openAiComparer({
    chat: { complete: () => Promise.reject(new AppError('unavailable', 'DOWN', 'No model')) },
    onFallback: ({ code = '' }) => failures.push(code),
  });
  expect(await comparer.compare(input, signal)).toEqual(await embeddedComparer().compare(input, signal));
  expect(failures).toEqual(['DOWN']);
});

test('a question that the model answers with nonsense is compared by words, the others by the model', async () => {
  const two: ComparisonInput = {
    ...input,
    interviews: input.interviews.map(({ questions, ...each }) => ({
      ...each,
      questions: [...questions, { question: 'Which budget do you plan?', claims: ['We plan 100 euros.'] }],
    })),
  };
  const { chat } = aModel([[agreement]]);
  const complete = (request: Request) =>
    request.messages[1]?.content.includes('budget') ? Promise.resolve('nonsense') : chat.complete(request);
  const { by, points } = await openAiComparer({ chat: { complete } }).compare(two, signal);
  expect(by).toBe('openai');
  expect(points.map(({ questionGroup, statement }) => [questionGroup, statement])).toEqual([
    [0, agreement.statement],
    [1, null],
  ]);
});

test('questions that the model does not answer in time are compared by words, the others by the model', async () => {
  const two: ComparisonInput = {
    ...input,
    interviews: input.interviews.map(({ questions, ...each }) => ({
      ...each,
      questions: [...questions, { question: 'Which budget do you plan?', claims: ['We plan 100 euros.'] }],
    })),
  };
  const { chat } = aModel([[agreement]]);
  const failures: string[] = [];
  const complete = (request: Request, asked: AbortSignal) =>
    request.messages[1]?.content.includes('budget')
      ? new Promise<never>((_, reject) =>
          asked.addEventListener('abort', () => reject(asked.reason as Error)),
        )
      : chat.complete(request);
  const comparer = openAiComparer({
    chat: { complete },
    askingMs: 200,
    onFallback: () => failures.push('late'),
  });
  const { by, points } = await comparer.compare(two, signal);
  expect([by, ...points.map(({ questionGroup, statement }) => [questionGroup, statement])]).toEqual([
    'openai',
    [0, agreement.statement],
    [1, null],
  ]);
  expect(failures).toEqual(['late']);
});

test('a caller that gives up gets no comparison', async () => {
  const stop = new AbortController();
  const chat = {
    complete: () => {
      stop.abort(new Error('stopped'));
      return Promise.reject(new Error('stopped'));
    },
  };
  await expect(openAiComparer({ chat }).compare(input, stop.signal)).rejects.toThrow('stopped');
});
