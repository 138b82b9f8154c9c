import { isMediaKey } from './media-key';
import { chunkKey, recordedParts } from './recording-chunks';

const owner = { accountId: 'a', interviewId: 'i', sessionId: 's' };
const keys = (...chunks: [number, number][]) =>
  chunks.map(([partOffsetMs, index]) => chunkKey(owner, { partOffsetMs, index }));

test('chunks form the parts they were recorded in, in any listing order', () => {
  const all = keys([0, 0], [0, 1], [62_000, 0], [62_000, 1], [62_000, 2]);
  const expected = [
    { offsetMs: 0, keys: all.slice(0, 2) },
    { offsetMs: 62_000, keys: all.slice(2) },
  ];
  expect(recordedParts(all)).toEqual(expected);
  expect(recordedParts([...all].reverse())).toEqual(expected);
});

test('a part ends at the first missing chunk, and a part without its first chunk is dropped', () => {
  const all = keys([0, 0], [0, 1], [0, 3], [500, 1], [900, 0]);
  expect(recordedParts(all).map((part) => part.keys.length)).toEqual([2, 1]);
});

test('other keys are not chunks', () => {
  expect(recordedParts(['a/i/s/transcript.json', 'a/i/s/recording/1-2.webm'])).toEqual([]);
});

test('the key of every chunk of a long session is a media key and sorts by time', () => {
  const last = chunkKey(owner, { partOffsetMs: 999_999_999, index: 999_999 });
  expect(isMediaKey(last)).toBe(true);
  expect(keys([10, 0], [9, 0]).sort()).toEqual(keys([9, 0], [10, 0]));
});
