export interface UsageEntry {
  sessionId: string;
  interviewId: string;
  agentGroupId: string | null;
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

export function usageByDay(entries: readonly UsageEntry[], days: readonly string[]): UsageSum[] {
  const sums = sumsBy(entries, ({ endedAt }) => endedAt.slice(0, 10));
  return days.map((key) => sums.get(key) ?? { key, seconds: 0, sessions: 0 });
}

export const unknownAgent = '';

export function usageByAgent(entries: readonly UsageEntry[]): UsageSum[] {
  const sums = sumsBy(entries, ({ agentGroupId }) => agentGroupId ?? unknownAgent);
  return [...sums.values()].sort((a, b) => b.seconds - a.seconds);
}
