import { streamPauseMs } from './stream-pause';

test.each([
  [0, null, 3000],
  [1, null, 3000],
  [2, null, 6000],
  [4, null, 24_000],
  [5, null, 30_000],
  [1000, null, 30_000],
])(
  'after %i failures (Retry-After: %s) the stream is opened again within %i ms',
  (failures, retryAfter, longest) => {
    expect(streamPauseMs(failures, retryAfter, 1)).toBe(longest);
    expect(streamPauseMs(failures, retryAfter, 0)).toBe(longest * 0.75);
  },
);

test.each([
  ['40', 40_000],
  ['2', 2250],
  ['-1', 2250],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 2250],
  ['1e9', 300_000],
])('a server that asks for %s is obeyed', (retryAfter, shortest) => {
  expect(streamPauseMs(1, retryAfter, 0)).toBe(shortest);
});
