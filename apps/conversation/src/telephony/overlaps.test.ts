import { makeOverlaps } from './overlaps';

function atTime() {
  let nowMs = 10_000;
  const overlaps = makeOverlaps(() => nowMs);
  return { overlaps, pass: (ms: number) => (nowMs += ms) };
}

test('speech overlaps while the interviewer speaks, and is asked about once', () => {
  const { overlaps } = atTime();
  overlaps.began(9900);
  expect(overlaps.take(9900, true)).toBe(true);
  expect(overlaps.take(9900, true)).toBe(false);
  expect(overlaps.take(1, true)).toBe(false);
});

test('speech that begins long before the interviewer ends overlaps; shortly before, it is an early answer', () => {
  const { overlaps, pass } = atTime();
  overlaps.began(1);
  pass(1000);
  overlaps.began(2);
  overlaps.interviewerEnded();
  expect(overlaps.take(1, false)).toBe(true);
  expect(overlaps.take(2, false)).toBe(false);
});
