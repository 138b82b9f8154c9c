import { type DiffRow, lineDiff } from './line-diff';

const short = ({ kind, left, right }: DiffRow) => [kind, left, right];

test('equal texts have equal lines only', () => {
  expect(lineDiff('a\nb', 'a\nb').map(({ kind }) => kind)).toEqual(['same', 'same']);
  expect(lineDiff('', '')).toEqual([]);
});

test('a line in between is added or removed and moves nothing else', () => {
  expect(lineDiff('a\nc', 'a\nb\nc').map(short)).toEqual([
    ['same', 'a', 'a'],
    ['added', undefined, 'b'],
    ['same', 'c', 'c'],
  ]);
  expect(lineDiff('a\nb\nc', 'a\nc').map(short)[1]).toEqual(['removed', 'b', undefined]);
});

test('a replaced line stands beside its replacement', () => {
  expect(lineDiff('a\nb\nc\nd', 'a\nX\nc\nY\nd').map(short)).toEqual([
    ['same', 'a', 'a'],
    ['changed', 'b', 'X'],
    ['same', 'c', 'c'],
    ['added', undefined, 'Y'],
    ['same', 'd', 'd'],
  ]);
});

test('both sides can be read off the rows, also of long texts with nothing in common', () => {
  const text = (word: string, lines: number) =>
    Array.from({ length: lines }, (_, n) => `${word}${n % 7}`).join('\n');
  for (const [left, right] of [
    [text('a', 40), `${text('b', 5)}\n${text('a', 30)}`],
    [text('a', 5000), text('b', 5000)],
    ['', 'only'],
  ] as const) {
    const rows = lineDiff(left, right);
    const side = (name: 'left' | 'right') =>
      rows.flatMap((row) => (row[name] === undefined ? [] : [row[name]])).join('\n');
    expect([side('left'), side('right')]).toEqual([left, right]);
  }
});
