import { makeOrderedFrames } from './ordered-frames';

/** Returns the frames with these numbers in the order in which they are delivered. */
function delivered(...numbers: (number | undefined)[]): (number | undefined)[] {
  const frames: (number | undefined)[] = [];
  const take = makeOrderedFrames<number | undefined>((frame) => frames.push(frame));
  for (const number of numbers) take(number, number);
  return frames;
}

test('frames are brought into order', () => {
  expect(delivered(1, 2, 4, 3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(delivered(7, 9, 10, 8)).toEqual([7, 8, 9, 10]);
});

test('a lost frame delays five frames; later frames are delivered at once', () => {
  expect(delivered(1, 3, 4, 5, 6, 7)).toEqual([1]);
  expect(delivered(1, 3, 4, 5, 6, 7, 8, 9)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
});

test('no frame is dropped, whatever its number', () => {
  expect(delivered(3, 3, 3, 1, undefined)).toEqual([3, 3, 3, 1, undefined]);
});
