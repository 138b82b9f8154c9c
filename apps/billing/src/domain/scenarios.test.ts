import { beginSubscription } from './begin-subscription';
import type { Invoice } from './invoice';
import { type LineItem, totalOf } from './line-item';
import type { Plan } from './plan';
import { closePeriod, settle } from './settle';
import { lastSecondOf } from './span';
import {
  addPendingLine,
  boundaryAfter,
  cancelAtPeriodEnd,
  undoCancellation,
  scheduleChange,
  type Subscription,
  dropScheduledChange,
} from './subscription';

const hourMs = 3_600_000;
const rules = { closeGraceMs: hourMs, paymentTermMs: 14 * 24 * hourMs };
const at = (iso: string) => new Date(iso.length === 10 ? `${iso}T00:00:00Z` : iso);

const recording = { name: 'recording', label: 'Recording archive', monthlyCents: 4_900 };
const seats = { name: 'seats', label: 'Seats', monthlyCents: 1_000 };
/** 100.00 a month, 60 minutes included, 0.50 for each minute more. */
const starter: Plan = {
  tier: 'starter',
  monthlyPriceCents: 10_000,
  includedMinutes: 60,
  overageRateCents: 50,
  addons: [],
};

/** An administrator's command, or the end of a period with its used minutes. */
type Step = ((subscription: Subscription) => Subscription) | { minutes: number; late?: [string, number] };

const change =
  (day: string, to: Partial<Plan>): Step =>
  (s) =>
    scheduleChange(s, to, at(day));
const off =
  (type: 'credit' | 'discount' | 'adjustment', cents: number): Step =>
  (s) =>
    addPendingLine(s, {
      type,
      label: 'Outage',
      amountCents: -cents,
      period: { start: at('2026-01-05T10:00:00Z'), end: at('2026-01-05T12:00:01Z') },
    });

const day = (date: Date) => date.toISOString().slice(0, 10);

function row({ type, amountCents, period, units }: LineItem): string {
  const price = units ? ` = ${units.quantity} x ${units.priceCents}` : '';
  return `${type} ${amountCents}${price} (${day(period.start)} to ${day(lastSecondOf(period))})`;
}

const shown = (invoice: Invoice) => [
  day(invoice.billingDate),
  invoice.amountCents,
  ...invoice.lineItems.map(row),
];

/** Returns the invoices of a subscription after comparing each with its preview. */
function invoicesOf(plan: Partial<Plan> & { start: string; trialDays?: number }, steps: Step[]) {
  const { start, trialDays = 0, ...rest } = plan;
  let subscription = beginSubscription(
    { accountId: 'a', subscriptionId: 's', plan: { ...starter, ...rest }, start: at(start), trialDays },
    { now: at(start), rules, previous: undefined },
  );
  const issued: Invoice[] = [];
  const collect = () => {
    const { invoice } = subscription.unissued ?? {};
    if (invoice) issued.push(invoice);
    subscription = { ...subscription, unissued: null };
  };
  collect();
  for (const step of steps) {
    if (typeof step === 'function') {
      subscription = step(subscription);
      continue;
    }
    const usage = new Map([[subscription.period.start.getTime(), step.minutes]]);
    if (step.late) usage.set(at(step.late[0]).getTime(), step.late[1]);
    const now = new Date(subscription.period.end.getTime() + hourMs);
    const preview = settle(subscription, usage, now);
    subscription = closePeriod(subscription, usage, { claim: 1, now, rules });
    expect(subscription.unissued?.invoice?.lineItems ?? []).toEqual(preview.lineItems);
    collect();
  }
  for (const { amountCents, lineItems } of issued) expect(amountCents).toBe(totalOf(lineItems));
  expect(new Set(issued.map(({ id }) => id)).size).toBe(issued.length);
  return { invoices: issued.map(shown), subscription };
}

const january = '(2026-01-01 to 2026-01-31)';
const february = '(2026-02-01 to 2026-02-28)';
const march = '(2026-03-01 to 2026-03-31)';

