import { type LineItemType, subscriptionTiers } from '@colloquy/contracts';
import { z } from 'zod';

const dayMs = 24 * 3600 * 1000;

/** How long ago a subscription may begin: each month since is an invoice. */
const maxAgeDays = 5 * 366;

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters');

/** A whole number, also as the text of an option; bounded so that every invoice stays an exact number of cents. */
const whole = (max: number, min = 0) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z
      .int({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a whole number') })
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
  );

const cents = whole(1_000_000_000);

/** A moment of a whole second. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be an ISO 8601 date or date-time with a time zone',
  })
  .transform((value) => new Date(Math.floor(Date.parse(value) / 1000) * 1000));

/** The end of something: a date is its last second. */
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

/** What `subscribe` takes, and `provision` for each account. */
export const subscribeInput = z.strictObject({
  ...accountIdInput.shape,
  ...plan,
  addons: addons.default([]),
  /** Default: now. */
  start: moment
    .refine((start) => start.getTime() <= Date.now(), 'must not be in the future')
    .refine((start) => start.getTime() >= Date.now() - maxAgeDays * dayMs, 'must be at most 5 years ago')
    .optional(),
  trialDays: whole(365).default(0),
});

/** See {@link subscribeInput}. */
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** What `provision` reads. */
export const provisionInput = z.strictObject({ subscriptions: z.array(subscribeInput) });

/** What `schedule-change` takes: what is absent stays as it is. */
export const changeInput = z
  .strictObject(plan)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must change at least one field');

/** The types of lines that take something off. */
const creditTypes = ['credit', 'discount', 'adjustment'] as const satisfies readonly LineItemType[];

/** What `add-line` takes. */
export const lineInput = z
  .strictObject({
    type: z.enum(creditTypes, { error: `must be one of ${creditTypes.join(', ')}` }),
    label: line,
    offCents: whole(1_000_000_000, 1),
    from: moment,
    to: end,
  })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: 'must not be after to' });

/** An invoice by its printed number. */
export const invoiceNumberInput = z.object({
  invoice: z
    .string()
    .regex(/^INV-\d{6,12}$/i, 'must be an invoice number such as INV-000042')
    .transform((value) => Number(value.slice(4))),
});

/** When an invoice was paid. */
export const paidAtInput = z.object({ at: moment.optional() });
