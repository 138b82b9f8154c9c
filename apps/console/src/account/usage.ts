export interface UsageEntry {
  sessionId: string;
  interviewId: string;
  endedAt: string;
  seconds: number;
  isTest?: boolean;
}

export interface UsageSum {
  /** A UTC day, or the id of an agent. */
  key: string;
  seconds: number;
  sessions: number;
}

/** Returns the UTC days of a range, oldest first. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at < Date.parse(to); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

function sumsBy(entries: readonly UsageEntry[], keyOf: (entry: UsageEntry) => string): Map<string, UsageSum> {
  const sums = new Map<string, UsageSum>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const { seconds, sessions } = sums.get(key) ?? { seconds: 0, sessions: 0 };
    sums.set(key, { key, seconds: seconds + entry.seconds, sessions: sessions + 1 });
  }
  return sums;
}

/** Returns the sum of each given day, including days without sessions. */
export function usageByDay(entries: readonly UsageEntry[], days: readonly string[]): UsageSum[] {
  const sums = sumsBy(entries, ({ endedAt }) => endedAt.slice(0, 10));
  return days.map((key) => sums.get(key) ?? { key, seconds: 0, sessions: 0 });
}

/** Key of the sessions whose agent is unknown. */
export const unknownAgent = '';

/** Returns the sums by agent, longest time first. */
export function usageByAgent(
  entries: readonly UsageEntry[],
  agentOf: (interviewId: string) => string | undefined,
): UsageSum[] {
  const sums = sumsBy(entries, ({ interviewId }) => agentOf(interviewId) ?? unknownAgent);
  return [...sums.values()].sort((a, b) => b.seconds - a.seconds);
}

export interface Line {
  type: string | null;
  periodStart: string;
  periodEnd: string;
}

/** Returns the period in which the sessions of an invoice ended: that of its overage, or the 31 days before its date. */
export function settledPeriod(billingDate: string, lines: readonly Line[]): { from: string; to: string } {
  const overage = lines.filter(({ type }) => type === 'overage');
  const starts = overage.map(({ periodStart }) => Date.parse(periodStart));
  const ends = overage.map(({ periodEnd }) => Date.parse(periodEnd) + 1000); // `periodEnd` is the last second of a period
  const issued = Date.parse(billingDate);
  const from = Math.min(...starts, ...(starts.length === 0 ? [issued - 31 * 86_400_000] : []));
  const to = Math.max(...ends, ...(ends.length === 0 ? [issued] : []));
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
