import { z } from 'zod';
import { jsonObject, numberInQuery } from './fields';
import { commonRefusals, idParams, type Operation, refusals, timestamp, uuid } from './operation';
import { text } from './text';

/** Fewest and most interviews of a comparison. */
const size = { min: 2, max: 100 };

const id = z.uuid('must be a UUID');

export const comparisonBody = jsonObject({
  agentGroupId: id
    .optional()
    .describe(`Compares the latest ${size.max} interviews of this agent that are completed and analysed`),
  interviewIds: z
    .array(id, { error: 'must be an array' })
    .min(size.min, `must have at least ${size.min} ids`)
    .max(size.max, `must have at most ${size.max} ids`)
    .refine((ids) => new Set(ids).size === ids.length, 'must not repeat an id')
    .optional(),
  objective: text(2000)
    .trim()
    .nullish()
    .transform((value) => value || null)
    .describe('Research goal of the comparison; passed to the language model, if there is one'),
}).refine(
  ({ agentGroupId, interviewIds }) => (agentGroupId === undefined) !== (interviewIds === undefined),
  'must have either agentGroupId or interviewIds',
);

export type ComparisonInput = z.infer<typeof comparisonBody>;

export const comparisonsQuery = z.object({
  page: numberInQuery(1, 1_000_000).optional().describe('From 1; default 1'),
  limit: numberInQuery(1, 100).optional().describe('Default 20'),
});

const statuses = ['pending', 'ready', 'failed'] as const;
export type ComparisonStatus = (typeof statuses)[number];

