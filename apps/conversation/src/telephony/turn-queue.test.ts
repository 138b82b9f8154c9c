import { unheardTurn } from './spoken-turn';
import { makeTurnQueue } from './turn-queue';

const aTurn = (sequence: number, fromMs?: number) => ({
  ...unheardTurn({ sequence, text: 'Hello.', closing: false, voice: undefined }, [
    { text: 'Hello.', end: 6 },
  ]),
  fromMs,
});

test('the interviewer is in the middle of a turn once its sound has begun; words without sound begin at once', () => {
  const queue = makeTurnQueue(true);
  queue.add(aTurn(0));
  expect(queue.isMidway()).toBe(false);
  queue.add(aTurn(1, 1000));
  expect(queue.isMidway()).toBe(true);
  const words = makeTurnQueue(false);
  expect(words.isMidway()).toBe(false);
  words.add(aTurn(0));
  expect(words.isMidway()).toBe(true);
});

test('a turn whose sound was to begin after the cut has not begun', () => {
  const queue = makeTurnQueue(true);
  queue.add(aTurn(0, 1000));
  queue.add(aTurn(1, 3000));
  queue.cutAt(2000);
  expect(queue.all()).toMatchObject([
    { fromMs: 1000, cutMs: 2000 },
    { fromMs: undefined, cutMs: 2000 },
  ]);
});

test('who waits for silence is called once, when no turn is left', () => {
  const queue = makeTurnQueue(true);
  const turn = aTurn(0);
  let calls = 0;
  queue.add(turn);
  queue.whenEmpty(() => (calls += 1));
  queue.settle();
  expect(calls).toBe(0);
  queue.remove(turn);
  queue.settle();
  queue.settle();
  expect(calls).toBe(1);
  queue.whenEmpty(() => (calls += 1));
  expect(calls).toBe(2);
});
