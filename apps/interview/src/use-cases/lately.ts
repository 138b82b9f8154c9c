/** What was read or written a moment ago and stays as it is: whoever needs it next need not read it again. */
export interface Lately<T> {
  keep(key: string, value: T): void;
  find(key: string): T | undefined;
}

/**
 * Forgets everything `keepMs` after it was kept, and what was kept first when more than `most` are.
 * A replica that did not do the step before knows nothing here and reads, so nothing may depend on it.
 */
export function makeLately<T>({ keepMs, most }: { keepMs: number; most: number }): Lately<T> {
  const entries = new Map<string, { value: T; timer: NodeJS.Timeout }>();

  function forget(key: string): void {
    clearTimeout(entries.get(key)?.timer);
    entries.delete(key);
  }

  return {
    keep(key, value) {
      forget(key);
      entries.set(key, { value, timer: setTimeout(() => entries.delete(key), keepMs).unref() });
      const [first] = entries.keys();
      if (entries.size > most && first !== undefined) forget(first);
    },
    find: (key) => entries.get(key)?.value,
  };
}
