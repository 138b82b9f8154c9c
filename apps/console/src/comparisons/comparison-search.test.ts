import { idsIn, validateComparisonSearch, validateComparisonsSearch } from './comparison-search';

const [first, second] = ['0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1', '9d2f6b1c-5a77-4f0c-8a51-2c0f9e6b7d34'];

test('ids are distinct, and other texts are dropped', () => {
  expect(idsIn(`${first}, ${second.toUpperCase()},x,${first}`)).toEqual([first, second]);
  expect(validateComparisonsSearch({ ids: `${first},<b>,${second}` })).toEqual({ ids: `${first},${second}` });
  expect(validateComparisonsSearch({ ids: 'none', page: 'b', start: 'yes', agent: 'x' })).toEqual({});
});

test('an agent is ignored if interviews are given', () => {
  expect(validateComparisonsSearch({ ids: first, agent: second })).toEqual({ ids: first });
  expect(validateComparisonsSearch({ agent: second, page: 3, start: true })).toEqual({
    agent: second,
    page: 3,
    start: true,
  });
});

test('filters of a comparison that do not exist are left out', () => {
  expect(validateComparisonSearch({ kind: 'single', question: 2 })).toEqual({ kind: 'single', question: 2 });
  expect(validateComparisonSearch({ kind: 'other', question: 0.5 })).toEqual({});
});
