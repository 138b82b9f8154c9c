import { useEffect, useState } from 'react';

const keyOf = (name: string) => `draft:${name}`;

function stored<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Adds missing fields to a draft, because an earlier build may have stored it. */
function restored<T>(initial: T, draft: T | undefined): T {
  if (draft === undefined) return initial;
  const areObjects = [initial, draft].every((value) => typeof value === 'object' && !Array.isArray(value));
  return areObjects ? { ...initial, ...draft } : draft;
}

/** State of a form that survives a reload and a new sign-in in the same tab. */
export function useDraft<T>(name: string, initial: () => T) {
  const [value, setValue] = useState<T>(() => restored(initial(), stored<T>(name)));
  const [changed, setChanged] = useState(false);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (!changed) return;
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(value));
      setKept(true);
    } catch {
      setKept(false); // the draft is too large, or the browser refuses storage
    }
  }, [changed, name, value]);
  const set = (next: T | ((known: T) => T)) => {
    setChanged(true);
    setValue(next);
  };
  const forget = () => {
    setChanged(false);
    setKept(true);
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {
      // the browser refuses storage
    }
  };
  return [value, set, forget, isKept] as const;
}
