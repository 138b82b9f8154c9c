import { aStorage } from '../test/a-tab';
import { makeDraft } from './drafts';
import { utterancesOf } from './own-words';
import { forgetOld, openStorage } from './storage';

const refuse = (): never => {
  throw new Error('refused');
};
const now = () => 1000;

test('a draft is there again for the same interview and no other, until it is sent', () => {
  const storage = aStorage();
  makeDraft(storage, 'one', now).save('half an ans');
  expect(makeDraft(storage, 'one', now).load()).toBe('half an ans');
  expect(makeDraft(storage, 'two', now).load()).toBe('');
  makeDraft(storage, 'one', now).save('  ');
  expect(makeDraft(storage, 'one', now).load()).toBe('');
});

test('where storage is refused the next one is used, and without any a draft lasts as long as the page', () => {
  const full = { ...aStorage(), setItem: refuse } as Storage;
  const storage = aStorage();
  expect(
    openStorage(
      refuse,
      () => full,
      () => storage,
    ),
  ).toEqual({ keep: storage, refused: false });
  const { keep, refused } = openStorage(refuse, () => full);
  expect(refused).toBe(true);
  makeDraft(keep, 'one', now).save('kept');
  expect(makeDraft(keep, 'one', now).load()).toBe('kept');
});

test('a storage that fails later loses a draft, not the page', () => {
  const draft = makeDraft({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'one', now);
  draft.save('x');
  draft.clear();
  expect(draft.load()).toBe('');
});

test('words nobody came back for are forgotten after a month; what is not ours is left alone', () => {
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

test('a text too long for one utterance is cut at a space, and nothing of it is lost', () => {
  expect(utterancesOf('  one two three ', 9)).toEqual(['one two', 'three']);
  expect(utterancesOf('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(utterancesOf(' ', 4)).toEqual([]);
});
