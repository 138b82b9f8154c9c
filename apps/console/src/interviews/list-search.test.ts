import { changedSearch, isNarrowed, listQueryOf, validateListSearch } from './list-search';

test('of an address, everything that fits is kept and everything else is left out', () => {
  const search = { page: 3, status: 'SCHEDULED', search: 'heat' };
  expect(validateListSearch(search)).toEqual(search);
  expect(validateListSearch({ completed: 'asc', since: '2026-03-01' })).toEqual({
    completed: 'asc',
    since: '2026-03-01',
  });
  expect(validateListSearch({ search: 2026 })).toEqual({ search: '2026' });
  const odd = { page: -1, status: 'ANY', search: '  ', completed: 'up', since: '2026-99-99', x: 1 };
  expect(validateListSearch(odd)).toEqual({});
  expect(validateListSearch({ search: 'x'.repeat(300) }).search).toHaveLength(200);
});

test('a day alone means the latest completions first', () => {
  expect(validateListSearch({ since: '2026-03-01' })).toEqual({ completed: 'desc', since: '2026-03-01' });
});

test('a change begins at the first page and removes what contradicts it', () => {
  expect(changedSearch({ page: 4, search: 'a' }, { search: 'b' })).toEqual({ search: 'b' });
  expect(changedSearch({ search: 'a' }, { page: 2 })).toEqual({ search: 'a', page: 2 });
  expect(changedSearch({ status: 'SCHEDULED' }, { completed: 'desc' })).toEqual({ completed: 'desc' });
  expect(changedSearch({ completed: 'asc', since: '2026-03-01' }, { status: 'SCHEDULED' })).toEqual({
    status: 'SCHEDULED',
  });
  expect(changedSearch({ completed: 'asc', since: '2026-03-01' }, { completed: undefined })).toEqual({});
  expect(isNarrowed({ page: 2 })).toBe(false);
  expect(isNarrowed({ search: 'a' })).toBe(true);
});

test('only the API’s own order is asked for', () => {
  expect(listQueryOf({}, 25)).toEqual({ page: 1, limit: 25 });
  expect(listQueryOf({ page: 2, status: 'SCHEDULED', search: 'x' }, 25)).toEqual({
    page: 2,
    limit: 25,
    status: 'SCHEDULED',
    search: 'x',
  });
  const midnight = new Date(2026, 2, 1).getTime();
  expect(listQueryOf({ completed: 'asc', since: '2026-03-01' }, 25)).toEqual({
    page: 1,
    limit: 25,
    sortOrder: 'asc',
    completedAfter: new Date(midnight - 1).toISOString(),
  });
});
