import { newId } from '@colloquy/kernel';
import { command, harness } from './harness';

let account: string;

beforeEach(() => {
  account = newId();
});
afterAll(() => harness.stop());

const plan = [
  ...['--tier', 'growth', '--monthly-price-cents', '49900'],
  ...['--included-minutes', '1000', '--overage-rate-cents', '45'],
];
const subscribe = (...more: string[]) => command(['subscribe', account, ...plan, ...more]);
const show = async () => JSON.parse(await command(['show', account]));

test('a subscription begins with its first invoice, and an active one is not replaced', async () => {
  await subscribe('--addon', 'recording=Recording = archive=4900', '--addon', 'seats=Seats=0');
  const { subscription, invoices, pendingLines } = await show();
  expect(subscription).toMatchObject({
    tier: 'growth',
    status: 'active',
    monthlyPriceCents: 49_900,
    addons: [
      { name: 'recording', label: 'Recording = archive', monthlyCents: 4_900 },
      { name: 'seats', label: 'Seats', monthlyCents: 0 },
    ],
    scheduledChange: null,
    cancelAt: null,
  });
  expect(invoices).toMatchObject([{ status: 'ISSUED', amountCents: 54_800 }]);
  expect(pendingLines).toEqual([]);
  await expect(subscribe()).rejects.toThrow('already has a subscription');
});

test('changes and cancellations take effect at the end of the period and can be undone', async () => {
  await subscribe('--addon', 'seats=Seats=100');
  const change = async (...args: string[]) => {
    await command([args[0] ?? '', account, ...args.slice(1)]);
    return (await show()).subscription;
  };
  const queued = await change('schedule-change', '--tier', 'scale', '--no-addons');
  const boundary = new Date(Date.parse(queued.currentPeriodEnd) + 1000).toISOString();
  expect(queued.scheduledChange).toEqual({ effectiveDate: boundary, tier: 'scale', addons: [] });
  expect(await change('cancel-change')).toMatchObject({ scheduledChange: null });
  expect(await change('cancel')).toMatchObject({ cancelAt: boundary, status: 'active' });
  await expect(change('schedule-change', '--tier', 'scale')).rejects.toThrow('has no next period');
  expect(await change('cancel', '--undo')).toMatchObject({ cancelAt: null });
});

test('a credit waits for the next invoice, with the dates of the incident', async () => {
  await subscribe('--trial-days', '14');
  const label = ['--label', 'Outage'];
  const dates = ['--from', '2026-01-05T10:00:00+01:00', '--to', '2026-01-06'];
  await command(['add-line', account, 'credit', ...label, '--off-cents', '500', ...dates]);
  const { pendingLines, invoices, subscription } = await show();
  expect([subscription.status, invoices]).toEqual(['trialing', []]);
  expect(pendingLines).toMatchObject([
    {
      type: 'credit',
      label: 'Outage',
      amountCents: -500,
      periodStart: '2026-01-05T09:00:00.000Z',
      periodEnd: '2026-01-06T23:59:59.000Z',
    },
  ]);
});

test('an invoice can be paid or voided, not both', async () => {
  await subscribe();
  const [{ extInvoiceNumber }] = (await show()).invoices;
  await command(['mark-paid', account, extInvoiceNumber.toLowerCase(), '--at', '2026-01-05']);
  await command(['mark-paid', account, extInvoiceNumber]);
  expect((await show()).invoices).toMatchObject([{ status: 'PAID', paidAt: '2026-01-05T00:00:00.000Z' }]);
  await expect(command(['void', account, extInvoiceNumber])).rejects.toThrow('is paid');
  await expect(command(['void', newId(), extInvoiceNumber])).rejects.toThrow('has no invoice');

  account = newId();
  await subscribe();
  const [other] = (await show()).invoices;
  await command(['void', account, other.extInvoiceNumber]);
  expect((await show()).invoices).toMatchObject([{ status: 'VOID', paidAt: null }]);
  await expect(command(['mark-paid', account, other.extInvoiceNumber])).rejects.toThrow('is void');
});

test('provision creates the subscriptions, and a second run changes nothing', async () => {
  const wanted = {
    accountId: account,
    tier: 'growth',
    monthlyPriceCents: 1,
    includedMinutes: 2,
    overageRateCents: 3,
  };
  const provision = (...subscriptions: object[]) => command(['provision'], JSON.stringify({ subscriptions }));
  await provision(wanted);
  await provision({ ...wanted, tier: 'scale' });
  const { subscription, invoices } = await show();
  expect([subscription.tier, invoices.length]).toEqual(['growth', 1]);
  await expect(command(['provision'], '{')).rejects.toThrow('not valid JSON');
  await expect(provision({ ...wanted, tiers: 1 })).rejects.toThrow('tiers');
});

const line = ['--label', 'x', '--off-cents', '5', '--from', '2026-01-05', '--to', '2026-01-06'];

test.each([
  [['subscribe', 'x', ...plan], /accountId: must be a UUID/],
  [['subscribe', newId()], /tier: must be one of .*monthlyPriceCents: is required/],
  [['subscribe', newId(), ...plan, '--tier', 'gold'], /tier/],
  [
    ['subscribe', newId(), ...plan, '--monthly-price-cents', '1.5'],
    /monthlyPriceCents: must be a whole number/,
  ],
  [['subscribe', newId(), ...plan, '--monthly-price-cents', '-1'], /monthlyPriceCents: must be at least 0/],
  [['subscribe', newId(), ...plan, '--included-minutes', '1e3'], /includedMinutes: must be a whole number/],
  [
    ['subscribe', newId(), ...plan, '--overage-rate-cents', '99999999999'],
    /overageRateCents: must be at most/,
  ],
  [['subscribe', newId(), ...plan, '--addon', 'seats'], /addons.0/],
  [
    ['subscribe', newId(), ...plan, '--addon', 'a=A=1', '--addon', 'a=B=1'],
    /addons: must have different names/,
  ],
  [['subscribe', newId(), ...plan, '--start', 'yesterday'], /start: must be an ISO 8601/],
  [['subscribe', newId(), ...plan, '--start', '2999-01-01'], /start: must not be in the future/],
  [['subscribe', newId(), ...plan, '--start', '1999-01-01'], /start: must be at most 5 years ago/],
  [['subscribe', newId(), ...plan, '--trial-days', '366'], /trialDays: must be at most 365/],
  [['schedule-change', newId()], /at least one field/],
  [['schedule-change', newId(), '--tier', 'scale'], /has no subscription/],
  [['cancel', newId()], /has no subscription/],
  [['show', newId()], /no subscription/],
  [['add-line', newId(), 'gift', ...line], /type: must be one of credit/],
  [['add-line', newId(), 'credit', ...line, '--off-cents', '-5'], /offCents: must be at least 1/],
  [['add-line', newId(), 'credit', ...line, '--to', '2026-01-01'], /from: must not be after to/],
  [['add-line', newId(), 'credit', ...line, '--label', ' '], /label/],
  [['mark-paid', newId(), '42'], /invoice: must be an invoice number such as INV-000042/],
  [['mark-paid', newId(), 'INV-000042', '--at', 'now'], /at: must be an ISO 8601/],
])('%j is refused with the reason', async (args, reason) => {
  await expect(command(args)).rejects.toThrow(reason);
});
