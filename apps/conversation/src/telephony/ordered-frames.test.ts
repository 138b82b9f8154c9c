import { makeOrderedFrames } from './ordered-frames';

function aLine() {
  const frames: (number | undefined)[] = [];
  const { take, flush } = makeOrderedFrames<number | undefined>((frame) => frames.push(frame));
  return { frames, flush, take: (...numbers: (number | undefined)[]) => numbers.forEach((n) => take(n, n)) };
}

function delivered(...numbers: (number | undefined)[]): (number | undefined)[] {
  const { take, frames } = aLine();
  take(...numbers);
  return frames;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('frames are brought into order', () => {
  expect(delivered(1, 2, 4, 3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(delivered(7, 9, 10, 8)).toEqual([7, 8, 9, 10]);
});

test('a lost frame delays five frames; later frames are delivered at once', () => {
  expect(delivered(1, 3, 4, 5, 6, 7)).toEqual([1]);
  expect(delivered(1, 3, 4, 5, 6, 7, 8, 9)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
});

test('a frame that comes after its turn is delivered, whatever its number', () => {
  expect(delivered(3, 1, 2, undefined, undefined)).toEqual([3, 1, 2, undefined, undefined]);
  expect(delivered(1, 3, 4, 5, 6, 7, 8, 2)).toEqual([1, 3, 4, 5, 6, 7, 8, 2]);
});

test('a frame that comes twice is delivered once', () => {
  expect(delivered(1, 2, 2, 3)).toEqual([1, 2, 3]);
  expect(delivered(1, 3, 3, 2, 3, 2, 4)).toEqual([1, 2, 3, 4]);
  expect(delivered(1, 3, 4, 5, 6, 7, 8, 2, 2, 9)).toEqual([1, 3, 4, 5, 6, 7, 8, 2, 9]);
});

test('numbers that begin anew are delivered', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  expect(delivered(...numbers, 0, 1, 2)).toEqual([...numbers, 0, 1, 2]);
});

test('frames behind a lost one are delivered when the line is quiet, and it is late then', () => {
  const { take, frames } = aLine();
  take(1, 3, 4);
  jest.advanceTimersByTime(150);
  take(5, 7);
  jest.advanceTimersByTime(150);
  expect(frames).toEqual([1]);
  jest.advanceTimersByTime(50);
  expect(frames).toEqual([1, 3, 4, 5, 7]);
  take(2, 8, 9);
  expect(frames).toEqual([1, 3, 4, 5, 7, 2, 8, 9]);
});

test('frames that wait are delivered at the end', () => {
  const { take, frames, flush } = aLine();
  take(1, 3, 6);
  flush();
  flush();
  expect(frames).toEqual([1, 3, 6]);
});
