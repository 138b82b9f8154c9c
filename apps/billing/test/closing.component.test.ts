import { newId } from '@colloquy/kernel';
import { overageMinutes, totalOf } from '../src/domain/line-item';
import type { Plan } from '../src/domain/plan';
import { addPendingLine, cancelAtPeriodEnd } from '../src/domain/subscription';
import { billedMinutes } from '../src/domain/usage';
import type { Billing } from '../src/cli/with-database';
import { makeUseCases } from '../src/use-cases';
import type { EndedSession } from '../src/use-cases/book-sessions';
import { aClock, harness, openBilling } from './harness';

const clock = aClock('2026-01-01T00:00:00Z');
let stored: Awaited<ReturnType<typeof openBilling>>;
let one: Billing;
let two: Billing;
let account: string;

beforeAll(async () => {
  stored = await openBilling(clock);
  one = stored.billing;
  two = (await openBilling(clock)).billing;
});
beforeEach(async () => {
  await stored.empty();
  clock.set('2026-01-01T00:00:00Z');
  account = newId();
});
afterAll(() => harness.stop());

const plan: Plan = {
  tier: 'starter',
  monthlyPriceCents: 10_000,
  includedMinutes: 10,
  overageRateCents: 50,
  addons: [],
};

const begin = (accountId = account) =>
  one.subscribe({ accountId, subscriptionId: newId(), plan, start: clock.now(), trialDays: 0 });

function session(endedAt: string, seconds: number): EndedSession {
  return {
    sessionId: newId(),
    interviewId: newId(),
    accountId: account,
    platform: 'WEB',
    disconnectReason: 'client_disconnect',
    startedAt: new Date('2026-01-01T00:00:00Z'),
    endedAt: new Date(endedAt),
    seconds,
  };
}

async function closeAll({ closeDue }: Billing): Promise<void> {
  while (await closeDue());
}

/** Checks that each session is settled at most once and that the overage lines match the usage of each period. */
async function expectExact(periods: { start: string; end: string }[]) {
  const invoices = await one.invoices.list(account);
  for (const { start, end } of periods) {
    const range = { from: new Date(start), to: new Date(end) };
    const entries = await one.usage.page(account, range, { skip: 0, limit: 10_000 });
    const minutes = entries.reduce((sum, entry) => sum + billedMinutes(entry), 0);
    const lines = invoices.flatMap(({ lineItems }) =>
      lineItems.filter(({ type, period }) => type === 'overage' && +period.start === +range.from),
    );
    const billed = lines.reduce((sum, { units }) => sum + (units?.quantity ?? 0), 0);
    expect([start, billed]).toEqual([start, overageMinutes(minutes, plan)]);
    expect(entries.filter(({ settlementId }) => !settlementId)).toEqual([]);
  }
  for (const { amountCents, lineItems } of invoices) expect(amountCents).toBe(totalOf(lineItems));
  return invoices;
}

const january = { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' };
const february = { start: '2026-02-01T00:00:00Z', end: '2026-03-01T00:00:00Z' };

test('a period is closed after the grace period, by one of several replicas', async () => {
  await begin();
  await one.bookSessions([session('2026-01-31T23:59:59.999Z', 601)]);
  clock.set('2026-02-01T00:59:59Z');
  expect(await one.closeDue()).toBe(false);
  clock.set('2026-02-01T01:00:00Z');
  const done = await Promise.all([one, two, one, two, one].map(({ closeDue }) => closeDue()));
  expect(done.filter(Boolean)).toHaveLength(1);
  const invoices = await expectExact([january]);
  expect(invoices.map(({ number, amountCents }) => [number, amountCents])).toEqual([
    [2, 10_050],
    [1, 10_000],
  ]);
});

test('invoices that are issued concurrently have numbers without gaps or duplicates', async () => {
  const accounts = Array.from({ length: 12 }, () => newId());
  await Promise.all(accounts.map((each) => begin(each)));
  clock.set('2026-02-01T01:00:00Z');
  await Promise.all([one, two, one, two].map(closeAll));
  const invoices = (await Promise.all(accounts.map((each) => one.invoices.list(each)))).flat();
  expect(invoices.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, n) => n + 1),
  );
});

test('a subscription that is several periods behind closes them in order, each with its own invoice', async () => {
  await begin();
  await one.bookSessions([session('2026-01-15T00:00:00Z', 11 * 60)]);
  await one.bookSessions([session('2026-02-01T00:00:00Z', 12 * 60)]);
  clock.set('2026-04-15T00:00:00Z');
  await Promise.all([one, two].map(closeAll));
  const invoices = await expectExact([january, february]);
  expect(invoices.map(({ billingDate, amountCents }) => [billingDate.toISOString(), amountCents])).toEqual([
    ['2026-04-01T00:00:00.000Z', 10_000],
    ['2026-03-01T00:00:00.000Z', 10_100],
    ['2026-02-01T00:00:00.000Z', 10_050],
    ['2026-01-01T00:00:00.000Z', 10_000],
  ]);
});

