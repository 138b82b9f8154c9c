import type { Keyed } from './interview-form';

export const without = <T extends Keyed>(list: readonly T[], key: string): T[] =>
  list.filter((entry) => entry.key !== key);

export const changed = <T extends Keyed>(list: readonly T[], key: string, change: Partial<T>): T[] =>
  list.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

export const replacedBy = <T extends Keyed>(list: readonly T[], key: string, others: readonly T[]): T[] =>
  list.flatMap((entry) => (entry.key === key ? others : [entry]));
