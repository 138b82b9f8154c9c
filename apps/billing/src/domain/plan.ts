import type { SubscriptionTier } from '@colloquy/contracts';
import type { Span } from './span';

/** Something paid for each month beside the plan. */
export interface Addon {
  name: string;
  label: string;
  monthlyCents: number;
}

/** What a subscription costs and contains. Money is whole cents. */
export interface Plan {
  tier: SubscriptionTier;
  monthlyPriceCents: number;
  includedMinutes: number;
  /** For each minute beyond the included ones. */
  overageRateCents: number;
  addons: Addon[];
}

/** A change that waits for the beginning of a period; what is absent stays as it is. */
export interface ScheduledChange extends Partial<Plan> {
  effectiveDate: Date;
}

export function changedPlan(plan: Plan, { effectiveDate: _, ...change }: ScheduledChange): Plan {
  return { ...plan, ...change };
}

/** A period whose invoice has been decided, with the rates that held in it. */
export interface ClosedPeriod extends Span {
  includedMinutes: number;
  overageRateCents: number;
  /** Billed minutes that have been settled. */
  minutes: number;
}
