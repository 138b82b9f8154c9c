import type { LineItemType } from '@colloquy/contracts';
import type { ClosedPeriod, Plan } from './plan';
import type { Span } from './span';

/** A line of an invoice. Amounts are cents; credits, discounts and adjustments are negative. */
export interface LineItem {
  type: LineItemType;
  label: string;
  amountCents: number;
  period: Span;
  units?: { quantity: number; label: string; priceCents: number };
}

export function totalOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Returns the lines of a plan for the upcoming month, which is paid in advance. */
export function advanceLines(plan: Plan, upcoming: Span): LineItem[] {
  const monthly = (type: 'base' | 'addon', label: string, priceCents: number): LineItem => ({
    type,
    label,
    amountCents: priceCents,
    period: upcoming,
    units: { quantity: 1, label: 'month', priceCents },
  });
  const name = plan.tier.charAt(0).toUpperCase() + plan.tier.slice(1);
  return [
    monthly('base', `${name} plan`, plan.monthlyPriceCents),
    ...plan.addons.map(({ label, monthlyCents }) => monthly('addon', label, monthlyCents)),
  ];
}

export function overageMinutes(minutes: number, { includedMinutes }: { includedMinutes: number }): number {
  return Math.max(0, minutes - includedMinutes);
}

/** Returns the overage of a period since its last settlement, `before`, as at most one line. */
export function overageLines(period: ClosedPeriod, before: { minutes: number }): LineItem[] {
  const quantity = overageMinutes(period.minutes, period) - overageMinutes(before.minutes, period);
  if (quantity === 0) return [];
  const priceCents = period.overageRateCents;
  return [
    {
      type: 'overage',
      label: 'Minutes beyond the included ones',
      amountCents: quantity * priceCents,
      period: { start: period.start, end: period.end },
      units: { quantity, label: 'minute', priceCents },
    },
  ];
}

/**
 * Applies credits, oldest first, up to the amount of the charges. Returns the applied lines and the remaining ones,
 * which wait for the next invoice. A credit may be split.
 */
export function takeCredits(chargesCents: number, pending: readonly LineItem[]) {
  const taken: LineItem[] = [];
  const left: LineItem[] = [];
  let payable = chargesCents;
  for (const line of pending) {
    const offCents = Math.min(payable, -line.amountCents);
    payable -= offCents;
    if (offCents > 0) taken.push({ ...line, amountCents: -offCents });
    if (offCents < -line.amountCents) left.push({ ...line, amountCents: line.amountCents + offCents });
  }
  return { taken, left };
}
