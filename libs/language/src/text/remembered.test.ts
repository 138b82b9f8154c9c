import { remembered, remembering } from './remembered';

test('a result is computed once for each kind and text while remembering, and again afterwards', () => {
  const made: string[] = [];
  const make = (kind: string, text: string) =>
    remembered(kind, text, () => {
      made.push(`${kind} ${text}`);
      return text.length;
    });
  make('words', 'before');
  remembering(() => {
    make('words', 'same');
    expect(make('words', 'same')).toBe(4);
    expect(make('sentences', 'same')).toBe(4);
    remembering(() => make('words', 'same'));
    make('words', 'same');
  });
  make('words', 'same');
  expect(made).toEqual(['words before', 'words same', 'sentences same', 'words same']);
});

test('a failure ends the cache', () => {
  const fail = () =>
    remembering(() => {
      remembered('words', 'text', () => 1);
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  expect(remembered('words', 'text', () => 2)).toBe(2);
});

test('the cache is bounded and excludes long texts', () => {
  const make = jest.fn(() => 1);
  remembering(() => {
    for (let n = 0; n < 3000; n += 1) remembered('words', String(n), make);
    make.mockClear();
    remembered('words', '1999', make);
    expect(make).not.toHaveBeenCalled();
    for (const text of ['2000', 'long'.repeat(600)]) {
      remembered('words', text, make);
      remembered('words', text, make);
    }
    expect(make).toHaveBeenCalledTimes(4);
  });
});
