import type {
  CloudEvent,
  InvoiceView,
  NextPaymentView,
  SubscriptionView,
  UsageEntryView,
} from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { markPaid } from '../src/domain/invoice';
import type { Plan } from '../src/domain/plan';
import { addPendingLine, scheduleChange } from '../src/domain/subscription';
import { aClock, harness, openBilling, type Replica, sessionEnded, startReplica } from './harness';

const clock = aClock('2026-01-31T00:00:00Z');
let replica: Replica;
let stored: Awaited<ReturnType<typeof openBilling>>;
let events: CloudEvent[];
let account: string;

beforeAll(async () => {
  events = await harness.collect('billing.*.v1');
  replica = await startReplica({}, clock);
  await startReplica({}, clock);
  stored = await openBilling(clock);
});
beforeEach(async () => {
  await stored.empty();
  clock.set('2026-01-31T00:00:00Z');
  account = newId();
});
afterAll(() => harness.stop());

const plan: Plan = {
  tier: 'growth',
  monthlyPriceCents: 49_900,
  includedMinutes: 100,
  overageRateCents: 45,
  addons: [{ name: 'recording', label: 'Recording archive', monthlyCents: 4_900 }],
};

const begin = (trialDays = 0) =>
  stored.billing.subscribe({
    accountId: account,
    subscriptionId: newId(),
    plan,
    start: clock.now(),
    trialDays,
  });

const pay = (number: number, of = account) =>
  stored.billing.changeInvoice({ accountId: of, number }, (found, now) => markPaid(found, now, now));

const used = async (endedAt: string, seconds: number) => {
  await harness.publish(sessionEnded(account, { endedAt, durationSeconds: seconds }));
};
const read = <T>(path: string, of = account) => replica.get<T>(of, `/api/billing/${path}`);
const invoices = async (of = account) =>
  (await read<{ invoices: InvoiceView[] }>('invoices', of)).body.invoices;
const nextPayment = async () => (await read<NextPaymentView>('next-payment')).body;
const usage = async (from: string, to: string) =>
  (await replica.usage(account, `?from=${from}&to=${to}`)).body.entries;
const minutes = (entries: UsageEntryView[]) =>
  entries.reduce((sum, { billedMinutes }) => sum + billedMinutes, 0);

test('without a subscription there are no invoices, and other resources are not found', async () => {
  expect(await invoices()).toEqual([]);
  expect((await read('next-payment')).status).toBe(404);
  expect((await read('subscription')).status).toBe(404);
  for (const path of ['invoices', 'next-payment', 'subscription']) {
    expect((await replica.call(undefined, 'GET', `/api/billing/${path}`)).status).toBe(401);
  }
});

