import fc from 'fast-check';
import { windowOf } from './list-query';

test('a page is the same from either end of a list, and never skips more than half of it', () => {
  const whole = fc.record({
    total: fc.nat(60),
    skip: fc.nat(80),
    limit: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(whole, ({ total, skip, limit }) => {
      const list = Array.from({ length: total }, (_, n) => n);
      const window = windowOf({ skip, limit, total });
      const order = window.isReversed ? list.toReversed() : list;
      const read = order.slice(window.skip, window.skip + window.limit);
      expect(window.isReversed ? read.toReversed() : read).toEqual(list.slice(skip, skip + limit));
      expect(window.skip).toBeLessThanOrEqual(total / 2);
    }),
  );
});
