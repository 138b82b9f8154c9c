import { keepDraftsOf } from './draft-owner';

function aStorage(entries: Record<string, string>): Storage {
  const known = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => known.get(key) ?? null,
    setItem: (key: string, value: string) => void known.set(key, value),
    clear: () => known.clear(),
  } as unknown as Storage;
}

test('drafts stay for the user who wrote them, and no other user sees them', () => {
  const storage = aStorage({});
  keepDraftsOf('ada', storage);
  storage.setItem('draft:interview-new', 'secret');
  keepDraftsOf('ada', storage);
  expect(storage.getItem('draft:interview-new')).toBe('secret');
  keepDraftsOf('eve', storage);
  expect(storage.getItem('draft:interview-new')).toBeNull();
});

test('drafts without an owner are forgotten', () => {
  const storage = aStorage({ 'draft:interview-new': 'secret' });
  keepDraftsOf('ada', storage);
  expect(storage.getItem('draft:interview-new')).toBeNull();
});