test('the next payment is computed from current usage and becomes the invoice when the period closes', async () => {
  await begin();
  await pay(1);
  await stored.billing.changeSubscription(account, (subscription) =>
    scheduleChange(
      subscription,
      { tier: 'scale', monthlyPriceCents: 99_900, overageRateCents: 30 },
      clock.now(),
    ),
  );
  expect((await read('subscription')).body).toMatchObject({
    tier: 'growth',
    status: 'active',
    overageRateCents: 45,
    currentPeriodStart: '2026-01-31T00:00:00.000Z',
    currentPeriodEnd: '2026-02-27T23:59:59.000Z',
    scheduledChange: {
      effectiveDate: '2026-02-28T00:00:00.000Z',
      tier: 'scale',
      monthlyPriceCents: 99_900,
      overageRateCents: 30,
    },
  });
  expect(await nextPayment()).toMatchObject({
    billingDate: '2026-02-28T00:00:00.000Z',
    amountCents: 104_800,
  });
  await used('2026-02-10T10:00:00Z', 100 * 60 + 1);
  const upcoming = { periodStart: '2026-02-28T00:00:00.000Z', periodEnd: '2026-03-30T23:59:59.000Z' };
  const expected = {
    billingDate: '2026-02-28T00:00:00.000Z',
    amountCents: 104_845,
    lineItems: [
      {
        type: 'base',
        label: 'Scale plan',
        amountCents: 99_900,
        ...upcoming,
        quantity: 1,
        unitLabel: 'month',
        unitPriceCents: 99_900,
      },
      {
        type: 'addon',
        label: 'Recording archive',
        amountCents: 4_900,
        ...upcoming,
        quantity: 1,
        unitLabel: 'month',
        unitPriceCents: 4_900,
      },
      {
        type: 'overage',
        label: 'Minutes beyond the included ones',
        amountCents: 45,
        periodStart: '2026-01-31T00:00:00.000Z',
        periodEnd: '2026-02-27T23:59:59.000Z',
        quantity: 1,
        unitLabel: 'minute',
        unitPriceCents: 45,
      },
    ],
  };
  await eventually(async () => expect(await nextPayment()).toEqual(expected));

  clock.set('2026-02-28T01:00:00Z');
  const [latest, first] = await eventually(async () => {
    const all = await invoices();
    expect(all).toHaveLength(2);
    return all;
  });
  expect(latest).toMatchObject({ ...expected, status: 'ISSUED', extInvoiceNumber: 'INV-000002' });
  expect(first).toMatchObject({ billingDate: '2026-01-31T00:00:00.000Z', amountCents: 54_800 });
  expect((await read('subscription')).body).toMatchObject({
    tier: 'scale',
    monthlyPriceCents: 99_900,
    includedMinutes: 100,
    overageRateCents: 30,
    addons: plan.addons,
    scheduledChange: null,
    currentPeriodStart: upcoming.periodStart,
    currentPeriodEnd: upcoming.periodEnd,
  });
  expect(await nextPayment()).toMatchObject({ amountCents: 104_800 });
});

test('every overage line can be computed from the listed usage, including late usage', async () => {
  await begin();
  const sessionId = newId();
  for (let again = 0; again < 3; again++) {
    await harness.publish(
      sessionEnded(account, { sessionId, endedAt: '2026-02-01T00:00:00Z', durationSeconds: 99 * 60 + 59 }),
    );
  }
  await used('2026-02-27T23:59:59.999Z', 61);
  await used('2026-02-28T00:00:00Z', 130 * 60);
  await eventually(async () => expect(await usage('2026-01-31', '2026-03-01')).toHaveLength(3));
  clock.set('2026-02-28T01:00:00Z');
  await eventually(async () => expect(await invoices()).toHaveLength(2));
  await used('2026-02-05T00:00:00Z', 10);
  await eventually(async () => expect(await usage('2026-01-31', '2026-03-01')).toHaveLength(4));
  clock.set('2026-03-31T01:00:00Z');
  await eventually(async () => expect(await invoices()).toHaveLength(3));

  const issued = await invoices();
  const lines = issued.flatMap(({ id, lineItems }) =>
    lineItems.flatMap((line, lineIndex) => (line.type === 'overage' ? [{ id, lineIndex, ...line }] : [])),
  );
  expect(
    lines.map(({ quantity, unitPriceCents, amountCents }) => [quantity, unitPriceCents, amountCents]),
  ).toEqual([
    [30, 45, 1350],
    [1, 45, 45],
    [2, 45, 90],
  ]);
  for (const { periodStart, periodEnd } of lines) {
    const to = new Date(Date.parse(periodEnd) + 1000).toISOString();
    const of = lines.filter((line) => line.periodStart === periodStart);
    const billed = of.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const entries = await usage(periodStart, to);
    expect(billed).toBe(minutes(entries) - plan.includedMinutes);
    for (const { invoiceId, lineIndex } of entries) {
      expect(of.map((line) => [line.id, line.lineIndex])).toContainEqual([invoiceId, lineIndex]);
    }
  }
  const everything = await usage('2026-01-31', '2026-03-01');
  const filtered = async (query: string) => {
    const { body } = await replica.usage(account, query);
    expect(body.pagination.total).toBe(body.entries.length);
    return body.entries.map((entry) => entry.sessionId);
  };
  const idsOf = (entries: typeof everything) => entries.map((entry) => entry.sessionId);
  for (const { id, lineIndex } of lines) {
    const settled = everything.filter(({ invoiceId }) => invoiceId === id);
    expect(await filtered(`?invoiceId=${id}`)).toEqual(idsOf(settled));
    const ofLine = settled.filter((entry) => entry.lineIndex === lineIndex);
    expect(ofLine.length).toBeGreaterThan(0);
    expect(await filtered(`?invoiceId=${id}&lineIndex=${lineIndex}`)).toEqual(idsOf(ofLine));
    expect(await filtered(`?invoiceId=${id}&lineIndex=0`)).toEqual([]); // the plan
    expect(await filtered(`?invoiceId=${id}&lineIndex=99`)).toEqual([]);
    expect(await filtered(`?invoiceId=${id}&to=2026-01-01`)).toEqual([]);
  }
  expect(await filtered(`?invoiceId=${newId()}`)).toEqual([]);
});