const scenarios: [string, Parameters<typeof invoicesOf>, (string | number)[][]][] = [
  [
    'the first month is paid in advance; the next invoice adds the overage',
    [{ start: '2026-01-01' }, [{ minutes: 61 }, { minutes: 60 }]],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 10_050, `base 10000 = 1 x 10000 ${february}`, `overage 50 = 1 x 50 ${january}`],
      ['2026-03-01', 10_000, `base 10000 = 1 x 10000 ${march}`],
    ],
  ],
  [
    'a trial costs its overage only; the first paid month follows',
    [{ start: '2026-01-18', trialDays: 14 }, [{ minutes: 70 }, { minutes: 0 }]],
    [
      [
        '2026-02-01',
        10_500,
        `base 10000 = 1 x 10000 ${february}`,
        'overage 500 = 10 x 50 (2026-01-18 to 2026-01-31)',
      ],
      ['2026-03-01', 10_000, `base 10000 = 1 x 10000 ${march}`],
    ],
  ],
  [
    'an upgrade takes effect with the next period: the new price in advance, the old rate for past usage',
    [
      { start: '2026-01-01' },
      [
        change('2026-01-10', {
          tier: 'growth',
          monthlyPriceCents: 20_000,
          includedMinutes: 200,
          overageRateCents: 40,
        }),
        { minutes: 100 },
        { minutes: 201 },
      ],
    ],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 22_000, `base 20000 = 1 x 20000 ${february}`, `overage 2000 = 40 x 50 ${january}`],
      ['2026-03-01', 20_040, `base 20000 = 1 x 20000 ${march}`, `overage 40 = 1 x 40 ${february}`],
    ],
  ],
  [
    'a downgrade of the price keeps all other fields, including add-ons',
    [
      { start: '2026-01-01', addons: [recording] },
      [change('2026-01-10', { monthlyPriceCents: 5_000 }), { minutes: 62 }, { minutes: 63 }],
    ],
    [
      ['2026-01-01', 14_900, `base 10000 = 1 x 10000 ${january}`, `addon 4900 = 1 x 4900 ${january}`],
      [
        '2026-02-01',
        10_000,
        `base 5000 = 1 x 5000 ${february}`,
        `addon 4900 = 1 x 4900 ${february}`,
        `overage 100 = 2 x 50 ${january}`,
      ],
      [
        '2026-03-01',
        10_050,
        `base 5000 = 1 x 5000 ${march}`,
        `addon 4900 = 1 x 4900 ${march}`,
        `overage 150 = 3 x 50 ${february}`,
      ],
    ],
  ],
  [
    'new add-ons replace the previous ones',
    [
      { start: '2026-01-01', addons: [recording] },
      [
        change('2026-01-10', { addons: [seats] }),
        { minutes: 0 },
        change('2026-02-10', { addons: [] }),
        { minutes: 0 },
      ],
    ],
    [
      ['2026-01-01', 14_900, `base 10000 = 1 x 10000 ${january}`, `addon 4900 = 1 x 4900 ${january}`],
      ['2026-02-01', 11_000, `base 10000 = 1 x 10000 ${february}`, `addon 1000 = 1 x 1000 ${february}`],
      ['2026-03-01', 10_000, `base 10000 = 1 x 10000 ${march}`],
    ],
  ],
  [
    'a change that was replaced or dropped has no effect',
    [
      { start: '2026-01-01' },
      [
        change('2026-01-10', { monthlyPriceCents: 1, overageRateCents: 1 }),
        change('2026-01-11', { monthlyPriceCents: 2_000 }),
        { minutes: 0 },
        change('2026-02-10', { monthlyPriceCents: 3 }),
        dropScheduledChange,
        { minutes: 61 },
      ],
    ],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 2_000, `base 2000 = 1 x 2000 ${february}`],
      ['2026-03-01', 2_050, `base 2000 = 1 x 2000 ${march}`, `overage 50 = 1 x 50 ${february}`],
    ],
  ],
  [
    'a change during a trial takes effect at its end',
    [
      { start: '2026-01-18', trialDays: 14 },
      [
        change('2026-01-20', { tier: 'scale', monthlyPriceCents: 30_000, overageRateCents: 1 }),
        { minutes: 61 },
      ],
    ],
    [
      [
        '2026-02-01',
        30_050,
        `base 30000 = 1 x 30000 ${february}`,
        'overage 50 = 1 x 50 (2026-01-18 to 2026-01-31)',
      ],
    ],
  ],
  [
    'credits, discounts and adjustments reduce the invoice and show the dates of the incident',
    [
      { start: '2026-01-01' },
      [off('credit', 1_000), off('discount', 500), off('adjustment', 1), { minutes: 60 }, { minutes: 0 }],
    ],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      [
        '2026-02-01',
        8_499,
        `base 10000 = 1 x 10000 ${february}`,
        'credit -1000 (2026-01-05 to 2026-01-05)',
        'discount -500 (2026-01-05 to 2026-01-05)',
        'adjustment -1 (2026-01-05 to 2026-01-05)',
      ],
      ['2026-03-01', 10_000, `base 10000 = 1 x 10000 ${march}`],
    ],
  ],
  [
    'a total is never negative: the rest of a credit waits for the next invoice',
    [{ start: '2026-01-01' }, [off('credit', 12_500), off('discount', 100), { minutes: 0 }, { minutes: 0 }]],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 0, `base 10000 = 1 x 10000 ${february}`, 'credit -10000 (2026-01-05 to 2026-01-05)'],
      [
        '2026-03-01',
        7_400,
        `base 10000 = 1 x 10000 ${march}`,
        'credit -2500 (2026-01-05 to 2026-01-05)',
        'discount -100 (2026-01-05 to 2026-01-05)',
      ],
    ],
  ],
  [
    'the day of the month is kept across shorter months, including leap years',
    [{ start: '2028-01-31' }, [{ minutes: 0 }, { minutes: 0 }, { minutes: 0 }]],
    [
      ['2028-01-31', 10_000, 'base 10000 = 1 x 10000 (2028-01-31 to 2028-02-28)'],
      ['2028-02-29', 10_000, 'base 10000 = 1 x 10000 (2028-02-29 to 2028-03-30)'],
      ['2028-03-31', 10_000, 'base 10000 = 1 x 10000 (2028-03-31 to 2028-04-29)'],
      ['2028-04-30', 10_000, 'base 10000 = 1 x 10000 (2028-04-30 to 2028-05-30)'],
    ],
  ],
  [
    'late usage is billed once, at the rates of its own period and beyond its included minutes',
    [
      { start: '2026-01-01' },
      [
        change('2026-01-10', { overageRateCents: 7, includedMinutes: 10 }),
        { minutes: 55 },
        { minutes: 11, late: ['2026-01-01', 15] },
        { minutes: 0, late: ['2026-01-01', 3] },
      ],
    ],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 10_000, `base 10000 = 1 x 10000 ${february}`],
      [
        '2026-03-01',
        10_507,
        `base 10000 = 1 x 10000 ${march}`,
        `overage 7 = 1 x 7 ${february}`,
        `overage 500 = 10 x 50 ${january}`,
      ],
      [
        '2026-04-01',
        10_150,
        'base 10000 = 1 x 10000 (2026-04-01 to 2026-04-30)',
        `overage 150 = 3 x 50 ${january}`,
      ],
    ],
  ],
  [
    'a subscription that ends gets a last invoice for its overage, and one more for late usage',
    [
      { start: '2026-01-01' },
      [
        (s) => cancelAtPeriodEnd(s, at('2026-01-20')),
        { minutes: 61 },
        { minutes: 0, late: ['2026-01-01', 2] },
      ],
    ],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 50, `overage 50 = 1 x 50 ${january}`],
      ['2026-02-01', 100, `overage 100 = 2 x 50 ${january}`],
    ],
  ],
  [
    'a canceled trial costs nothing',
    [
      { start: '2026-01-18', trialDays: 14 },
      [(s) => cancelAtPeriodEnd(s, at('2026-01-20')), { minutes: 60 }],
    ],
    [],
  ],
  [
    'a cancellation that was undone has no effect',
    [
      { start: '2026-01-01' },
      [
        (s) => cancelAtPeriodEnd(s, at('2026-01-20')),
        (s) => undoCancellation(s, at('2026-01-21')),
        { minutes: 0 },
      ],
    ],
    [
      ['2026-01-01', 10_000, `base 10000 = 1 x 10000 ${january}`],
      ['2026-02-01', 10_000, `base 10000 = 1 x 10000 ${february}`],
    ],
  ],
];

