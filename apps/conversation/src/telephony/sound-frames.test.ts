import { makeSoundFrames } from './sound-frames';

/** Frames of 10 ms. */
const frames = () => makeSoundFrames({ sampleRate: 8000, frameSamples: 80 });
const sound = (ms: number) => new Int16Array(ms * 8).fill(1);
const shown = (cut: ReturnType<ReturnType<typeof frames>['take']>) =>
  cut.map(({ endMs, isGap }) => `${endMs}${isGap ? ' gap' : ''}`);

test('frames continue over messages of any length', () => {
  const { take } = frames();
  expect(shown(take(sound(25), 1000))).toEqual(['1010', '1020']);
  expect(shown(take(sound(4), 1025))).toEqual([]);
  expect(shown(take(sound(11), 1029))).toEqual(['1030', '1040']);
});

test('a gap of a frame or more is filled with silence; the sound before it that is no whole frame is dropped', () => {
  const { take } = frames();
  take(sound(15), 1000);
  const cut = take(sound(10), 1050);
  expect(shown(cut)).toEqual(['1025 gap', '1035 gap', '1045 gap', '1060']);
  expect(cut[0]?.samples.every((sample) => sample === 0)).toBe(true);
});

test('a gap of hours is filled with one second', () => {
  const { take } = frames();
  take(sound(10), 0);
  expect(take(sound(10), 3_600_000).filter(({ isGap }) => isGap)).toHaveLength(100);
});
