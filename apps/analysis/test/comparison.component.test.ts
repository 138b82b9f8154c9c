import type { ComparisonPageMessage } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { Comparer } from '@colloquy/language';
import { type OpenAiRequest, startScriptedOpenAi } from '@colloquy/testing';
import type { ComparisonRef } from '../src/domain/comparison';
import { comparisonRequested, inWorld, startWorld, type World } from './support';

const queue = 'analysis.comparison-requested';
const question = 'How long do permits take?';
const [nine, four, alsoFour] = [
  'Permits take nine months in Bremen.',
  'A permit takes us 4 months.',
  'A permit takes four months here.',
] as const;

const aComparison = (): ComparisonRef => ({ accountId: newId(), comparisonId: newId() });

/** Puts a comparison of interviews with one claim each into the scripted interview service; one interview is a page. */
function given({ script }: World, ref: ComparisonRef, claims: readonly string[] = [nine, four, alsoFour]) {
  const interviews = claims.map((text, index) => ({
    id: newId(),
    language: 'en',
    questions: [
      { question: 'Who are you?', claims: [] },
      { question, claims: [{ text, timestampSecs: 10 + index }] },
    ],
  }));
  const page: ComparisonPageMessage = { isPending: true, objective: 'Delays', interviews };
  script.comparisons.set(ref.comparisonId, page);
  const placeOf = (index: number) => ({
    interviewId: interviews[index]?.id,
    question: 1,
    claim: 0,
    timestampSecs: 10 + index,
  });
  return { placeOf };
}

test.concurrent(
  'the interviews are read page by page, and the points are recorded with the places and times of their claims',
  inWorld(async (world) => {
    const ref = aComparison();
    const { placeOf } = given(world, ref);
    await world.startApp();
    await world.publish(comparisonRequested(ref));
    expect(await world.ended(1)).toMatchObject([{ kind: 'comparison', outcome: 'compared', ...ref }]);
    expect(world.script.compared).toEqual([
      {
        ...ref,
        failure: '',
        comparedBy: 'embedded',
        points: [
          {
            questionGroup: 0,
            kind: 'disagreement',
            positions: [{ claims: expect.any(Array) }, { claims: [placeOf(0)] }],
          },
        ],
      },
    ]);
    const [majority] = world.script.compared[0]?.points[0]?.positions ?? [];
    expect(majority?.claims).toHaveLength(2);
    expect(majority?.claims).toEqual(expect.arrayContaining([placeOf(1), placeOf(2)]));
    expect(world.script.calls).toEqual([
      'getComparison',
      'getComparison',
      'getComparison',
      'recordComparison',
    ]);
  }),
);

test.concurrent(
  'an announcement that is repeated costs one call, and records nothing again',
  inWorld(async (world) => {
    const ref = aComparison();
    given(world, ref);
    await world.startApp();
    await world.publish(comparisonRequested(ref));
    await world.handled(queue, 1);
    const calls = world.script.calls.length;
    await world.publish(comparisonRequested(ref, 2));
    await world.handled(queue, 2);
    expect(world.script.calls.slice(calls)).toEqual(['getComparison']);
    expect(world.script.compared).toHaveLength(1);
  }),
);

test.concurrent(
  'a comparison that was deleted ends the run',
  inWorld(async (world) => {
    await world.startApp();
    await world.publish(comparisonRequested(aComparison()));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'gone' }]);
  }),
);

test.concurrent(
  'a comparison that fails three times is recorded as failed',
  inWorld(async (world) => {
    const ref = aComparison();
    given(world, ref);
    let calls = 0;
    const comparer: Comparer = { compare: () => (calls++, Promise.reject(new Error('out of words'))) };
    await world.startApp({ comparer });
    await world.publish(comparisonRequested(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'not-compared' }]);
    expect(world.script.compared).toEqual([
      { ...ref, failure: 'comparison_failed', comparedBy: '', points: [] },
    ]);
    expect(calls).toBe(3);
  }),
);

test.concurrent(
  'a comparison with interviews that have nothing to compare is recorded without points',
  inWorld(async (world) => {
    const ref = aComparison();
    given(world, ref, []);
    await world.startApp();
    await world.publish(comparisonRequested(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'compared' }]);
    expect(world.script.compared).toMatchObject([{ points: [], failure: '' }]);
  }),
);

interface Document {
  claims?: { number: number; text: string }[];
  items?: { number: number; statement: string }[];
}

function documentIn({ json }: OpenAiRequest): Document {
  const { messages } = json as { messages: { content: string }[] };
  return JSON.parse(messages[1]?.content ?? '') as Document;
}

const side = (statement: string, ...claims: number[]) => ({ statement, claims });

/** Tells a true disagreement and three lies, and approves of every statement that does not name Bremen. */
function lies(request: OpenAiRequest) {
  const { items } = documentIn(request);
  if (items) {
    const statements = items.map(({ number, statement }) => ({
      number,
      supported: !statement.includes('Bremen'),
    }));
    return { text: JSON.stringify({ statements }) };
  }
  const points = [
    {
      kind: 'agreement',
      statement: 'Permits take 12 months.',
      positions: [side('Permits take 12 months.', 1, 2)],
    },
    {
      kind: 'agreement',
      statement: 'A permit takes four months.',
      positions: [side('A permit takes four months.', 2, 99)],
    },
    {
      kind: 'agreement',
      statement: 'Permits take nine months in Bremen.',
      positions: [side('Permits take nine months in Bremen.', 1, 2)],
    },
    {
      kind: 'disagreement',
      statement: 'Permits take nine months, or four.',
      positions: [side('Permits take nine months.', 1), side('A permit takes four months.', 2, 3)],
    },
  ];
  return { text: JSON.stringify({ points }) };
}

async function withModel(reply: (request: OpenAiRequest) => { text: string } | { status: number }) {
  const model = await startScriptedOpenAi();
  model.always(reply);
  const world = await startWorld({ LANGUAGE_MODEL_BASE_URL: model.baseUrl, LANGUAGE_MODEL: 'm' });
  try {
    const ref = aComparison();
    const places = given(world, ref);
    const app = await world.startApp();
    await world.publish(comparisonRequested(ref));
    await world.ended(1);
    return { ...places, compared: world.script.compared, metrics: await app.metrics(), model };
  } finally {
    await world.stop();
    await model.stop();
  }
}

test('of what a lying model tells, only what code and a second call support is recorded; the rest is counted', async () => {
  const { compared, placeOf, metrics, model } = await withModel(lies);
  expect(compared).toMatchObject([
    {
      comparedBy: 'openai',
      points: [
        {
          kind: 'disagreement',
          statement: 'Permits take nine months, or four.',
          positions: [
            { statement: 'A permit takes four months.' },
            { statement: 'Permits take nine months.', claims: [placeOf(0)] },
          ],
        },
      ],
    },
  ]);
  expect(compared[0]?.points).toHaveLength(1);
  expect(metrics).toMatch(/^colloquy_analysis_unsupported_statements_total(?:\{.*\})? 3$/m);
  // asked, asked again because of the lies, reviewed
  expect(model.requests).toHaveLength(3);
});

test('if the model is unavailable, the words are compared, and the comparison says so', async () => {
  const { compared } = await withModel(() => ({ status: 500 }));
  expect(compared).toMatchObject([{ comparedBy: 'embedded', points: [{ kind: 'disagreement' }] }]);
});
