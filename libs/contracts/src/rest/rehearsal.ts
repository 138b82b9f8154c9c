import { z } from 'zod';
import { languages, turnRoles } from '../vocabulary';
import { jsonObject, numberInQuery, oneOf, wholeWithinRange } from './fields';
import { commonRefusals, idParams, type Operation, refusals, timestamp, uuid } from './operation';
import { requiredText } from './text';

export const rehearsalPersonas = ['cooperative', 'brief', 'hurried', 'confiding'] as const;
export type RehearsalPersona = (typeof rehearsalPersonas)[number];

export const rehearsalWishes = ['off-the-record', 'finish'] as const;
export type RehearsalWish = (typeof rehearsalWishes)[number];

const statuses = ['pending', 'ready', 'failed'] as const;
export type RehearsalStatus = (typeof statuses)[number];

export const rehearsalFailures = ['rehearsal_failed', 'timed_out'] as const;
export type RehearsalFailure = (typeof rehearsalFailures)[number];

export const rehearsalBody = jsonObject({
  persona: oneOf(rehearsalPersonas).describe(
    'cooperative: answers with figures and reasons; brief: says a few words; hurried: wants to leave after half of ' +
      'the questions; confiding: says something off the record',
  ),
  title: requiredText(500),
  callSubject: requiredText(2000),
  questions: z
    .array(requiredText(2000), {
      error: ({ input }) => (input === undefined ? 'is required' : 'must be an array'),
    })
    .min(1, 'must have at least 1 entry')
    .max(20, 'must have at most 20 entries'),
  versionNumber: wholeWithinRange(1, 999_999_999)
    .optional()
    .describe('Version of the agent; default: the current one'),
});

export type RehearsalInput = z.infer<typeof rehearsalBody>;

export const rehearsalsQuery = z.object({
  page: numberInQuery(1, 1_000_000).optional().describe('From 1; default 1'),
  limit: numberInQuery(1, 100).optional().describe('Default 20'),
});

export const rehearsalPath = z.object({ id: uuid, rehearsalId: uuid });

const nullable = <S extends z.ZodType>(schema: S) => schema.nullable();

const summaryFields = {
  id: uuid,
  agentId: uuid,
  versionNumber: z.int().positive(),
  persona: z.enum(rehearsalPersonas),
  title: z.string(),
  status: z.enum(statuses),
  reason: nullable(z.enum(rehearsalFailures)).describe('Why the rehearsal failed; otherwise null'),
  requestedAt: timestamp,
  startedAt: nullable(timestamp).describe('Start of the last attempt; null before the first one'),
  finishedAt: nullable(timestamp),
};

const summarySchema = z.object({ ...summaryFields, questionCount: z.int() }).meta({ id: 'RehearsalSummary' });

const turn = z
  .object({
    role: z.enum(turnRoles),
    text: z.string(),
    act: nullable(z.string()).describe(
      'Purpose of a turn of the agent, such as question or probe; null on the expert’s',
    ),
    questionIndex: nullable(z.int()).describe(
      'The question that a turn of the agent is about, from 0; null if none',
    ),
  })
  .meta({ id: 'RehearsalTurn' });

const question = z.object({
  question: z.string(),
  asked: z.boolean().describe('False until the rehearsal is ready'),
  answered: z.boolean().describe('Also true if only a part was answered; false until the rehearsal is ready'),
  probes: z.int().describe('Number of follow-ups; 0 until the rehearsal is ready'),
});

const wish = z.object({
  wish: z.enum(rehearsalWishes),
  honoured: z
    .boolean()
    .describe('off-the-record: the words would be delivered nowhere; finish: the agent asked nothing more'),
  turn: z.int().describe('The turn of the expert that says it, from 0'),
});

const rehearsalSchema = z
  .object({
    ...summaryFields,
    callSubject: z.string(),
    turns: z.array(turn).describe('At most 60, in spoken order; empty until the rehearsal is ready'),
    questions: z.array(question),
    wishes: z.array(wish).describe('What the expert asked for; empty until the rehearsal is ready'),
    conductScore: nullable(z.int()).describe(
      'How well the agent conducted the interview, 0 to 100; null if that cannot be judged, and until the rehearsal is ready',
    ),
    conductReasons: nullable(z.array(z.string())).describe(
      'Reasons of the score, or why there is none; null until the rehearsal is ready',
    ),
    wordedBy: nullable(z.string()).describe(
      'embedded: the agent’s words come from rules alone; openai: a language model worded some; null until the rehearsal is ready',
    ),
    expertLanguage: nullable(z.enum(languages)).describe(
      'Language of the simulated expert: the agent’s, or English if the expert has no words in it; null until the rehearsal is ready',
    ),
  })
  .meta({ id: 'Rehearsal', description: 'A trial of an agent with a simulated expert; kept for 30 days' });

