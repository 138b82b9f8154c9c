export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'colloquy:';
/** Abandoned drafts are deleted after this time, the longest an interview is kept open. */
const forgetAfterMs = 31 * 24 * 60 * 60 * 1000;

export const keyOf = (what: string, interviewId: string) => `${prefix}${what}:${interviewId}`;

/**
 * Returns the first storage that works. Without one, values last as long as the page.
 * @param candidates accessing the storage may throw
 */
export function openStorage(...candidates: (() => Storage)[]): { store: KeyValueStore; refused: boolean } {
  for (const candidate of candidates) {
    const storage = tryOut(candidate);
    if (storage) return { store: storage, refused: false };
  }
  const items = new Map<string, string>();
  const store: KeyValueStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { store, refused: true };
}

function tryOut(candidate: () => Storage): Storage | undefined {
  try {
    const storage = candidate();
    storage.setItem(`${prefix}probe`, '1');
    storage.removeItem(`${prefix}probe`);
    return storage;
  } catch {
    return undefined;
  }
}

/** Reads and writes one JSON value. Never throws; a full or forbidden storage keeps nothing. */
export function storedValue<T>(store: KeyValueStore, key: string) {
  return {
    load(): T | undefined {
      try {
        const text = store.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    save(value: T): void {
      try {
        store.setItem(key, JSON.stringify(value));
      } catch {
        // full or forbidden
      }
    },
    clear(): void {
      try {
        store.removeItem(key);
      } catch {
        // forbidden
      }
    },
  };
}

export interface Dated {
  at: number;
}

export function forgetOld(candidate: () => Storage, now: number): void {
  const storage = tryOut(candidate);
  if (!storage) return;
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
    const at = storedValue<Partial<Dated>>(storage, key).load()?.at;
    if (typeof at === 'number' && now - at > forgetAfterMs) storage.removeItem(key);
  }
}
