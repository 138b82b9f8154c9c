import type { LineItemType } from '@colloquy/contracts';
import type { ClosedPeriod, Plan } from './plan';
import type { Span } from './span';
import type { Period } from './usage';

/** Amounts are cents; credits, discounts and adjustments are negative. */
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

/** Returns whether the line contains the minutes of a session that ended at this time. */
export const chargesFor = ({ type, period }: LineItem, endedAt: Date): boolean =>
  type === 'overage' && period.start <= endedAt && endedAt < period.end;

/** Returns the part of a period in which the sessions of a line ended; an empty one if the line has no sessions. */
export function periodOfLine(line: LineItem | undefined, { from, to }: Period): Period {
  if (line?.type !== 'overage') return { from, to: from };
  const { start, end } = line.period;
  return { from: start > from ? start : from, to: to && to < end ? to : end };
}

/** The upcoming month is paid in advance. */
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

/** Returns at most one line: the overage less what earlier settlements charged for (`before`). */
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

/** Applies credits up to the charges, oldest first, and splits the last one; the rest waits for the next invoice. */
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
