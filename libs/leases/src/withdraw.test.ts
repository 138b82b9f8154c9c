import { newId } from '@colloquy/kernel';
import type { Leases, Withdrawals } from './ports';
import { leaseMs, withdrawalLimitMs } from './withdrawal';
import { makeRenewLease } from './renew-lease';
import { makeWithdraw } from './withdraw';

/** Both use cases over a memory of their own, on a clock that only pauses move on. */
function aWorld() {
  let now = 0;
  let reads = 0;
  const accounts: string[] = [];
  const known = new Map<string, { acknowledged: number; renewal: string }>();
  let atEachPause: () => unknown = () => undefined;

  const withdrawals: Withdrawals = {
    add: async (accountId) => accounts.push(accountId),
    read: async () => {
      reads++;
      return { sequence: accounts.length, recent: [...accounts] };
    },
  };
  const leases: Leases = {
    note: async (id, acknowledged) => void known.set(id, { acknowledged, renewal: newId() }),
    end: async (id) => void known.delete(id),
    behind: async (sequence) =>
      [...known]
        .filter(([, { acknowledged }]) => acknowledged < sequence)
        .map(([holderId, { renewal }]) => ({ holderId, renewal })),
    forget: async (those) => {
      for (const { holderId, renewal } of those)
        if (known.get(holderId)?.renewal === renewal) known.delete(holderId);
    },
  };
  const timer = {
    now: () => now,
    pause: async (ms: number) => {
      now += ms;
      await atEachPause();
    },
  };
  const renewLease = makeRenewLease({ withdrawals, leases, timer });
  return {
    now: () => now,
    reads: () => reads,
    known,
    withdraw: makeWithdraw({ withdrawals, leases, timer }),
    renew: (holderId: string, acknowledged: number, waitMs = 0, signal = new AbortController().signal) =>
      renewLease({ holderId, acknowledged, waitMs }, signal),
    onPause: (action: () => unknown) => (atEachPause = action),
  };
}

test('without holders a withdrawal waits for nobody', async () => {
  const world = aWorld();
  await world.withdraw('a');
  expect(world.now()).toBe(0);
});

test('a withdrawal ends when the last holder has acknowledged it', async () => {
  const world = aWorld();
  const [one, other] = [newId(), newId()];
  await world.renew(one, 0);
  await world.renew(other, 0);
  world.onPause(async () => {
    if (world.now() >= 40) await world.renew(one, 1);
    if (world.now() >= 100) await world.renew(other, 1);
  });
  await world.withdraw('a');
  expect(world.now()).toBe(100);
});

test('a holder that is silent is waited for as long as it may have a lease, and only once', async () => {
  const world = aWorld();
  const [live, silent] = [newId(), newId()];
  await world.renew(live, 0);
  await world.renew(silent, 0);
  world.onPause(() => world.renew(live, 2));
  await world.withdraw('a');
  expect(world.now()).toBeGreaterThan(leaseMs);
  expect(world.now()).toBeLessThan(withdrawalLimitMs + 50);
  expect([...world.known.keys()]).toEqual([live]);
  const before = world.now();
  await world.withdraw('a');
  expect(world.now()).toBe(before);
});

test('a holder that renews without acknowledging keeps its place: the next withdrawal waits for it', async () => {
  const world = aWorld();
  const slow = newId();
  await world.renew(slow, 0);
  world.onPause(() => world.renew(slow, 0));
  await world.withdraw('a');
  expect([...world.known.keys()]).toEqual([slow]);
});

test('a renewal is answered as soon as something is withdrawn', async () => {
  const world = aWorld();
  const holder = newId();
  world.onPause(() => {
    world.onPause(() => undefined);
    void world.withdraw('a');
  });
  await expect(world.renew(holder, 0, 500)).resolves.toEqual({
    sequence: 1,
    accountIds: ['a'],
    everything: false,
  });
  expect(world.now()).toBeLessThan(500);
});

test('with nothing withdrawn it is answered in time, whatever time is asked for', async () => {
  for (const [asked, atMost] of [
    [0, 0],
    [300, 450],
    [60_000, 650],
  ] as const) {
    const world = aWorld();
    await expect(world.renew(newId(), 0, asked)).resolves.toMatchObject({ sequence: 0, accountIds: [] });
    expect(world.now()).toBeLessThanOrEqual(atMost);
  }
});

test('renewals that wait look together', async () => {
  const world = aWorld();
  await Promise.all(Array.from({ length: 20 }, () => world.renew(newId(), 0, 500)));
  expect(world.reads()).toBeLessThan(20 + 5);
});

test('a holder that has gone away is not answered any longer', async () => {
  const world = aWorld();
  const gone = new AbortController();
  world.onPause(() => gone.abort());
  await world.renew(newId(), 0, 500, gone.signal);
  expect(world.now()).toBeLessThan(500);
});

test('a holder without a name of its own is refused', async () => {
  await expect(aWorld().renew('', 0)).rejects.toMatchObject({ kind: 'invalid' });
});
