import { makeSynchronisedClock } from './synchronised-clock';

const noon = Date.UTC(2026, 0, 1, 12);
const minute = 60_000;

/** Simulates a machine whose clock is off by `off` milliseconds. */
function aMachine(off: number) {
  let passed = 0;
  const machine = { off, wall: () => noon + passed + machine.off, steady: () => 12_345 + passed };
  const clock = makeSynchronisedClock(machine);
  return {
    machine,
    pass: (ms: number) => void (passed += ms),
    /** Asks for the right time; the response represents the middle of `tookMs`. */
    compare: (tookMs = 0) =>
      clock.compare(async () => {
        passed += tookMs;
        return new Date(noon + passed - tookMs / 2);
      }),
    compareInVain: () => clock.compare(() => Promise.reject(new Error('away'))),
    error: () => clock.now().getTime() - (noon + passed),
  };
}

test('a clock that agrees stays unchanged, to the millisecond', async () => {
  const { compare, pass, error } = aMachine(7);
  expect(error()).toBe(7);
  await compare();
  pass(minute);
  expect(error()).toBe(7);
});

test.each([10 * minute, -10 * minute])('a clock that is off by %i ms is corrected', async (off) => {
  const { compare, pass, error } = aMachine(off);
  expect(error()).toBe(off);
  await compare();
  pass(minute);
  expect(error()).toBe(0);
});

test.each([10 * minute, -10 * minute])('a clock that jumps by %i ms is not followed', async (off) => {
  const { machine, compare, pass, error } = aMachine(0);
  await compare();
  machine.off = off;
  pass(1);
  expect(error()).toBe(0);
});

test('the last comparison holds while the authority is unreachable', async () => {
  const { compare, compareInVain, pass, error } = aMachine(10 * minute);
  await compare();
  pass(minute);
  await compareInVain();
  expect(error()).toBe(0);
});

test('a response counts for the middle of its round trip, and a slow one is ignored', async () => {
  const { compare, error } = aMachine(10 * minute);
  await compare(501);
  expect(error()).toBe(10 * minute);
  await compare(500);
  expect(error()).toBe(0);
});
