import { type Dated, storedValue, keyOf, type KeyValueStore } from './storage';

/** The unsent answer of the expert; it survives reload, crash and *finish later*. */
export function makeDraft(store: KeyValueStore, interviewId: string, now: () => number) {
  const stored = storedValue<Dated & { text: string }>(store, keyOf('draft', interviewId));
  return {
    load: (): string => stored.load()?.text ?? '',
    save(text: string): void {
      if (text.trim() === '') stored.clear();
      else stored.save({ at: now(), text });
    },
    clear: stored.clear,
  };
}

export type Draft = ReturnType<typeof makeDraft>;
