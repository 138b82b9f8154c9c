import { z } from 'zod';
import { providerUsage } from '../provider-usage';
import {
  disconnectReasons,
  invoiceStatuses,
  lineItemTypes,
  platforms,
  subscriptionStatuses,
  subscriptionTiers,
} from '../vocabulary';
import { exampleInvoices, exampleNextPayment, exampleSubscription, exampleUsage } from './billing-examples';
import { numberInQuery } from './fields';
import { commonRefusals, type Operation, refusals, timestamp, uuid } from './operation';

const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be an ISO 8601 date or date-time with a time zone',
  })
  .transform((value) => new Date(value));

export const usageQuery = z
  .object({
    from: moment
      .optional()
      .describe('Sessions that ended at or after this time; default: 31 days before `to`'),
    to: moment.optional().describe('Sessions that ended before this time; default: no limit'),
    agentGroupId: uuid.optional().describe('Only sessions of interviews of this agent'),
    invoiceId: uuid
      .optional()
      .describe('Only sessions that this invoice settled; the period is then unlimited unless it is given'),
    lineIndex: numberInQuery(0, 1000)
      .optional()
      .describe('Only sessions of the overage line at this index of lineItems; needs invoiceId'),
    page: numberInQuery(1, 1_000_000).optional().describe('Default 1'),
    limit: numberInQuery(1, 100).optional().describe('Default 100'),
  })
  .refine(({ lineIndex, invoiceId }) => lineIndex === undefined || invoiceId !== undefined, {
    path: ['lineIndex'],
    error: 'needs invoiceId',
  });

const usageEntrySchema = z.object({
  sessionId: uuid,
  interviewId: uuid,
  agentGroupId: uuid.nullable().describe('Agent of the interview; null if the session was booked without it'),
  platform: z.enum(platforms),
  disconnectReason: z.enum(disconnectReasons),
  startedAt: timestamp,
  endedAt: timestamp,
  seconds: z.int().nonnegative().describe('Connected time'),
  isTest: z.boolean().describe('Whether the session belongs to a test interview, whose seconds count as 0'),
  providerUsage: providerUsage
    .nullable()
    .describe('Use of speech providers and language models by the session; null if unknown'),
  billedMinutes: z.int().nonnegative().describe('Connected time in minutes, rounded up'),
  invoiceId: uuid
    .nullable()
    .describe('The invoice that settled these minutes; null until then, and if there was nothing to pay'),
  lineIndex: z
    .int()
    .nonnegative()
    .nullable()
    .describe(
      'Index of the overage line in lineItems that contains these minutes; null if all were included in the plan',
    ),
  bookedAt: timestamp,
});

export const usageSchema = z
  .object({
    entries: z
      .array(usageEntrySchema)
      .describe('One page of the entries, sorted by the end of the session, newest first'),
    totalSeconds: z.int().nonnegative().describe('Total of the whole period, not only of this page'),
    pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
  })
  .meta({ id: 'Usage' });

const cents = z.int();
const lastSecond = 'Last second of the period';

const lineItemSchema = z
  .object({
    label: z.string(),
    amountCents: cents.describe('Negative for credit, discount and adjustment'),
    periodStart: timestamp,
    periodEnd: timestamp.describe(lastSecond),
    type: z.enum(lineItemTypes).nullable(),
    quantity: z.int().nullable(),
    unitLabel: z.string().nullable(),
    unitPriceCents: cents.nullable(),
  })
  .meta({ id: 'InvoiceLineItem' });

export const invoiceSchema = z
  .object({
    id: uuid,
    accountId: uuid,
    extInvoiceNumber: z.string(),
    billingDate: timestamp,
    amountCents: cents.describe('The sum of the line items; never negative'),
    status: z.enum(invoiceStatuses),
    issuedAt: timestamp.nullable(),
    dueAt: timestamp.nullable(),
    paidAt: timestamp.nullable(),
    extUrl: z.url().nullable(),
    lineItems: z.array(lineItemSchema),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Invoice' });

const nextPaymentSchema = z
  .object({
    billingDate: timestamp.describe('The second after the current period'),
    amountCents: cents.describe('The sum of the line items'),
    lineItems: z.array(lineItemSchema),
  })
  .meta({ id: 'NextPayment' });

const addonSchema = z.object({ name: z.string(), label: z.string(), monthlyCents: cents });

export const subscriptionSchema = z
  .object({
    id: uuid,
    tier: z.enum(subscriptionTiers),
    status: z.enum(subscriptionStatuses),
    monthlyPriceCents: cents,
    includedMinutes: z.int(),
    overageRateCents: cents.describe('Price of each minute beyond the included minutes'),
    addons: z.array(addonSchema),
    currentPeriodStart: timestamp,
    currentPeriodEnd: timestamp.describe(lastSecond),
    scheduledChange: z
      .object({
        effectiveDate: timestamp,
        tier: z.enum(subscriptionTiers).optional(),
        monthlyPriceCents: cents.optional(),
        includedMinutes: z.int().optional(),
        overageRateCents: cents.optional(),
        addons: z.array(addonSchema).optional().describe('Replaces the current add-ons'),
      })
      .nullable()
      .describe('Changes that apply to the next period; absent fields stay as they are'),
    cancelAt: timestamp.nullable().describe('When the subscription ends or ended'),
  })
  .meta({ id: 'Subscription' });

export type LineItemView = z.infer<typeof lineItemSchema>;
export type InvoiceView = z.infer<typeof invoiceSchema>;
export type NextPaymentView = z.infer<typeof nextPaymentSchema>;
export type SubscriptionView = z.infer<typeof subscriptionSchema>;
export type UsageEntryView = z.infer<typeof usageEntrySchema>;
export type UsageView = z.infer<typeof usageSchema>;

export const billingOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/billing/usage',
    operationId: 'getUsage',
    service: 'billing',
    summary: 'Get the connected time of the sessions that ended in a period of at most 366 days',
    query: usageQuery,
    responses: {
      200: { description: 'The usage', schema: usageSchema, example: exampleUsage },
      400: refusals[400],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/billing/invoices',
    operationId: 'listInvoices',
    service: 'billing',
    summary: 'List all invoices of the account, sorted by billing date, newest first',
    responses: {
      200: {
        description: 'The invoices',
        schema: z.object({ invoices: z.array(invoiceSchema) }),
        example: exampleInvoices,
      },
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/billing/next-payment',
    operationId: 'getNextPayment',
    service: 'billing',
    summary: 'Preview the next invoice; computed on each request, never stored',
    responses: {
      200: { description: 'The preview', schema: nextPaymentSchema, example: exampleNextPayment },
      404: { ...refusals[404], description: 'No active or trialing subscription' },
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/billing/subscription',
    operationId: 'getSubscription',
    service: 'billing',
    summary: 'Get the subscription of the account, with the change scheduled for its next period',
    responses: {
      200: { description: 'The subscription', schema: subscriptionSchema, example: exampleSubscription },
      404: { ...refusals[404], description: 'The account has never had a subscription' },
      ...commonRefusals,
    },
  },
];
