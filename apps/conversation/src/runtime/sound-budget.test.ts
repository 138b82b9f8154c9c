import { makeLiveSoundBudget, makeSoundBudget } from './sound-budget';

const startedAtMs = 1_000_000;

function aBudget() {
  let nowMs = startedAtMs;
  const mayStore = makeSoundBudget(startedAtMs, { now: () => new Date(nowMs) });
  const send = (partOffsetMs: number, bytes = 4000) =>
    mayStore({ partOffsetMs, index: 0, sound: new Uint8Array(bytes) });
  return { send, pass: (ms: number) => void (nowMs += ms) };
}

test('sound begins no later than now, give or take the difference of two clocks', () => {
  const { send, pass } = aBudget();
  expect([send(30_000), send(30_001)]).toEqual([true, false]);
  pass(60_000);
  expect([send(90_000), send(86_400_000)]).toEqual([true, false]);
});

test('two hours of a recording in pieces of a second are taken, at four times the usual rate', () => {
  const { send, pass } = aBudget();
  for (let second = 0; second < 7200; second++) {
    pass(1000);
    expect(send(0, 16_000)).toBe(true);
  }
});

test('more sound than time is refused until time has passed, and small pieces are limited in number', () => {
  for (const [bytes, pieces] of [
    [60_000, 32],
    [1, 480],
  ] as const) {
    const { send, pass } = aBudget();
    for (let sent = 0; sent < pieces; sent++) expect(send(0, bytes)).toBe(true);
    expect(send(0, bytes)).toBe(false);
    pass(5000);
    expect(send(0, bytes)).toBe(true);
  }
});

test('live sound lasts no longer than the session, give or take what a client has kept', () => {
  let nowMs = startedAtMs;
  const mayTake = makeLiveSoundBudget({ now: () => new Date(nowMs) });
  expect([mayTake(15_000), mayTake(50)]).toEqual([true, false]);
  nowMs += 100;
  expect([mayTake(50), mayTake(50), mayTake(50)]).toEqual([true, true, false]);
});
