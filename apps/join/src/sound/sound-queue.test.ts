import { decodeAudioFrame } from '@colloquy/contracts';
import { makeSoundQueue } from './sound-queue';

function aQueue() {
  const clock = { now: 0, line: true };
  const timers: { at: number; then: () => void }[] = [];
  const sent: number[] = [];
  const queue = makeSoundQueue({
    send(frame) {
      if (clock.line) sent.push(decodeAudioFrame(frame)?.index ?? -1);
      return clock.line;
    },
    now: () => clock.now,
    after(ms, then) {
      timers.push({ at: clock.now + ms, then });
      return () => undefined;
    },
  });
  return {
    queue,
    clock,
    sent,
    add: (index: number, bytes = 10) =>
      queue.add({ partOffsetMs: 0, index, sound: new Uint8Array(bytes).fill(1) }),
    pass(ms: number) {
      const until = clock.now + ms;
      for (;;) {
        const due = timers.sort((a, b) => a.at - b.at)[0];
        if (!due || due.at > until) break;
        timers.shift();
        clock.now = due.at;
        due.then();
      }
      clock.now = until;
    },
  };
}

test('chunks are sent in order, at most sixteen unacknowledged, within the rate limit of the server', () => {
  const { add, pass, sent, queue } = aQueue();
  for (let index = 0; index < 40; index++) add(index);
  pass(500);
  expect(sent.length).toBeLessThanOrEqual(8);
  pass(5000);
  expect(sent).toEqual([...Array(16).keys()]);
  for (const index of [...sent]) queue.acked({ partOffsetMs: 0, index });
  pass(5000);
  expect(sent).toEqual([...Array(32).keys()]);
});

test('unacknowledged chunks are resent after a reconnection, or after a while', () => {
  const { add, pass, sent, queue, clock } = aQueue();
  add(0);
  add(1);
  pass(1000);
  queue.acked({ partOffsetMs: 0, index: 0 });
  clock.line = false;
  add(2);
  pass(1000);
  expect(sent).toEqual([0, 1]);
  clock.line = true;
  queue.again();
  pass(2000);
  expect(sent).toEqual([0, 1, 1, 2]);
  pass(25_000);
  expect(sent.slice(4)).toEqual([1, 2]);
});

test('the queue is bounded and refuses chunks beyond its limit', () => {
  const { add, clock } = aQueue();
  clock.line = false;
  const megabyte = 1024 * 1024;
  for (let index = 0; index < 10; index++) expect(add(index, megabyte)).toBe(true);
  expect(add(10, 1)).toBe(false);
});

test('drained calls back when all chunks are acknowledged, at once if the queue is empty, and once on time-out', () => {
  const { add, pass, queue } = aQueue();
  const told: string[] = [];
  queue.drained(1000, () => told.push('empty'));
  add(0);
  queue.drained(1000, () => told.push('late'));
  pass(2000);
  add(1);
  queue.drained(60_000, () => told.push('acknowledged'));
  queue.acked({ partOffsetMs: 0, index: 0 });
  queue.acked({ partOffsetMs: 0, index: 1 });
  pass(60_000);
  expect(told).toEqual(['empty', 'late', 'acknowledged']);
});
