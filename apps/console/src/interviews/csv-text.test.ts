import { safeCell, toCsv } from './csv-text';

test('cells with separators, quotes, line breaks and outer spaces are quoted', () => {
  expect(
    toCsv([
      ['a', 'b,c', 'd"e'],
      ['f\ng', ' h', ''],
    ]),
  ).toBe('\ufeffa,"b,c","d""e"\r\n"f\ng"," h",\r\n');
});

test('a cell that a spreadsheet would compute is marked as text', () => {
  expect(safeCell('=HYPERLINK("x")')).toBe('\'=HYPERLINK("x")');
  expect(safeCell('+49')).toBe("'+49");
  expect(safeCell('Heat')).toBe('Heat');
});
