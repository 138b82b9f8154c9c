import type { ClaimRepository, DeliveryRepository } from '../domain/ports';
import { makeForgetDeliveries } from './forget-deliveries';

const now = new Date('2026-03-01T10:00:00.000Z');

function forgetting(old: number, claims: ClaimRepository['take'] = async () => true) {
  const asked: [Date, number][] = [];
  const deliveries: Pick<DeliveryRepository, 'forget'> = {
    forget: async (before, limit) => {
      asked.push([before, limit]);
      const removed = Math.min(old, limit);
      old -= removed;
      return removed;
    },
  };
  const run = makeForgetDeliveries({
    deliveries: deliveries as DeliveryRepository,
    claims: { take: claims },
    clock: { now: () => now },
    rememberMs: 3_600_000,
    everyMs: 60_000,
  });
  return { run, asked };
}

test('deliveries that ended before the limit are removed in batches until none is left', async () => {
  const { run, asked } = forgetting(1200);
  expect(await run()).toBe(false);
  expect(asked).toEqual(Array(3).fill([new Date('2026-03-01T09:00:00.000Z'), 500]));
});

test('one run removes a limited number of deliveries, however many are left', async () => {
  const { run, asked } = forgetting(1_000_000);
  expect(await run()).toBe(false);
  expect(asked).toHaveLength(20);
});

test('only the replica with the claim removes deliveries, and the claim lasts for the whole interval', async () => {
  const taken: unknown[] = [];
  const { run, asked } = forgetting(5, async (...args) => (taken.push(args), false));
  expect(await run()).toBe(false);
  expect(asked).toEqual([]);
  expect(taken).toEqual([['forget-deliveries', now, new Date('2026-03-01T10:01:00.000Z')]]);
});
