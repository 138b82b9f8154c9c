import * as fc from 'fast-check';
import { beginSubscription } from './begin-subscription';
import type { Invoice } from './invoice';
import { totalOf } from './line-item';
import type { Plan } from './plan';
import { closePeriod } from './settle';
import { addPendingLine } from './subscription';

const rules = { closeGraceMs: 3_600_000, paymentTermMs: 1 };
const start = new Date('2026-01-31T00:00:00Z');
const plan: Plan = {
  tier: 'starter',
  monthlyPriceCents: 1_000,
  includedMinutes: 30,
  overageRateCents: 7,
  addons: [],
};

const months = fc.array(
  fc.record({
    sessions: fc.array(fc.record({ minutes: fc.nat(40), delay: fc.nat(3) }), { maxLength: 4 }),
    creditCents: fc.nat(3_000),
  }),
  { minLength: 1, maxLength: 6 },
);

test('the billed amount does not depend on when sessions are reported, and credits apply once', () => {
  fc.assert(
    fc.property(months, (story) => {
      const beginning = { accountId: 'a', subscriptionId: 's', plan, start, trialDays: 0 };
      let subscription = beginSubscription(beginning, { now: start, rules, previous: undefined });
      const starts: number[] = [];
      const invoices: Invoice[] = [];
      // all sessions are reported within three more closes
      for (let n = 0; n < story.length + 4; n++) {
        if (subscription.unissued?.invoice) invoices.push(subscription.unissued.invoice);
        starts.push(subscription.period.start.getTime());
        const amountCents = -(story[n]?.creditCents ?? 0);
        if (amountCents < 0) {
          const line = { type: 'credit', label: '', amountCents, period: subscription.period } as const;
          subscription = addPendingLine(subscription, line);
        }
        const usage = new Map<number, number>();
        story.slice(0, n + 1).forEach(({ sessions }, month) => {
          for (const { minutes, delay } of sessions) {
            const key = starts[month] ?? 0;
            if (month + delay === n) usage.set(key, (usage.get(key) ?? 0) + minutes);
          }
        });
        subscription = closePeriod(subscription, usage, { claim: 1, now: subscription.period.end, rules });
      }
      if (subscription.unissued?.invoice) invoices.push(subscription.unissued.invoice);

      const lines = invoices.flatMap(({ lineItems }) => lineItems);
      story.forEach(({ sessions }, month) => {
        const used = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
        const overage = lines.filter(
          ({ type, period }) => type === 'overage' && period.start.getTime() === starts[month],
        );
        const billed = overage.reduce((sum, { units }) => sum + (units?.quantity ?? 0), 0);
        expect(billed).toBe(Math.max(0, used - plan.includedMinutes));
        expect(totalOf(overage)).toBe(billed * plan.overageRateCents);
      });
      const credits = lines.filter(({ type }) => type === 'credit');
      const given = story.reduce((sum, { creditCents }) => sum + creditCents, 0);
      expect(totalOf([...credits, ...subscription.pendingLines]) + given).toBe(0);
      for (const { amountCents, lineItems } of invoices) {
        expect(amountCents).toBe(totalOf(lineItems));
        expect(amountCents).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
