import { makeAgreedClock } from './agreed-clock';

const noon = Date.UTC(2026, 0, 1, 12);
const minute = 60_000;

/** A machine whose clock is off by so much. */
function aMachine(off: number) {
  let passed = 0;
  const machine = { off, wall: () => noon + passed + machine.off, steady: () => 12_345 + passed };
  const clock = makeAgreedClock(machine);
  return {
    machine,
    pass: (ms: number) => void (passed += ms),
    hear: () => clock.heard(new Date(noon + passed)),
    error: () => clock.now().getTime() - (noon + passed),
  };
}

test('a clock that agrees is left as it is, to the millisecond', () => {
  const { hear, pass, error } = aMachine(7);
  expect(error()).toBe(7);
  hear();
  pass(minute);
  expect(error()).toBe(7);
});

test.each([10 * minute, -10 * minute])('a clock that is off by %i ms is put right', (off) => {
  const { hear, pass, error } = aMachine(off);
  expect(error()).toBe(off);
  hear();
  pass(minute);
  expect(error()).toBe(0);
});

test.each([10 * minute, -10 * minute])('a clock that jumps by %i ms is not followed', (off) => {
  const { machine, hear, pass, error } = aMachine(0);
  hear();
  machine.off = off;
  pass(1);
  expect(error()).toBe(0);
});
