import { parseViews, viewOf, withView } from './saved-views';

test('valid stored views are read, and all others are dropped', () => {
  const views = [
    { name: 'Planned', search: { status: 'SCHEDULED', page: 'x' } },
    { name: '', search: {} },
    { name: 'No search' },
    null,
  ];
  expect(parseViews(JSON.stringify(views))).toEqual([{ name: 'Planned', search: { status: 'SCHEDULED' } }]);
  const search = {
    agent: '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11',
    createdFrom: '2026-03-01',
    createdTo: '2026-03-07',
  };
  expect(parseViews(JSON.stringify(withView([], 'March', search)))).toEqual([{ name: 'March', search }]);
  for (const text of [null, '{', '{}', '1']) expect(parseViews(text)).toEqual([]);
});

test('a view of the same name is replaced, and the page is no part of it', () => {
  const one = withView([], 'Mine', { search: 'a', page: 3 });
  expect(one).toEqual([{ name: 'Mine', search: { search: 'a' } }]);
  expect(withView(one, 'Mine', { search: 'b' })).toEqual([{ name: 'Mine', search: { search: 'b' } }]);
});

test('the view of a search is found on every page of it', () => {
  const views = [{ name: 'Mine', search: { status: 'SCHEDULED', search: 'a' } as const }];
  expect(viewOf(views, { search: 'a', page: 2, status: 'SCHEDULED' })?.name).toBe('Mine');
  expect(viewOf(views, { search: 'a' })).toBeUndefined();
});
