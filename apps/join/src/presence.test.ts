import { makePresence } from './presence';
import { makeSoundWatch } from './silence';
import { makeTellingReport } from './telling';

const minute = 60_000;

function aPresence() {
  const clock = { now: 0 };
  const told: number[] = [];
  let composing = false;
  const presence = makePresence({
    now: () => clock.now,
    tell: () => told.push(clock.now),
    composing: () => composing,
  });
  return {
    presence,
    told,
    composes: (does: boolean) => (composing = does),
    passes(ms: number) {
      for (const until = clock.now + ms; clock.now < until; clock.now += 500) presence.tick();
    },
  };
}

test('typing is reported every four seconds', () => {
  const { presence, told, passes } = aPresence();
  for (let n = 0; n < 20; n++) {
    presence.sign();
    passes(500);
  }
  expect(told).toEqual([0, 4000, 8000]);
});

test('a draft or an open dialog counts as presence until five minutes after the last sign of the expert', () => {
  const { presence, told, composes, passes } = aPresence();
  composes(true);
  passes(10 * minute);
  expect(told.at(-1)).toBeLessThan(5 * minute);
  const before = told.length;
  presence.touched();
  expect(told).toHaveLength(before);
  passes(minute);
  expect(told).toHaveLength(before + 15);
});

test('touching the page is not composing; answering the countdown is reported at once', () => {
  const { presence, told, passes } = aPresence();
  presence.touched();
  passes(minute);
  expect(told).toEqual([]);
  presence.sign();
  presence.here();
  expect(told).toEqual([minute, minute]);
});

test('a turn that is read aloud is reported every four seconds with its number', () => {
  let now = 0;
  const told: [number, number][] = [];
  const report = makeTellingReport(
    () => now,
    (sequence) => told.push([now, sequence]),
  );
  for (; now < 10_000; now += 500) report(now < 5000 ? 3 : 4);
  for (; now < 20_000; now += 500) report(undefined);
  expect(told).toEqual([
    [0, 3],
    [4000, 3],
    [5000, 4],
    [9000, 4],
  ]);
});

test('lasting sound on the expert’s turn is speech; long silence on it is reported', () => {
  let now = 0;
  const watch = makeSoundWatch(() => now);
  watch.look(0.9, true);
  expect(watch.speaking()).toBe(false);
  watch.look(0.9, true);
  expect(watch.speaking()).toBe(true);
  watch.look(0.9, false);
  expect(watch.speaking()).toBe(false);
  const pass = (level: number | undefined, theirTurn: boolean) => {
    for (const until = now + 30_000; now < until; now += 500) watch.look(level, theirTurn);
  };
  pass(0.1, false);
  expect(watch.silent()).toBe(false);
  pass(undefined, true);
  expect(watch.silent()).toBe(false);
  pass(0.1, true);
  expect(watch.silent()).toBe(true);
  watch.look(0.5, true);
  expect(watch.silent()).toBe(false);
});
