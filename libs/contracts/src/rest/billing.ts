import { z } from 'zod';
import { disconnectReasons, platforms } from '../vocabulary';
import { commonRefusals, type Operation, refusals, timestamp, uuid } from './operation';

const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be an ISO 8601 date or date-time with a time zone',
  })
  .transform((value) => new Date(value));

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string({ error: 'must be one whole number' })
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be from ${minimum} to ${maximum}`);

export const usageQuery = z.object({
  from: moment.optional().describe('Sessions that ended at this time or later; default 31 days before `to`'),
  to: moment.optional().describe('Sessions that ended before this time; default no limit'),
  page: wholeNumber(1, 1_000_000).optional().describe('Default 1'),
  limit: wholeNumber(1, 100).optional().describe('Default 100'),
});

export const usageEntrySchema = z.object({
  sessionId: uuid,
  interviewId: uuid,
  platform: z.enum(platforms),
  disconnectReason: z.enum(disconnectReasons),
  startedAt: timestamp,
  endedAt: timestamp,
  seconds: z.int().nonnegative().describe('Connected time'),
  bookedAt: timestamp,
});

export const usageSchema = z
  .object({
    entries: z.array(usageEntrySchema).describe('One page of them, the session that ended last first'),
    totalSeconds: z.int().nonnegative().describe('Of the whole period, not only of this page'),
    pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
  })
  .meta({ id: 'Usage' });

/** A session's usage as the API shows it. */
export type UsageEntryView = z.infer<typeof usageEntrySchema>;
/** Usage of a period as the API shows it. */
export type UsageView = z.infer<typeof usageSchema>;

/** The operations of the billing service. */
export const billingOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/billing/usage',
    operationId: 'getUsage',
    service: 'billing',
    summary: 'Connected time of the sessions that ended in a period of at most 366 days',
    query: usageQuery,
    responses: {
      200: { description: 'The usage', schema: usageSchema },
      400: refusals[400],
      ...commonRefusals,
    },
  },
];
