import { AppError } from '@colloquy/kernel';
import type { Release } from './fair-queue';

/**
 * Places for streams, which stay open for minutes: an entry that finds no place is refused at once, since waiting is of no
 * use.
 */
export function makeStreamPool({ total, perAccount }: { total: number; perAccount: number }) {
  const held = new Map<string, number>();
  let used = 0;
  return {
    /** @throws AppError `rate-limited` if the account or all accounts together hold as many places as they may */
    enter(id: string): Release {
      const own = held.get(id) ?? 0;
      if (own >= perAccount || used >= total) {
        throw new AppError('rate-limited', 'TOO_MANY_STREAMS', 'Too many streams are open');
      }
      held.set(id, own + 1);
      used++;
      let released = false;
      return () => {
        if (released) return;
        released = true;
        used--;
        const left = (held.get(id) ?? 1) - 1;
        if (left > 0) held.set(id, left);
        else held.delete(id);
      };
    },
  };
}
