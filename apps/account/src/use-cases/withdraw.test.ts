import { newId } from '@colloquy/kernel';
import type { GatewayLeases, Withdrawals } from '../domain/ports';
import { leaseMs, withdrawalLimitMs } from '../domain/withdrawal';
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
  const leases: GatewayLeases = {
    note: async (id, acknowledged) => void known.set(id, { acknowledged, renewal: newId() }),
    end: async (id) => void known.delete(id),
    behind: async (sequence) =>
      [...known]
        .filter(([, { acknowledged }]) => acknowledged < sequence)
        .map(([gatewayId, { renewal }]) => ({ gatewayId, renewal })),
    forget: async (those) => {
      for (const { gatewayId, renewal } of those)
        if (known.get(gatewayId)?.renewal === renewal) known.delete(gatewayId);
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
    renew: (gatewayId: string, acknowledged: number, waitMs = 0, signal = new AbortController().signal) =>
      renewLease({ gatewayId, acknowledged, waitMs }, signal),
    onPause: (action: () => unknown) => (atEachPause = action),
  };
}

test('without gateways a withdrawal waits for nobody', async () => {
  const world = aWorld();
  await world.withdraw('a');
  expect(world.now()).toBe(0);
});

test('a withdrawal ends when the last gateway has acknowledged it', async () => {
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

test('a gateway that is silent is waited for as long as it may have a lease, and only once', async () => {
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

test('a gateway that renews without acknowledging keeps its place: the next withdrawal waits for it', async () => {
  const world = aWorld();
  const slow = newId();
  await world.renew(slow, 0);
  world.onPause(() => world.renew(slow, 0));
  await world.withdraw('a');
  expect([...world.known.keys()]).toEqual([slow]);
});

test('a renewal is answered as soon as something is withdrawn', async () => {
  const world = aWorld();
  const gateway = newId();
  world.onPause(() => {
    world.onPause(() => undefined);
    void world.withdraw('a');
  });
  await expect(world.renew(gateway, 0, 500)).resolves.toEqual({
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

test('a gateway that has gone away is not answered any longer', async () => {
  const world = aWorld();
  const gone = new AbortController();
  world.onPause(() => gone.abort());
  await world.renew(newId(), 0, 500, gone.signal);
  expect(world.now()).toBeLessThan(500);
});

test('a gateway without a name of its own is refused', async () => {
  await expect(aWorld().renew('', 0)).rejects.toMatchObject({ kind: 'invalid' });
});