/** Wraps repositories; `before` and `after` are called with the position of each call. */
function watched(deps: Billing, seen: { before(n: number): unknown; after(n: number): unknown }): Billing {
  let calls = 0;
  const watch = <T extends object>(store: T): T =>
    new Proxy(store, {
      get:
        (target, name) =>
        async (...args: unknown[]) => {
          const n = (calls += 1);
          await seen.before(n);
          const result = await (target[name as keyof T] as (...all: unknown[]) => unknown)(...args);
          await seen.after(n);
          return result;
        },
    });
  const watching = {
    ...deps,
    subscriptions: watch(deps.subscriptions),
    invoices: watch(deps.invoices),
    usage: watch(deps.usage),
  };
  return { ...watching, ...makeUseCases(watching) };
}

/** claimDue, mark, marked, save, settle, add, carriedOut */
const steps = [1, 2, 3, 4, 5, 6, 7];
const nothing = () => undefined;

const failures = steps.flatMap((step) => [[step, 'before'] as const, [step, 'after'] as const]);

test.each(failures)(
  'a close that dies at step %i, %s it, is completed by the next attempt',
  async (step, when) => {
    await begin();
    await one.bookSessions([session('2026-01-10T00:00:00Z', 15 * 60)]);
    clock.set('2026-02-01T01:00:00Z');
    let died = false;
    const die = (n: number) => {
      if (n !== step) return;
      died = true;
      throw new Error('killed');
    };
    const dying = watched(one, { before: nothing, after: nothing, [when]: die });
    await expect(dying.closeDue()).rejects.toThrow('killed');
    expect(died).toBe(true);
    await two.bookSessions([session('2026-01-31T00:00:00Z', 60)]);
    clock.set('2026-02-01T01:00:31Z');
    await closeAll(two);
    clock.set('2026-03-01T01:00:00Z');
    await closeAll(two);
    const invoices = await expectExact([january, february]);
    expect(invoices.map(({ number }) => number)).toEqual([3, 2, 1]);
  },
);

