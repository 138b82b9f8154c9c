/**
 * A set of things that come and go all the time, each in one such set at a time. V8 copies the table of a `Set` again
 * and again then, and a copy that has grown old keeps what was in it alive up to the next collection of all garbage,
 * with all that hangs on it. Here a thing's place is used again when it has gone. Memory is that of the most things
 * there were at a time. They are marked with their place, so they must be extensible.
 */
export class SlotSet<T extends object> implements Iterable<T> {
  private readonly things: (T | undefined)[] = [];
  private readonly free: number[] = [];

  get size(): number {
    return this.things.length - this.free.length;
  }

  has(thing: T): boolean {
    const place = (thing as Marked)[mark];
    return place !== undefined && this.things[place] === thing;
  }

  add(thing: T): this {
    if (this.has(thing)) return this;
    const place = this.free.pop() ?? this.things.length;
    this.things[place] = thing;
    (thing as Marked)[mark] = place;
    return this;
  }

  /** Whether it was there. */
  delete(thing: T): boolean {
    if (!this.has(thing)) return false;
    const place = (thing as Marked)[mark] as number;
    this.things[place] = undefined;
    this.free.push(place);
    return true;
  }

  clear(): void {
    this.things.length = 0;
    this.free.length = 0;
  }

  /** Those that are there now, in no order. */
  [Symbol.iterator](): Iterator<T> {
    return this.things.filter((thing) => thing !== undefined)[Symbol.iterator]();
  }
}

const mark = Symbol('place in its slot set');

interface Marked {
  [mark]?: number;
}
