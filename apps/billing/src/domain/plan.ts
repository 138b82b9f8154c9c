import type { SubscriptionTier } from '@colloquy/contracts';
import type { Span } from './span';

interface Addon {
  name: string;
  label: string;
  monthlyCents: number;
}

export interface Plan {
  tier: SubscriptionTier;
  monthlyPriceCents: number;
  includedMinutes: number;
  overageRateCents: number;
  addons: Addon[];
}

/** A change that applies from the next period; absent fields stay unchanged. */
export interface ScheduledChange extends Partial<Plan> {
  effectiveDate: Date;
}

export function changedPlan(plan: Plan, { effectiveDate: _, ...change }: ScheduledChange): Plan {
  return { ...plan, ...change };
}

export interface ClosedPeriod extends Span {
  includedMinutes: number;
  overageRateCents: number;
  minutes: number;
}
