const dayMs = 86_400_000;

export const presets = [7, 30, 90, 365] as const;
/** Longest range that the API gives distributions for, in days. */
export const maxDistributionDays = 92;

/** What the address says. Days are in UTC, as the intervals of the API are; `from` and `to` are included. */
export interface OverviewSearch {
  days?: (typeof presets)[number];
  from?: string;
  to?: string;
  agent?: string;
}

export interface Range {
  /** ISO 8601. */
  from: string;
  /** The first moment after the range. */
  to: string;
  days: number;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

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

/** The range that the address asks for; 30 days until today if it asks for none. */
export function chosenRange({ days = 30, from, to }: OverviewSearch, now: Date): Range {
  if (from && to) return rangeOf(Date.parse(from), Date.parse(to) + dayMs);
  const end = midnight(now.getTime()) + dayMs;
  return rangeOf(end - days * dayMs, end);
}

/** The last part of a range that is no longer than the given days. */
export function lastDays({ from, to, days }: Range, most: number): Range {
  return days <= most ? { from, to, days } : rangeOf(Date.parse(to) - most * dayMs, Date.parse(to));
}

/** The intervals that keep a timeline readable. */
export function intervalOf({ days }: Range): 'day' | 'week' | 'month' {
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}
