import { newId } from '@colloquy/kernel';
import { aWorld } from '../test/a-world';
import { leaseMs, longestWaitMs, withdrawalLimitMs } from './withdrawal';

test('without holders a withdrawal waits for nobody', async () => {
  const { timer, here } = aWorld();
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBe(0);
});

test('a withdrawal ends when the last holder has acknowledged it', async () => {
  const { timer, here } = aWorld();
  const [one, other] = [newId(), newId()];
  await here.renew(one, 0);
  await here.renew(other, 0);
  timer.at(41, () => here.renew(one, 1));
  timer.at(103, () => here.renew(other, 1));
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBe(103);
});

test('holders whose renewals wait at the process that withdraws take no time', async () => {
  const { timer, here } = aWorld();
  for (const holder of [newId(), newId(), newId()]) {
    void here.renew(holder, 0, 600).then(({ sequence }) => here.renew(holder, sequence, 600));
  }
  await timer.run(timer.pause(100));
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBe(100);
});

test('an acknowledgement at another replica is seen soon', async () => {
  const { timer, here, elsewhere } = aWorld();
  const holder = newId();
  await elsewhere.renew(holder, 0);
  timer.at(303, () => elsewhere.renew(holder, 1));
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBeGreaterThanOrEqual(303);
  expect(timer.now()).toBeLessThanOrEqual(353);
});

test('a holder that waits at another replica delays a withdrawal by one wait of a renewal, and a look', async () => {
  const { timer, here, elsewhere } = aWorld();
  const holder = newId();
  const hold = async () => {
    for (let acknowledged = 0; ;)
      acknowledged = (await elsewhere.renew(holder, acknowledged, longestWaitMs)).sequence;
  };
  void hold();
  await timer.run(timer.pause(1)); // the renewal has just looked
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBeGreaterThan(500);
  expect(timer.now()).toBeLessThanOrEqual(1 + longestWaitMs + 50);
});

test('an acknowledgement is not missed because it comes while the holders are being looked at', async () => {
  const { timer, here } = aWorld({ readMs: 10 });
  const holder = newId();
  await timer.run(here.renew(holder, 0));
  const startedAt = timer.now();
  timer.at(startedAt + 5, () => here.renew(holder, 1));
  await timer.run(here.withdraw('a'));
  expect(timer.now() - startedAt).toBe(20); // looks, hears that it was too early, looks again
});

test('a holder that is silent is waited for as long as it may have a lease, and only once', async () => {
  const { timer, here, known, count } = aWorld();
  const [live, silent] = [newId(), newId()];
  await here.renew(live, 0);
  await here.renew(silent, 0);
  timer.at(10, () => here.renew(live, 2));
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBeGreaterThan(leaseMs);
  expect(timer.now()).toBeLessThan(withdrawalLimitMs + 50);
  expect([...known.keys()]).toEqual([live]);
  expect(count.looks).toBeLessThan(50);
  const before = timer.now();
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBe(before);
});

test('a holder that renews without acknowledging keeps its place: the next withdrawal waits for it', async () => {
  const { timer, here, known } = aWorld();
  const slow = newId();
  await here.renew(slow, 0);
  for (let at = 20; at < withdrawalLimitMs; at += 20) timer.at(at, () => here.renew(slow, 0));
  await timer.run(here.withdraw('a'));
  expect(timer.now()).toBeGreaterThan(leaseMs);
  expect([...known.keys()]).toEqual([slow]);
});
