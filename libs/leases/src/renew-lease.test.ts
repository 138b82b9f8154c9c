import { getEventListeners } from 'node:events';
import { newId } from '@colloquy/kernel';
import { aWorld } from '../test/a-world';
import { longestWaitMs } from './withdrawal';

const news = { sequence: 1, accountIds: ['a'], everything: false };

test('a renewal is answered as soon as this process withdraws something', async () => {
  const { timer, here } = aWorld();
  const renewal = here.renew(newId(), 0, 500);
  timer.at(123, () => here.withdraw('a'));
  await expect(timer.run(renewal)).resolves.toEqual(news);
  expect(timer.now()).toBe(123);
});

test('what another replica withdraws while a renewal waits the next one is told at once', async () => {
  const { timer, here, elsewhere } = aWorld();
  const holder = newId();
  const renewal = here.renew(holder, 0, longestWaitMs);
  timer.at(1, () => elsewhere.withdraw('a'));
  await expect(timer.run(renewal)).resolves.toMatchObject({ sequence: 0 });
  expect(timer.now()).toBe(longestWaitMs);
  await expect(timer.run(here.renew(holder, 0, longestWaitMs))).resolves.toEqual(news);
  expect(timer.now()).toBe(longestWaitMs);
});

test('a withdrawal is not missed because it comes while the log is being read', async () => {
  const { timer, here } = aWorld({ readMs: 10 });
  const renewal = here.renew(newId(), 0, 500);
  timer.at(5, () => here.withdraw('a'));
  await expect(timer.run(renewal)).resolves.toEqual(news);
  expect(timer.now()).toBe(20);
});

test('with nothing withdrawn it is answered in time, whatever time is asked for, and looks once', async () => {
  for (const [asked, answered] of [
    [-1, 0],
    [0, 0],
    [300, 300],
    [60_000, longestWaitMs],
  ] as const) {
    const { timer, here, count } = aWorld();
    await expect(timer.run(here.renew(newId(), 0, asked))).resolves.toMatchObject({
      sequence: 0,
      accountIds: [],
    });
    expect(timer.now()).toBe(answered);
    expect(count).toMatchObject({ reads: 1, notes: 1 });
  }
});

test('renewals that are woken together look together', async () => {
  const { timer, here, count } = aWorld();
  const renewals = Array.from({ length: 20 }, () => here.renew(newId(), 0, 500));
  timer.at(100, () => here.withdraw('a'));
  const told = await timer.run(Promise.all(renewals));
  expect(told).toEqual(Array.from({ length: 20 }, () => news));
  expect(count.reads).toBeLessThan(20 + 5);
});

test('a holder that has gone away is not waited with, and leaves nothing behind', async () => {
  const { timer, here } = aWorld();
  const gone = new AbortController();
  const renewal = here.renew(newId(), 0, 500, gone.signal);
  timer.at(200, () => gone.abort());
  await timer.run(renewal);
  expect(timer.now()).toBe(200);
  expect(timer.sleeping()).toBe(0);
  await timer.run(here.renew(newId(), 0, 500, gone.signal));
  expect(timer.now()).toBe(200);
});

test('a renewal that was answered leaves nothing behind', async () => {
  const { timer, here } = aWorld();
  const { signal } = new AbortController();
  await timer.run(here.renew(newId(), 0, 500, signal));
  const renewal = here.renew(newId(), 0, 500, signal);
  timer.at(600, () => here.withdraw('a'));
  await timer.run(renewal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a holder without a name of its own is refused', async () => {
  await expect(aWorld().here.renew('', 0)).rejects.toMatchObject({ kind: 'invalid' });
});
