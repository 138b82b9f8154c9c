import { makeCallClock, onSessionClock } from './call-clock';

/** A call clock on a test clock; 20 ms of sound are 160 samples. */
function aCall() {
  let nowMs = 1_000_000;
  const clock = makeCallClock(() => nowMs, 8000);
  return {
    clock,
    pass: (ms: number) => (nowMs += ms),
    /** Returns the start of the next 20 ms of sound, milliseconds since the beginning. */
    hear: (stampMs?: number) => clock.heard(160, stampMs).fromMs - 1_000_000,
  };
}

test('time is counted in samples, whatever the jitter of the network', () => {
  const { pass, hear } = aCall();
  pass(20);
  expect(hear()).toBe(0);
  pass(400); // held up
  expect([hear(), hear(), hear()]).toEqual([20, 40, 60]);
});

test('sound that was delayed for seconds gets the time of the provider’s timestamp', () => {
  const { pass, hear } = aCall();
  pass(20);
  expect(hear(7000)).toBe(0);
  pass(9000);
  expect([hear(7020), hear(7040)]).toEqual([20, 40]);
  expect(hear(9000)).toBe(2000); // nothing was sent in between
});

test('without timestamps a gap is recognised by its length', () => {
  const { pass, hear } = aCall();
  pass(20);
  hear();
  pass(3000);
  expect(hear()).toBe(3000);
});

test('sound that waited in this process gets its arrival time', () => {
  const { clock, pass } = aCall();
  const arrivedMs = clock.now();
  pass(2000);
  expect(clock.heard(160, 0, arrivedMs).fromMs).toBe(1_000_000 - 20);
});

test('a jump of the provider’s clock is ignored', () => {
  const { pass, hear } = aCall();
  const places = [0, 900_000_000, 900_000_020, 5].map((stampMs) => {
    pass(20);
    return hear(stampMs);
  });
  expect(places).toEqual([0, 20, 40, 60]);
});

test('sound is played after earlier sound unless that is dropped', () => {
  const { clock, pass } = aCall();
  expect(clock.played(8000)).toEqual({ fromMs: 1_000_000, toMs: 1_001_000 });
  expect(clock.played(8000).fromMs).toBe(1_001_000);
  pass(500);
  expect(clock.cleared()).toBe(1_000_500);
  expect(clock.played(8000).fromMs).toBe(1_000_500);
  pass(5000);
  expect(clock.played(8000).fromMs).toBe(1_005_500);
});

test('offsets count from the start of the session and are never negative', () => {
  const say = { type: 'say', utteranceId: 'u', text: 'Yes.', offsetMs: 10_500.25, durationMs: 1000 } as const;
  expect(onSessionClock(say, 10_000)).toMatchObject({ offsetMs: 500, durationMs: 1000 });
  expect(onSessionClock(say, 11_000)).toMatchObject({ offsetMs: 0, durationMs: 500 });
  expect(onSessionClock({ type: 'typing' }, 11_000)).toEqual({ type: 'typing' });
});
