import { makeDatabaseClock } from './database-clock';

const noon = Date.UTC(2026, 0, 1, 12);
const minute = 60_000;

/** A machine whose clock is `off`, before a database that takes `latency` to answer. */
function aMachine({ off = 0, latency = 10 } = {}) {
  let passed = 0;
  const machine = {
    off,
    latency,
    isAway: false,
    pass: (ms: number) => void (passed += ms),
    wall: () => noon + passed + machine.off,
    steady: () => 12_345 + passed,
  };
  const clock = makeDatabaseClock(async () => {
    if (machine.isAway) throw new Error('away');
    passed += machine.latency / 2;
    const answer = new Date(noon + passed);
    passed += machine.latency / 2;
    return answer;
  }, machine);
  const error = () => clock.now().getTime() - (noon + passed);
  return { machine, clock, error };
}

test('a clock that agrees with the database is left as it is, to the millisecond', async () => {
  const { machine, clock, error } = aMachine({ off: 7 });
  expect(error()).toBe(7);
  await clock.compare();
  machine.pass(minute);
  expect(error()).toBe(7);
});

test.each([10 * minute, -10 * minute])('a clock that is off by %i ms is put right', async (off) => {
  const { machine, clock, error } = aMachine({ off });
  await clock.compare();
  machine.pass(minute);
  expect(error()).toBe(0);
});

test.each([10 * minute, -10 * minute])('a clock that jumps by %i ms is not followed', async (off) => {
  const { machine, clock, error } = aMachine();
  await clock.compare();
  machine.off = off;
  machine.pass(1);
  expect(error()).toBe(0);
});

test('a database that is away, or slow to answer, changes nothing', async () => {
  const { machine, clock, error } = aMachine({ off: 10 * minute });
  await clock.compare();
  Object.assign(machine, { isAway: true });
  await clock.compare();
  Object.assign(machine, { isAway: false, latency: 5000 });
  await clock.compare();
  expect(error()).toBe(0);
});
