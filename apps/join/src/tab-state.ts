import type { Memory, Remembered } from './memory';

export function makeTabState(memory: Memory, now: () => number) {
  let remembered: Remembered = memory.load() ?? { unsent: [] };

  return {
    now: (): Readonly<Remembered> => remembered,
    /** The setup of this tab before a reload; undefined if it was not in the conversation. */
    earlier: () => (remembered.session === undefined ? undefined : remembered.setup),
    unsent: () => remembered.unsent,
    /** Unacknowledged answers, oldest first. */
    undelivered: () => remembered.unsent.map(({ text }) => text),
    /** The expert has withdrawn, but the server has not confirmed it yet. */
    withdrawing: () => remembered.wish === 'withdraw',
    sessionMs: () => Math.max(0, now() - (remembered.startedAtMs ?? now())),
    change(part: Partial<Remembered>): void {
      remembered = { ...remembered, ...part };
      memory.save(remembered);
    },
    /** Keeps `rest` while the tab is open; stores only the undelivered answers. */
    end(rest: Remembered): void {
      remembered = rest;
      if (rest.unsent.length === 0) memory.clear();
      else memory.save({ unsent: rest.unsent });
    },
  };
}

export type TabState = ReturnType<typeof makeTabState>;
