import { type Dated, kept, keyOf, type Keep } from './storage';

/** Words of an answer that the expert has not sent; they survive reload, crash and *finish later*. */
export function makeDraft(keep: Keep, interviewId: string, now: () => number) {
  const stored = kept<Dated & { text: string }>(keep, keyOf('draft', interviewId));
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
