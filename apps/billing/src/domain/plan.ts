import type { SubscriptionTier } from '@colloquy/contracts';
import type { Span } from './span';

/** An additional item with a monthly price. */
export interface Addon {
  name: string;
  label: string;
  monthlyCents: number;
}

/** Prices and included minutes of a subscription. */
export interface Plan {
  tier: SubscriptionTier;
  monthlyPriceCents: number;
  includedMinutes: number;
  /** Price of each minute beyond `includedMinutes`. */
  overageRateCents: number;
  addons: Addon[];
}

/** A change of plan at the start of a period; absent fields stay unchanged. */
export interface ScheduledChange extends Partial<Plan> {
  effectiveDate: Date;
}

export function changedPlan(plan: Plan, { effectiveDate: _, ...change }: ScheduledChange): Plan {
  return { ...plan, ...change };
}

/** A settled period with its rates. */
export interface ClosedPeriod extends Span {
  includedMinutes: number;
  overageRateCents: number;
  /** Billed minutes that have been settled. */
  minutes: number;
}
