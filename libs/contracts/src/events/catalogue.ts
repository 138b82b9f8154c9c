import { z } from 'zod';
import { exampleProviderUsage, providerUsage } from '../provider-usage';
import { agentRoles, disconnectReasons, interviewStatuses, interviewTypes, platforms } from '../vocabulary';

/** An event type; the descriptions of its fields (`.describe()`) go into the AsyncAPI document. */
export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  source: string;
  trigger: string;
  data: S;
  example: z.infer<S>;
  /** Subject of the example. Default: the first id of an interview, an agent or an invoice in the example. */
  exampleSubject?: string;
}

const defineEvent = <S extends z.ZodType>(definition: EventDefinition<S>) => definition;

const ids = {
  interviewId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
  sessionId: '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11',
};
const agentRef = { agentId: z.uuid().describe('The agent') };
const agentVersion = {
  ...agentRef,
  versionId: z.uuid().describe('The current version'),
  versionNumber: z
    .int()
    .positive()
    .describe('1 for the first version of the agent; each later version adds 1'),
  agentType: z.enum(interviewTypes).describe('The type of interview that the agent conducts'),
  role: z.enum(agentRoles).describe('Whether the agent starts interviews or only takes them over'),
};
const agentVersionExample = {
  agentId: '5f0a9a34-3d0e-4c37-9a8b-0f0c52f2a6f4',
  versionId: 'f3b0c9a8-6f2e-4a55-8a3c-1f6a2d9b7c10',
  agentType: 'FULL_INTERVIEW',
  role: 'ROOT',
} as const;
const interviewRef = { interviewId: z.uuid().describe('The interview') };
const completion = z
  .int()
  .positive()
  .describe('1 for the first completion; each switch of the canonical session adds 1');
const invoiceAmount = {
  invoiceId: z.uuid().describe('The invoice'),
  amountCents: z.int().nonnegative().describe('Total of the invoice, in cents'),
};
const invoiceExample = { invoiceId: 'c2f4c1ce-8f0e-8d53-9f0f-0b5a8d3c7e21', amountCents: 62_900 };
const sessionRef = { ...interviewRef, sessionId: z.uuid().describe('The session') };
const opening = {
  platform: z.enum(platforms).describe('The channel that the expert used'),
  startedAt: z.iso.datetime().describe('When the connection opened'),
};
const attempt = {
  ...interviewRef,
  completion,
  endpointIndex: z
    .int()
    .nonnegative()
    .describe('Position of the endpoint in the notifications of the interview'),
};
const deliverySubject = { exampleSubject: '1d5a3cde-61c9-8d0a-9b57-2f4e6c8a0b13' };
const attemptMs = z.int().nonnegative().describe('Duration of the attempt, in milliseconds');

/**
 * Every published event by type. Within a version, fields are only added; events carry no speech, names or
 * phone numbers.
 */
