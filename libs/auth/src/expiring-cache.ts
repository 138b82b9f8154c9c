/** Entries expire; beyond `capacity`, the oldest one is removed. */
export function makeExpiringCache<T>(capacity: number, now: () => number) {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    find(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && now() < entry.until ? entry.value : undefined;
    },
    /** @param until Unix time, milliseconds */
    keep(key: string, value: T, until: number): void {
      entries.delete(key);
      entries.set(key, { value, until });
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    },
  };
}
