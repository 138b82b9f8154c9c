import { byteRange } from './byte-range';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=7-999', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
])('%s of ten bytes is one part', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,3-4',
  'lines=1-2',
  'bytes=a-b',
  'bytes=1e1-',
])('%j means the whole object', (header) => {
  expect(byteRange(header, 10)).toBe('whole');
});

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s is beyond the end of ten bytes',
  (header) => {
    expect(byteRange(header, 10)).toBe('unsatisfiable');
  },
);

test('every range of an empty object is unsatisfiable', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
