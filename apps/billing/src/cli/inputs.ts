import { type LineItemType, subscriptionTiers } from '@colloquy/contracts';
import { z } from 'zod';

const dayMs = 24 * 3600 * 1000;

/** Each month since the start becomes an invoice. */
const maxAgeDays = 5 * 366;

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters');

/** Limited so that invoices stay exact numbers of cents. */
const whole = (max: number, min = 0) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z
      .int({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a whole number') })
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
  );

const cents = whole(1_000_000_000);

const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be an ISO 8601 date or date-time with a time zone',
  })
  .transform((value) => new Date(Math.floor(Date.parse(value) / 1000) * 1000));

/** A date means its last second. */
const end = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T23:59:59Z` : value),
  moment,
);

const addon = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be lower-case letters, digits and dashes'),
  label: line,
  monthlyCents: cents,
});

const addons = z
  .array(addon)
  .max(50)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'must have different names');

const plan = {
  tier: z.enum(subscriptionTiers, { error: `must be one of ${subscriptionTiers.join(', ')}` }),
  monthlyPriceCents: cents,
  includedMinutes: whole(10_000_000),
  overageRateCents: whole(1_000_000),
  addons,
};

export const accountIdInput = z.object({ accountId: z.uuid('must be a UUID').toLowerCase() });

export const subscribeInput = z.strictObject({
  ...accountIdInput.shape,
  ...plan,
  addons: addons.default([]),
  start: moment
    .refine((start) => start.getTime() <= Date.now(), 'must not be in the future')
    .refine((start) => start.getTime() >= Date.now() - maxAgeDays * dayMs, 'must be at most 5 years ago')
    .optional(),
  trialDays: whole(365).default(0),
});

export type SubscribeInput = z.infer<typeof subscribeInput>;

export const provisionInput = z.strictObject({ subscriptions: z.array(subscribeInput) });

export const changeInput = z
  .strictObject(plan)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must change at least one field');

const creditTypes = ['credit', 'discount', 'adjustment'] as const satisfies readonly LineItemType[];

export const lineInput = z
  .strictObject({
    type: z.enum(creditTypes, { error: `must be one of ${creditTypes.join(', ')}` }),
    label: line,
    offCents: whole(1_000_000_000, 1),
    from: moment,
    to: end,
  })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: 'must not be after to' });

export const invoiceNumberInput = z.object({
  invoice: z
    .string()
    .regex(/^INV-\d{6,12}$/i, 'must be an invoice number such as INV-000042')
    .transform((value) => Number(value.slice(4))),
});

export const paidAtInput = z.object({ at: moment.optional() });
