import { z } from 'zod';
import { atMostEntries } from './fields';
import { listInterviewsQuery } from './interview-list';

const names = atMostEntries(2, z.record(z.string().regex(/^[a-z]+$/, 'must be a name'), z.string()));
const problemsOf = (value: unknown) => names.safeParse(value).error?.issues.map(({ message }) => message);

test('a record with too many entries has one problem, however many of its entries are wrong', () => {
  expect(names.parse({ a: 'x', b: 'y' })).toEqual({ a: 'x', b: 'y' });
  expect(problemsOf({ A: 'x', b: 'y' })).toHaveLength(1);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`K${n}`, n]));
  expect(problemsOf(many)).toEqual(['must have at most 2 entries']);
  for (const value of [null, 7, 'text', []]) expect(problemsOf(value)).toHaveLength(1);
});

test.each([
  [{ search: 'pump', page: '500' }, true],
  [{ search: 'pump', page: '501' }, false],
  [{ search: 'pump', page: '100', limit: '100' }, true],
  [{ search: 'pump', page: '101', limit: '100' }, false],
  [{ search: '', page: '1000000' }, true],
  [{ page: '1000000', limit: '100' }, true],
])('the page of the list query %j is within reach: %s', (query, expected) => {
  expect(listInterviewsQuery.safeParse(query).success).toBe(expected);
});
