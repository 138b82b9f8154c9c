import { isDay, isId } from '../app/search-values';

const dayMs = 86_400_000;

export const presets = [7, 30, 90, 365] as const;
/** Longest range for which the API returns distributions, days. */
export const maxDistributionDays = 92;

/** Search parameters of the overview. `from` and `to` are UTC days, like the intervals of the API, and are inclusive. */
export interface OverviewSearch {
  days?: (typeof presets)[number];
  from?: string;
  to?: string;
  agent?: string;
}

export interface Range {
  /** ISO 8601, inclusive. */
  from: string;
  /** ISO 8601, exclusive. */
  to: string;
  days: number;
}

export function validateOverviewSearch(given: Record<string, unknown>): OverviewSearch {
  const { from, to, agent } = given;
  const days = presets.find((preset) => preset === given['days']);
  const hasRange = isDay(from) && isDay(to) && from <= to;
  return {
    ...(hasRange ? { from, to } : days && { days }),
    ...(isId(agent) && { agent }),
  };
}

const midnight = (ms: number) => Math.floor(ms / dayMs) * dayMs;
const rangeOf = (fromMs: number, toMs: number): Range => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(toMs).toISOString(),
  days: Math.round((toMs - fromMs) / dayMs),
});

export function chosenRange({ days = 30, from, to }: OverviewSearch, now: Date): Range {
  if (from && to) return rangeOf(Date.parse(from), Date.parse(to) + dayMs);
  const end = midnight(now.getTime()) + dayMs;
  return rangeOf(end - days * dayMs, end);
}

export function lastDays({ from, to, days }: Range, most: number): Range {
  return days <= most ? { from, to, days } : rangeOf(Date.parse(to) - most * dayMs, Date.parse(to));
}

export function intervalOf({ days }: Range): 'day' | 'week' | 'month' {
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}
