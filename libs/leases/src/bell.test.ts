import { makeVirtualTimer } from '../test/virtual-timer';
import { makeBell } from './bell';

test('everybody who waits is woken at once, and told that it rang', async () => {
  const timer = makeVirtualTimer();
  const bell = makeBell(timer);
  const waits = Promise.all([bell.wait(0, 500), bell.wait(0, 300)]);
  timer.at(100, bell.ring);
  expect(await timer.run(waits)).toEqual([true, true]);
  expect([timer.now(), timer.sleeping()]).toEqual([100, 0]);
});

test('a bell that nobody rings is waited for in vain, to the millisecond', async () => {
  const timer = makeVirtualTimer();
  expect(await timer.run(makeBell(timer).wait(0, 500))).toBe(false);
  expect(timer.now()).toBe(500);
});

test('whoever was about to wait when it rang does not', async () => {
  const timer = makeVirtualTimer();
  const bell = makeBell(timer);
  const heard = bell.rings();
  bell.ring();
  expect(await timer.run(bell.wait(heard, 500))).toBe(true);
  expect(timer.now()).toBe(0);
});

test('one whose wait was given up is not woken, and the others wait on', async () => {
  const timer = makeVirtualTimer();
  const bell = makeBell(timer);
  const gone = new AbortController();
  const other = bell.wait(0, 500);
  timer.at(100, () => gone.abort());
  expect(await timer.run(bell.wait(0, 500, gone.signal))).toBe(false);
  expect([timer.now(), timer.sleeping()]).toEqual([100, 1]);
  expect(await timer.run(other)).toBe(false);
  expect(timer.now()).toBe(500);
});

test('a bell forgets whoever does not wait any more', async () => {
  const signals: AbortSignal[] = [];
  const bell = makeBell({
    pause: async (_ms, signal) => void (signal && signals.push(signal)),
  });
  await bell.wait(0, 500);
  bell.ring();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
