import type { OutboxStore } from '@colloquy/messaging';
import { joinedOutboxes } from './joined-outboxes';

const [now, later] = [new Date(0), new Date(1000)];

/** A store that has an aggregate for each of the first claims. */
const storeOf = (name: string, aggregates: number): OutboxStore => ({
  claim: () => Promise.resolve(aggregates-- > 0 ? { key: name, events: [] } : undefined),
  markPublished: () => Promise.resolve(false),
  oldest: () => Promise.resolve(undefined),
});

async function claimed(times: number, ...stores: OutboxStore[]) {
  const joined = joinedOutboxes(stores);
  const keys: unknown[] = [];
  for (let n = 0; n < times; n += 1)
    keys.push(((await joined.claim(now, later))?.key as { key: unknown } | undefined)?.key);
  return keys;
}

test('a busy store does not hold up the other one', async () => {
  expect(await claimed(4, storeOf('a', 9), storeOf('b', 9))).toEqual(['a', 'b', 'a', 'b']);
});

test('an empty store is passed over', async () => {
  expect(await claimed(4, storeOf('a', 3), storeOf('b', 0))).toEqual(['a', 'a', 'a', undefined]);
});