test('a trial has a next payment for the first paid month; included usage has no line', async () => {
  await begin(14);
  expect(await invoices()).toEqual([]);
  expect((await read<SubscriptionView>('subscription')).body).toMatchObject({
    status: 'trialing',
    currentPeriodEnd: '2026-02-13T23:59:59.000Z',
  });
  await used('2026-02-01T00:00:00Z', 60);
  await eventually(async () => expect(await usage('2026-01-31', '2026-03-01')).toHaveLength(1));
  expect(await nextPayment()).toMatchObject({ billingDate: '2026-02-14T00:00:00.000Z', amountCents: 54_800 });
  clock.set('2026-02-14T01:00:00Z');
  const [invoice] = await eventually(async () => {
    const all = await invoices();
    expect(all).toHaveLength(1);
    return all;
  });
  expect((await read('subscription')).body).toMatchObject({ status: 'active' });
  expect(await usage('2026-01-31', '2026-03-01')).toMatchObject([
    { invoiceId: invoice?.id, lineIndex: null },
  ]);
});

test('an account cannot see data of another', async () => {
  await begin();
  await used('2026-02-01T00:00:00Z', 6000);
  await stored.billing.changeSubscription(account, (subscription) =>
    addPendingLine(subscription, {
      type: 'credit',
      label: 'Outage',
      amountCents: -500,
      period: { start: clock.now(), end: clock.now() },
    }),
  );
  await eventually(async () => expect(await usage('2026-01-31', '2026-03-01')).toHaveLength(1));
  const stranger = newId();
  expect(await invoices(stranger)).toEqual([]);
  expect((await read('next-payment', stranger)).status).toBe(404);
  expect((await read('subscription', stranger)).status).toBe(404);
  expect((await replica.usage(stranger, '?from=2026-01-31')).body.entries).toEqual([]);
  await expect(pay(1, stranger)).rejects.toThrow('has no invoice INV-000001');
});

test('a subscription is past due while it has an overdue invoice, and every change is published', async () => {
  await begin();
  clock.set('2026-02-14T00:00:00Z');
  await eventually(async () => {
    expect((await invoices()).map(({ status }) => status)).toEqual(['OVERDUE']);
  });
  expect((await read('subscription')).body).toMatchObject({ status: 'past_due' });
  expect((await read('next-payment')).status).toBe(404);

  await pay(1);
  const [paid] = await invoices();
  expect(paid).toMatchObject({ status: 'PAID', paidAt: '2026-02-14T00:00:00.000Z' });
  expect((await read('subscription')).body).toMatchObject({ status: 'active' });
  expect((await read('next-payment')).status).toBe(200);

  const announced = () =>
    events
      .filter(({ accountid }) => accountid === account)
      .map(({ type, subject, data }) => ({ type, subject, data }));
  const about = { subject: paid?.id, data: { invoiceId: paid?.id, amountCents: 54_800 } };
  await eventually(() => expect(announced()).toHaveLength(3));
  expect(announced()).toEqual(
    expect.arrayContaining([
      { type: 'billing.invoice-issued.v1', ...about },
      { type: 'billing.invoice-overdue.v1', ...about },
      { type: 'billing.invoice-paid.v1', ...about },
    ]),
  );
});
