/** The part of the browser's storage that is used. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'colloquy:';
/** Words nobody came back for are forgotten after this time, milliseconds: the longest an interview is kept open. */
const forgetAfterMs = 31 * 24 * 60 * 60 * 1000;

/** The key of something that is kept for an interview. */
export const keyOf = (what: string, interviewId: string) => `${prefix}${what}:${interviewId}`;

/**
 * Returns the first storage that keeps what it is given. Without one, things last as long as the page.
 * @param candidates accessing the storage may throw
 */
export function openStorage(...candidates: (() => Storage)[]): { keep: Keep; refused: boolean } {
  for (const candidate of candidates) {
    const storage = tryOut(candidate);
    if (storage) return { keep: storage, refused: false };
  }
  const items = new Map<string, string>();
  const keep: Keep = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { keep, refused: true };
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

/** Reads and writes one JSON value; a storage that is full or forbidden keeps nothing, and nothing throws. */
export function kept<T>(keep: Keep, key: string) {
  return {
    load(): T | undefined {
      try {
        const text = keep.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    save(value: T): void {
      try {
        keep.setItem(key, JSON.stringify(value));
      } catch {
        // full or forbidden
      }
    },
    clear(): void {
      try {
        keep.removeItem(key);
      } catch {
        // forbidden
      }
    },
  };
}

/** Words with the time they were kept at. */
export interface Dated {
  at: number;
}

/** Removes what was kept of interviews nobody has come back to. */
export function forgetOld(candidate: () => Storage, now: number): void {
  const storage = tryOut(candidate);
  if (!storage) return;
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
    const at = kept<Partial<Dated>>(storage, key).load()?.at;
    if (typeof at === 'number' && now - at > forgetAfterMs) storage.removeItem(key);
  }
}