export type RehearsalView = z.infer<typeof rehearsalSchema>;
export type RehearsalSummaryView = z.infer<typeof summarySchema>;

const exampleBody: RehearsalInput = {
  persona: 'confiding',
  title: 'Heat pumps',
  callSubject: 'Retrofits of apartment buildings',
  questions: ['What slows retrofits down?'],
};

const exampleFields = {
  id: '5f0e8b1c-7a42-4f0e-9d35-1c2b7a60f4d8',
  agentId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
  versionNumber: 3,
  persona: exampleBody.persona,
  title: exampleBody.title,
  status: 'pending',
  reason: null,
  requestedAt: '2026-03-02T09:00:00.000Z',
  startedAt: null,
  finishedAt: null,
} as const;

const pendingExample: RehearsalView = {
  ...exampleFields,
  callSubject: exampleBody.callSubject,
  turns: [],
  questions: [{ question: 'What slows retrofits down?', asked: false, answered: false, probes: 0 }],
  wishes: [],
  conductScore: null,
  conductReasons: null,
  wordedBy: null,
  expertLanguage: null,
};

const readyExample: RehearsalView = {
  ...pendingExample,
  status: 'ready',
  startedAt: '2026-03-02T09:00:00.400Z',
  finishedAt: '2026-03-02T09:00:00.700Z',
  turns: [
    {
      role: 'agent',
      text: 'Hello, my name is Alex. What slows retrofits down?',
      act: 'greeting',
      questionIndex: 0,
    },
    {
      role: 'user',
      text: 'Off the record, please: our largest customer almost left us over this.',
      act: null,
      questionIndex: null,
    },
    {
      role: 'agent',
      text: 'I have noted that this is off the record. Please continue whenever you are ready.',
      act: 'off-the-record',
      questionIndex: 0,
    },
    {
      role: 'user',
      text: 'Permits took nine months in 2024, because the office has only two engineers.',
      act: null,
      questionIndex: null,
    },
    { role: 'agent', text: 'Thank you for your time. Goodbye.', act: 'closing', questionIndex: null },
  ],
  questions: [{ question: 'What slows retrofits down?', asked: true, answered: true, probes: 0 }],
  wishes: [{ wish: 'off-the-record', honoured: true, turn: 1 }],
  conductScore: 96,
  conductReasons: ['Order 25 of 25: 1 question due, 0 skipped, 0 repeated.'],
  wordedBy: 'embedded',
  expertLanguage: 'en',
};

const common = { service: 'agent' as const };

export const rehearsalOperations: readonly Operation[] = [
  {
    ...common,
    method: 'post',
    path: '/api/agents/{id}/rehearsals',
    operationId: 'requestRehearsal',
    summary: 'Try an agent with a simulated expert; nothing is billed, and no event is published',
    params: idParams,
    body: rehearsalBody,
    example: exampleBody,
    responses: {
      202: { description: 'Requested', schema: rehearsalSchema, example: pendingExample },
      400: refusals[400],
      404: refusals[404],
      409: {
        ...refusals[409],
        description:
          '5 rehearsals of the account are pending, or it has requested 100 today (TOO_MANY_REHEARSALS)',
        example: {
          error: '5 rehearsals are pending; try again when one is finished',
          code: 'TOO_MANY_REHEARSALS',
        },
      },
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    ...common,
    method: 'get',
    path: '/api/agents/{id}/rehearsals',
    operationId: 'listRehearsals',
    summary: 'List the rehearsals of an agent, newest first',
    params: idParams,
    query: rehearsalsQuery,
    responses: {
      200: {
        description: 'A page of rehearsals',
        schema: z.object({
          data: z.array(summarySchema),
          pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
        }),
        example: {
          data: [{ ...exampleFields, questionCount: 1 }],
          pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
        },
      },
      400: refusals[400],
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    ...common,
    method: 'get',
    path: '/api/agents/{id}/rehearsals/{rehearsalId}',
    operationId: 'getRehearsal',
    summary: 'Get a rehearsal and its report',
    params: rehearsalPath,
    responses: {
      200: { description: 'The rehearsal', schema: rehearsalSchema, example: readyExample },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    ...common,
    method: 'delete',
    path: '/api/agents/{id}/rehearsals/{rehearsalId}',
    operationId: 'deleteRehearsal',
    summary: 'Delete a rehearsal',
    params: rehearsalPath,
    responses: { 204: { description: 'Deleted' }, 404: refusals[404], ...commonRefusals },
  },
];