export const comparisonKinds = ['agreement', 'disagreement', 'single'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

export const comparisonFailures = ['comparison_failed', 'timed_out'] as const;
export type ComparisonFailure = (typeof comparisonFailures)[number];

const leftOutReasons = ['not_completed', 'not_analysed', 'no_findings', 'withdrawn', 'deleted', 'analysed_again'] as const; // prettier-ignore
export type LeftOutReason = (typeof leftOutReasons)[number];

const nullable = <S extends z.ZodType>(schema: S) => schema.nullable();

const claim = z.object({
  interviewId: uuid,
  turnId: nullable(z.string()).describe('The turn of the expert that says it'),
  sessionId: nullable(z.string()),
  timestamp_secs: z.number().describe('Seconds since the conversation started'),
  text: z.string().describe('Verbatim from the turn'),
});

const statement = z
  .string()
  .describe(
    'The clearest claim, word for word; or worded by a language model, with figures and names of the claims only',
  );

const point = z
  .object({
    question: nullable(z.string()),
    kind: z
      .enum(comparisonKinds)
      .describe(
        'agreement: experts of at least two interviews say the same; disagreement: they contradict each other; ' +
          'single: said in one interview',
      ),
    statement,
    positions: z
      .array(z.object({ statement, claims: z.array(claim) }))
      .describe('One, or in a disagreement one for each side; the side with most experts first'),
    interviewCount: z.int().describe('Number of interviews with a claim in this point'),
  })
  .meta({ id: 'ComparisonPoint' });

const summaryFields = {
  id: uuid,
  status: z.enum(statuses),
  reason: nullable(z.enum(comparisonFailures)).describe('Why the comparison failed; otherwise null'),
  agentGroupId: nullable(uuid),
  objective: nullable(z.string()),
  requestedAt: timestamp,
  finishedAt: nullable(timestamp),
  comparedBy: nullable(z.string()).describe(
    'embedded: by rules, without a language model; openai: by a language model; null until the comparison is ready',
  ),
};

const summarySchema = z
  .object({ ...summaryFields, interviewCount: z.int().describe('Number of interviews that were chosen') })
  .meta({ id: 'ComparisonSummary' });

const comparisonSchema = z
  .object({
    ...summaryFields,
    interviews: z.array(z.object({ id: uuid, title: z.string(), expert: z.string() })),
    leftOut: z
      .array(z.object({ id: uuid, reason: z.enum(leftOutReasons) }))
      .describe(
        'Chosen interviews that are no longer shown, because of a withdrawal, a deletion or another analysis',
      ),
    points: z.array(point).describe('In the order of the questions; empty until the comparison is ready'),
  })
  .meta({
    id: 'Comparison',
    description: 'Agreements and disagreements between experts of several interviews',
  });

export type ComparisonView = z.infer<typeof comparisonSchema>;
export type ComparisonSummaryView = z.infer<typeof summarySchema>;

const [first, second] = ['0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1', '9d2f6b1c-5a77-4f0c-8a51-2c0f9e6b7d34'];
const [firstSession, secondSession] = [
  '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11',
  'b1d0a7c2-3f64-4f53-9a6e-5e2f1c8d9b70',
];
const texts = ['Permits take nine months in our region.', 'A permit takes us four months.'] as const;

const exampleSummary = {
  id: '4d7a2f06-91c3-4b7e-9d38-7f0c1a5be264',
  status: 'pending',
  reason: null,
  agentGroupId: null,
  objective: 'What slows retrofits down?',
  requestedAt: '2026-03-02T09:00:00.000Z',
  finishedAt: null,
  comparedBy: null,
} as const;

const pendingExample: ComparisonView = {
  ...exampleSummary,
  interviews: [
    { id: first, title: 'Heat pumps', expert: 'Dana Whitfield' },
    { id: second, title: 'Heat pumps', expert: 'Jonas Beck' },
  ],
  leftOut: [],
  points: [],
};

const readyExample: ComparisonView = {
  ...pendingExample,
  status: 'ready',
  finishedAt: '2026-03-02T09:00:01.200Z',
  comparedBy: 'embedded',
  points: [
    {
      question: 'What slows retrofits down?',
      kind: 'disagreement',
      statement: texts[0],
      positions: [
        {
          statement: texts[0],
          claims: [
            { interviewId: first, turnId: `${firstSession}:3`, sessionId: firstSession, timestamp_secs: 41.5, text: texts[0] }, // prettier-ignore
          ],
        },
        {
          statement: texts[1],
          claims: [
            { interviewId: second, turnId: `${secondSession}:5`, sessionId: secondSession, timestamp_secs: 63, text: texts[1] }, // prettier-ignore
          ],
        },
      ],
      interviewCount: 2,
    },
  ],
};

const tooFew = {
  error: 'The comparison needs at least 2 completed and analysed interviews',
  code: 'TOO_FEW_INTERVIEWS',
  leftOut: [{ id: second, reason: 'not_analysed' }],
};

export const comparisonOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/interviews/comparisons',
    operationId: 'requestComparison',
    service: 'interview',
    summary:
      'Compare what the experts of several interviews said: agreements and disagreements, each with its claims',
    body: comparisonBody,
    example: { interviewIds: [first, second], objective: 'What slows retrofits down?' },
    responses: {
      202: { description: 'Requested', schema: comparisonSchema, example: pendingExample },
      400: refusals[400],
      404: refusals[404],
      409: {
        ...refusals[409],
        description:
          'Fewer than 2 of the interviews can be compared (TOO_FEW_INTERVIEWS), or 10 comparisons of the account are pending ' +
          '(TOO_MANY_COMPARISONS)',
        example: tooFew,
      },
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/comparisons',
    operationId: 'listComparisons',
    service: 'interview',
    summary: 'List comparisons, newest first',
    query: comparisonsQuery,
    responses: {
      200: {
        description: 'A page of comparisons',
        schema: z.object({
          data: z.array(summarySchema),
          pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
        }),
        example: {
          data: [{ ...exampleSummary, interviewCount: 2 }],
          pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
        },
      },
      400: refusals[400],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/comparisons/{id}',
    operationId: 'getComparison',
    service: 'interview',
    summary: 'Get a comparison',
    params: idParams,
    responses: {
      200: { description: 'The comparison', schema: comparisonSchema, example: readyExample },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'delete',
    path: '/api/interviews/comparisons/{id}',
    operationId: 'deleteComparison',
    service: 'interview',
    summary: 'Delete a comparison',
    params: idParams,
    responses: { 204: { description: 'Deleted' }, 404: refusals[404], ...commonRefusals },
  },
];
