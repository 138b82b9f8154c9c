import { z } from 'zod';
import { interviewStatuses } from '../vocabulary';
import { commonRefusals, type Operation, refusals, timestamp, uuid } from './operation';

/** Data of the event `interview.changed` in the stream of an account. Contains no personal data. */
export const interviewChangedSchema = z
  .object({
    interviewId: uuid,
    status: z.enum(interviewStatuses).nullable().describe('Current status; null: the interview was deleted'),
    at: timestamp.describe('When the change happened'),
    type: z
      .string()
      .describe('Type of the event that announced the change, such as `interview.status-changed.v1`'),
  })
  .meta({ id: 'InterviewChanged' });

export type InterviewChangedView = z.infer<typeof interviewChangedSchema>;

export const eventStreamLimits = {
  /** For one user or one API key. */
  perCaller: 5,
  perAccount: 50,
  lifeMs: 15 * 60_000,
  heartbeatMs: 15_000,
  retryMs: 3000,
} as const;

const example: InterviewChangedView = {
  interviewId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
  status: 'IN_PROGRESS',
  at: '2026-03-01T10:00:00.000Z',
  type: 'interview.status-changed.v1',
};

export const liveEventOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/interviews/events',
    operationId: 'streamInterviewEvents',
    service: 'interview',
    summary: 'Follow the changes of all interviews of the account as server-sent events',
    responses: {
      200: {
        description:
          'Events named `interview.changed`; the schema is that of their data. An event named `reset` says that events ' +
          'may have been missed: reload what you display. Do the same after each connection, since a stream does not replay ' +
          'earlier events. The stream ends after 15 minutes, or when the credential becomes invalid; connect again. A ' +
          'stream that is read too slowly is closed.',
        schema: interviewChangedSchema,
        contentType: 'text/event-stream',
        example,
      },
      ...commonRefusals,
      429: {
        ...refusals[429],
        description:
          `Too many requests, or too many open streams: at most ${eventStreamLimits.perCaller} of a user or an API key, and ` +
          `${eventStreamLimits.perAccount} of an account`,
      },
    },
  },
];