test.each(scenarios)('%s', (_title, [plan, steps], expected) => {
  expect(invoicesOf(plan, steps).invoices).toEqual(expected);
});

test('a change or cancellation after the end of a period takes effect at the end of the next one', () => {
  const { subscription } = invoicesOf({ start: '2026-01-31' }, []);
  const inGrace = at('2026-02-28T00:30:00Z');
  expect(boundaryAfter(subscription, at('2026-02-27T23:59:59Z'))).toEqual(at('2026-02-28'));
  expect(boundaryAfter(subscription, inGrace)).toEqual(at('2026-03-31'));
  const { invoices } = invoicesOf({ start: '2026-01-31' }, [
    (s) => scheduleChange(s, { monthlyPriceCents: 1 }, inGrace),
    { minutes: 0 },
    (s) => cancelAtPeriodEnd(s, at('2026-04-30T00:00:00Z')),
    { minutes: 0 },
    { minutes: 0 },
  ]);
  expect(invoices.map(([date, total]) => [date, total])).toEqual([
    ['2026-01-31', 10_000],
    ['2026-02-28', 10_000],
    ['2026-03-31', 10_000],
    ['2026-04-30', 10_000],
  ]);
});

test('an account can subscribe again after the end of its subscription and keeps its remaining credits', () => {
  const { subscription: previous } = invoicesOf({ start: '2026-01-01' }, [
    off('credit', 700),
    (s) => cancelAtPeriodEnd(s, at('2026-01-20')),
    { minutes: 0 },
  ]);
  const beginning = { accountId: 'a', subscriptionId: 't', plan: starter, trialDays: 0 };
  const begin = (start: string, before: Subscription) =>
    beginSubscription({ ...beginning, start: at(start) }, { now: at(start), rules, previous: before });
  expect(begin('2026-02-01', previous).unissued?.invoice?.amountCents).toBe(9_300);
  expect(() => begin('2026-01-31', previous)).toThrow('2026-02-01');
  expect(() => begin('2026-02-01', begin('2026-02-01', previous))).toThrow('has a subscription');
  expect(() => scheduleChange(previous, { tier: 'scale' }, at('2026-02-01'))).toThrow('has ended');
});
