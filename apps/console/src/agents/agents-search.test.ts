import { validateAgentSearch, validateAgentsSearch } from './agents-search';

test('invalid search parameters are dropped', () => {
  expect(validateAgentsSearch({ role: 'ROOT', search: 'x', page: 2 })).toEqual({
    role: 'ROOT',
    search: 'x',
    page: 2,
  });
  expect(validateAgentsSearch({ role: 'ALL', search: 7, page: 'a' })).toEqual({ search: '7' });
  expect(
    validateAgentSearch({ tab: 'compare', left: 'v2', right: 'b104e37c-94ba-4e64-8921-78eaedb38505' }),
  ).toEqual({
    tab: 'compare',
    left: 'v2',
    right: 'b104e37c-94ba-4e64-8921-78eaedb38505',
  });
  expect(validateAgentSearch({ tab: 'rehearsals', page: 2 })).toEqual({ tab: 'rehearsals', page: 2 });
  expect(validateAgentSearch({ tab: 'other', left: '<script>', right: 'v0', page: 0 })).toEqual({});
});