export const eventCatalogue = {
  'interview.created.v1': defineEvent({
    source: '/interview',
    trigger: 'An interview was created.',
    data: z.object({
      ...interviewRef,
      status: z.enum(interviewStatuses).describe('The initial status'),
    }),
    example: { interviewId: ids.interviewId, status: 'NOT_SCHEDULED' },
  }),
  'interview.status-changed.v1': defineEvent({
    source: '/interview',
    trigger:
      'The status of an interview, or the reason for it, changed, and no other event of the interview announced the change.',
    data: z.object({
      ...interviewRef,
      status: z.enum(interviewStatuses).describe('The status after the change'),
      statusReason: z
        .string()
        .nullable()
        .describe('Why the interview has the status, such as a failed call; null if not applicable'),
    }),
    example: { interviewId: ids.interviewId, status: 'IN_PROGRESS', statusReason: null },
  }),
  'interview.completed.v1': defineEvent({
    source: '/interview',
    trigger:
      'An interview was completed, its canonical session was switched, or another analysis of it was requested.',
    data: z.object({
      ...interviewRef,
      completion,
      sessionId: z
        .uuid()
        .describe(
          'The canonical session: the interview serves its artefacts; the nil UUID if the expert withdrew the ' +
            'consent before any session',
        ),
      completedAt: z.iso.datetime().describe('When the interview completed'),
      success: z
        .boolean()
        .describe('Whether the conversation reached its end, or a client declared the interview complete'),
      reanalysis: z
        .int()
        .min(1)
        .optional()
        .describe('Number of the latest request for another analysis; absent: none was requested'),
    }),
    example: { ...ids, completion: 1, completedAt: '2026-03-01T10:20:00.000Z', success: true },
  }),
  'interview.analysed.v1': defineEvent({
    source: '/interview',
    trigger: 'The analysis of a completion was recorded, with or without scores.',
    data: z.object({ ...interviewRef, completion }),
    example: { interviewId: ids.interviewId, completion: 1 },
  }),
  'interview.reanalysed.v1': defineEvent({
    source: '/interview',
    trigger:
      'Another analysis, which a client requested, replaced the analysis of a completion. Endpoints are not notified again.',
    data: z.object({ ...interviewRef, completion }),
    example: { interviewId: ids.interviewId, completion: 1 },
  }),
  'interview.withdrawn.v1': defineEvent({
    source: '/interview',
    trigger: "The expert withdrew the consent. From then on the expert's words are not delivered.",
    data: z.object({
      ...interviewRef,
      withdrawnAt: z.iso.datetime().describe('When the expert withdrew the consent'),
      eraseAt: z.iso.datetime().describe("When the expert's words will be erased"),
    }),
    example: {
      interviewId: ids.interviewId,
      withdrawnAt: '2026-03-01T10:12:00.000Z',
      eraseAt: '2026-03-08T10:12:00.000Z',
    },
  }),
  'interview.erased.v1': defineEvent({
    source: '/interview',
    trigger: "The expert's words in a withdrawn interview, and everything derived from them, were erased.",
    data: z.object(interviewRef),
    example: { interviewId: ids.interviewId },
  }),
  'interview.deleted.v1': defineEvent({
    source: '/interview',
    trigger: 'A client deleted an interview.',
    data: z.object(interviewRef),
    example: { interviewId: ids.interviewId },
  }),
  'interview.comparison-requested.v1': defineEvent({
    source: '/interview',
    trigger: 'A client requested a comparison of interviews, or a pending one was announced again.',
    data: z.object({ comparisonId: z.uuid().describe('The comparison') }),
    example: { comparisonId: '4d7a2f06-91c3-4b7e-9d38-7f0c1a5be264' },
    exampleSubject: '4d7a2f06-91c3-4b7e-9d38-7f0c1a5be264',
  }),
  'session.started.v1': defineEvent({
    source: '/interview',
    trigger: 'The interviewer and the expert were connected.',
    data: z.object({ ...sessionRef, ...opening }),
    example: { ...ids, platform: 'WEB', startedAt: '2026-03-01T10:00:00.000Z' },
  }),
  'session.ended.v1': defineEvent({
    source: '/interview',
    trigger: 'A session ended, for any reason.',
    data: z.object({
      ...sessionRef,
      ...opening,
      disconnectReason: z.enum(disconnectReasons).describe('Why the session ended'),
      endedAt: z.iso.datetime().describe('When the session ended'),
      durationSeconds: z
        .int()
        .nonnegative()
        .describe('Connected time in whole seconds; billing books this number'),
      isTest: z
        .literal(true)
        .optional()
        .describe('The session belongs to a test interview and is not billed; otherwise absent'),
      agentGroupId: z.uuid().optional().describe('Agent of the interview; absent: unknown'),
      providerUsage: providerUsage
        .optional()
        .describe('Use of speech providers and language models by the session; absent: unknown'),
    }),
    example: {
      ...ids,
      platform: 'WEB',
      disconnectReason: 'completed_by_expert',
      startedAt: '2026-03-01T10:00:00.000Z',
      endedAt: '2026-03-01T10:19:58.000Z',
      durationSeconds: 1198,
      agentGroupId: '5f0a9a34-3d0e-4c37-9a8b-0f0c52f2a6f4',
      providerUsage: exampleProviderUsage,
    },
  }),
  'session.processed.v1': defineEvent({
    source: '/interview',
    trigger:
      'A session was post-processed: its transcript and recording can be read, unless the consent was withdrawn.',
    data: z.object(sessionRef),
    example: ids,
  }),
  'agent.created.v1': defineEvent({
    source: '/agent',
    trigger: 'An account created an agent; its first version is current.',
    data: z.object(agentVersion),
    example: { ...agentVersionExample, versionNumber: 1 },
  }),
  'agent.updated.v1': defineEvent({
    source: '/agent',
    trigger: 'An agent got a new version, which is current from then on.',
    data: z.object(agentVersion),
    example: { ...agentVersionExample, versionNumber: 2 },
  }),
  'agent.deleted.v1': defineEvent({
    source: '/agent',
    trigger: 'An account deleted an agent; interviews that are pinned to the agent keep it.',
    data: z.object(agentRef),
    example: { agentId: agentVersionExample.agentId },
  }),
  'agent.configuration-changed.v1': defineEvent({
    source: '/agent',
    trigger: 'The configuration of agents changed: a version, transfer rules, or the default of a variable.',
    data: z.object({
      agentId: z.uuid().optional().describe('The agent that changed; absent if a variable changed'),
      variable: z
        .string()
        .optional()
        .describe(
          'The variable whose default changed; it affects every agent whose prompts use the variable',
        ),
      revision: z.int().positive().describe("Revision of the account's agents after the change"),
    }),
    example: { agentId: agentVersionExample.agentId, revision: 3 },
  }),
  'billing.invoice-issued.v1': defineEvent({
    source: '/billing',
    trigger: 'A billing period was closed, or a subscription began, and there was something to pay.',
    data: z.object(invoiceAmount),
    example: invoiceExample,
  }),
  'billing.invoice-paid.v1': defineEvent({
    source: '/billing',
    trigger: 'An administrator marked an invoice as paid.',
    data: z.object(invoiceAmount),
    example: invoiceExample,
  }),
  'billing.invoice-voided.v1': defineEvent({
    source: '/billing',
    trigger: 'An administrator voided an unpaid invoice.',
    data: z.object(invoiceAmount),
    example: invoiceExample,
  }),
  'billing.invoice-overdue.v1': defineEvent({
    source: '/billing',
    trigger: 'The due date of an unpaid invoice passed.',
    data: z.object(invoiceAmount),
    example: invoiceExample,
  }),
  'webhook.delivered.v1': defineEvent({
    source: '/webhook',
    ...deliverySubject,
    trigger: 'An endpoint answered its one notification attempt with a 2xx status.',
    data: z.object({
      ...attempt,
      statusCode: z.int().describe('HTTP status of the response'),
      durationMs: attemptMs,
    }),
    example: {
      interviewId: ids.interviewId,
      completion: 1,
      endpointIndex: 0,
      statusCode: 200,
      durationMs: 84,
    },
  }),
  'webhook.failed.v1': defineEvent({
    source: '/webhook',
    ...deliverySubject,
    trigger: 'The one attempt to notify an endpoint failed; the platform does not retry.',
    data: z.object({
      ...attempt,
      statusCode: z.int().optional().describe('HTTP status of the response; absent if there was no response'),
      outcome: z.string().describe('Why the attempt failed'),
      durationMs: attemptMs,
    }),
    example: {
      interviewId: ids.interviewId,
      completion: 1,
      endpointIndex: 0,
      outcome: 'timeout',
      durationMs: 15000,
    },
  }),
} as const;

export type EventType = keyof typeof eventCatalogue;

export type EventData<T extends EventType> = z.infer<(typeof eventCatalogue)[T]['data']>;