function heldClose(deps: Billing, step: number) {
  let release: () => void = nothing;
  let reached: () => void = nothing;
  const held = new Promise<void>((resolve) => (reached = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  const stop = (n: number) => {
    if (n !== step) return undefined;
    reached();
    return gate;
  };
  const done = watched(deps, { before: stop, after: nothing }).closeDue();
  return {
    held,
    finish: async () => {
      release();
      await done;
    },
  };
}

test.each(steps)(
  'a close that pauses before step %i and resumes after another close has no effect',
  async (step) => {
    await begin();
    await one.bookSessions([session('2026-01-10T00:00:00Z', 15 * 60)]);
    clock.set('2026-02-01T01:00:00Z');
    const overtaken = heldClose(one, step);
    await overtaken.held;
    await two.bookSessions([session('2026-01-31T00:00:00Z', 60)]);
    clock.set('2026-02-01T01:00:31Z');
    await closeAll(two);
    await two.bookSessions([session('2026-01-31T00:00:01Z', 60)]);
    await overtaken.finish();
    clock.set('2026-03-01T01:00:00Z');
    await closeAll(two);
    const invoices = await expectExact([january, february]);
    expect(invoices.map(({ number }) => number)).toEqual([3, 2, 1]);
  },
);

test('a close that was overtaken does not affect the marks of the later one', async () => {
  await begin();
  await one.bookSessions([session('2026-01-10T00:00:00Z', 15 * 60)]);
  clock.set('2026-02-01T01:00:00Z');
  const overtaken = heldClose(one, 2);
  await overtaken.held;
  clock.set('2026-02-01T01:00:31Z');
  const counting = heldClose(two, 4);
  await counting.held;
  await overtaken.finish();
  await counting.finish();
  clock.set('2026-03-01T01:00:00Z');
  await closeAll(one);
  expect(await expectExact([january, february])).toHaveLength(3);
});

/** marked, save, settle, add, carriedOut */
test.each([3, 4, 5, 6, 7])('a credit that is added before step %i of a close applies once', async (step) => {
  await begin();
  clock.set('2026-02-01T01:00:00Z');
  const closing = heldClose(one, step);
  await closing.held;
  const incident = { start: new Date(january.start), end: new Date(january.end) };
  await two.changeSubscription(account, (subscription) =>
    addPendingLine(subscription, { type: 'credit', label: 'x', amountCents: -300, period: incident }),
  );
  await closing.finish();
  clock.set('2026-02-01T01:00:31Z');
  await closeAll(two);
  clock.set('2026-03-01T01:00:00Z');
  await closeAll(two);
  const amounts = (await expectExact([january])).map(({ amountCents }) => amountCents);
  expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(29_700);
  expect((await one.subscriptions.load(account))?.pendingLines).toEqual([]);
});

test.each(steps)(
  'a session that is reported before step %i of the last close of a subscription is billed',
  async (step) => {
    await begin();
    await one.bookSessions([session('2026-01-10T00:00:00Z', 15 * 60)]);
    await one.changeSubscription(account, cancelAtPeriodEnd);
    clock.set('2026-02-01T01:00:00Z');
    const closing = heldClose(one, step);
    await closing.held;
    await two.bookSessions([session('2026-01-31T00:00:00Z', 60)]);
    await closing.finish();
    clock.set('2026-02-02T00:00:00Z');
    await closeAll(two);
    clock.set('2026-02-03T00:00:00Z');
    await closeAll(two);
    await expectExact([january]);
    expect((await one.subscriptions.load(account))?.dueAt).toBeNull();
  },
);

test('sessions booked during closes are in exactly one invoice, however often they are reported', async () => {
  await begin();
  clock.set('2026-02-01T01:00:00Z');
  const sessions = Array.from({ length: 60 }, (_, n) => session('2026-01-20T00:00:00Z', n * 7));
  const book = async (deps: Billing) => {
    for (const each of sessions) await deps.bookSessions([each]);
  };
  await Promise.all([book(one), book(two), closeAll(one), closeAll(two)]);
  clock.set('2026-03-01T01:00:00Z');
  await Promise.all([closeAll(one), closeAll(two)]);
  await expectExact([january]);
});

test('sessions before the subscription are not billed; sessions reported after its end are', async () => {
  clock.set('2026-01-01T00:00:00Z');
  await begin();
  await one.bookSessions([session('2025-12-31T23:59:59Z', 6000)]);
  await one.changeSubscription(account, cancelAtPeriodEnd);
  clock.set('2026-02-01T01:00:00Z');
  await closeAll(one);
  clock.set('2026-02-01T02:00:00Z');
  await closeAll(one);
  expect((await one.subscriptions.load(account))?.dueAt).toBeNull();

  await one.bookSessions([session('2026-02-01T00:00:00Z', 6000)]);
  await one.bookSessions([session('2026-01-31T23:00:00Z', 12 * 60)]);
  clock.set('2026-02-01T03:00:00Z');
  await closeAll(two);
  const invoices = await expectExact([january]);
  expect(invoices.map(({ amountCents }) => amountCents)).toEqual([100, 10_000]);
});

test('after a crash between its two writes, a batch is booked once and ended accounts become due', async () => {
  const [other, running] = [newId(), newId()];
  for (const each of [account, other, running]) await begin(each);
  for (const each of [account, other]) await one.changeSubscription(each, cancelAtPeriodEnd);
  clock.set('2026-02-01T01:00:00Z');
  await closeAll(one);
  clock.set('2026-02-01T02:00:00Z');
  await closeAll(one);
  const late = session('2026-01-31T23:00:00Z', 60);
  const sessions = [
    late,
    late,
    ...[other, running].map((accountId) => ({ ...session('2026-01-31T23:00:00Z', 60), accountId })),
  ];
  await one.usage.book(sessions.map((each) => ({ ...each, bookedAt: clock.now() })));

  expect(await two.bookSessions(sessions)).toEqual(sessions.map(() => undefined));
  const range = { from: new Date('2026-01-01'), to: new Date('2026-02-01') };
  const dueAt = async (accountId: string) => (await one.subscriptions.load(accountId))?.dueAt;
  for (const each of [account, other, running]) expect((await one.usage.total(each, range)).entries).toBe(1);
  for (const each of [account, other]) expect(await dueAt(each)).toEqual(new Date('2026-02-01T03:00:00Z'));
  expect(await dueAt(running)).toEqual(new Date('2026-03-01T01:00:00Z'));
});

test('an invoice becomes overdue once, after its due date, unless there is nothing to pay', async () => {
  await begin();
  clock.set('2026-01-14T23:59:59Z');
  expect(await one.markFirstOverdue()).toBe(false);
  clock.set('2026-01-15T00:00:00Z');
  await Promise.all([one, two, one, two].map(({ markFirstOverdue }) => markFirstOverdue()));
  expect(await one.markFirstOverdue()).toBe(false);
  expect(await one.invoices.hasOverdue(account)).toBe(true);
  expect((await one.invoices.list(account)).map(({ status }) => status)).toEqual(['OVERDUE']);

  const free = newId();
  const start = clock.now();
  const gratis = { ...plan, monthlyPriceCents: 0 };
  await one.subscribe({ accountId: free, subscriptionId: newId(), plan: gratis, start, trialDays: 0 });
  clock.set('2026-02-10T00:00:00Z');
  expect(await one.markFirstOverdue()).toBe(false);
});
