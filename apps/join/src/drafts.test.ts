import { aStorage } from '../test/a-tab';
import { makeDraft } from './drafts';
import { utterancesOf } from './own-words';
import { forgetOld, openStorage } from './storage';

const refuse = (): never => {
  throw new Error('refused');
};
const now = () => 1000;

test('a draft is restored for the same interview only, until it is sent', () => {
  const storage = aStorage();
  makeDraft(storage, 'one', now).save('half an ans');
  expect(makeDraft(storage, 'one', now).load()).toBe('half an ans');
  expect(makeDraft(storage, 'two', now).load()).toBe('');
  makeDraft(storage, 'one', now).save('  ');
  expect(makeDraft(storage, 'one', now).load()).toBe('');
});

test('if storage is refused the next candidate is used; without any, a draft lasts as long as the page', () => {
  const full = { ...aStorage(), setItem: refuse } as Storage;
  const storage = aStorage();
  expect(
    openStorage(
      refuse,
      () => full,
      () => storage,
    ),
  ).toEqual({ store: storage, refused: false });
  const { store, refused } = openStorage(refuse, () => full);
  expect(refused).toBe(true);
  makeDraft(store, 'one', now).save('kept');
  expect(makeDraft(store, 'one', now).load()).toBe('kept');
});

test('a storage that fails later loses the draft, not the page', () => {
  const draft = makeDraft({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'one', now);
  draft.save('x');
  draft.clear();
  expect(draft.load()).toBe('');
});

test('abandoned drafts are deleted after a month; foreign data is left alone', () => {
  const items: Record<string, string> = { other: '{"at":0}', 'colloquy:x': '{"unsent":[]}' };
  const storage = Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, value: string) => void (items[key] = value) },
    removeItem: { value: (key: string) => delete items[key] },
  }) as unknown as Storage;
  makeDraft(storage, 'old', () => 0).save('old');
  makeDraft(storage, 'new', () => 30 * 86_400_000).save('new');
  forgetOld(() => storage, 32 * 86_400_000);
  expect(Object.keys(items)).toEqual(['other', 'colloquy:x', 'colloquy:draft:new']);
});

test('a text too long for one utterance is cut at a space, without loss', () => {
  expect(utterancesOf('  one two three ', 9)).toEqual(['one two', 'three']);
  expect(utterancesOf('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(utterancesOf(' ', 4)).toEqual([]);
});
