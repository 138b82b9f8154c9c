import { changed, moved, replacedBy, without } from './lists';

const list = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key).join('');

test('an entry moves by places and stays at the ends', () => {
  expect(keys(moved(list, 0, 1))).toBe('bac');
  expect(keys(moved(list, 2, -2))).toBe('cab');
  expect(keys(moved(list, 0, -1))).toBe('abc');
  expect(keys(moved(list, 2, 1))).toBe('abc');
  expect(keys(moved(list, 9, -1))).toBe('abc');
});

test('an entry is changed, removed and replaced by its key', () => {
  expect(changed([{ key: 'a', text: 'x' }], 'a', { text: 'y' })).toEqual([{ key: 'a', text: 'y' }]);
  expect(keys(without(list, 'b'))).toBe('ac');
  expect(keys(replacedBy(list, 'b', [{ key: 'x' }, { key: 'y' }]))).toBe('axyc');
});
