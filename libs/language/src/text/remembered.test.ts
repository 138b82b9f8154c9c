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

test('the cache is bounded, keeps the latest texts and excludes long ones', () => {
  const make = jest.fn(() => 1);
  remembering(() => {
    for (let n = 0; n < 3000; n += 1) remembered('words', String(n), make);
    make.mockClear();
    remembered('words', '2999', make);
    expect(make).not.toHaveBeenCalled();
    remembered('words', '0', make);
    expect(make).toHaveBeenCalledTimes(1);
    for (const each of ['long'.repeat(600), 'long'.repeat(600)]) remembered('words', each, make);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
