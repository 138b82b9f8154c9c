/**
 * Things that come and go all the time. A Set would do, but V8 copies its table again and again for it, and a copy that
 * has grown old keeps alive what was in it, up to the next collection of all garbage.
 */
export interface Slots<T> {
  /** Returns the place it has until it is removed. */
  add(thing: T): number;
  remove(place: number): void;
  size(): number;
  all(): T[];
}

/** Slots without a limit; their memory is that of the most things there were at a time. */
export function makeSlots<T extends object>(): Slots<T> {
  const things: (T | undefined)[] = [];
  const free: number[] = [];
  return {
    add(thing) {
      const place = free.pop() ?? things.length;
      things[place] = thing;
      return place;
    },
    remove(place) {
      things[place] = undefined;
      free.push(place);
    },
    size: () => things.length - free.length,
    all: () => things.filter((thing) => thing !== undefined),
  };
}
