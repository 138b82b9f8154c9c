import { validateAccountSearch } from './account-search';

test('invalid search parameters are dropped', () => {
  const invoice = 'da680202-126f-8180-8dd2-02f941366dee';
  expect(validateAccountSearch({ tab: 'invoices', invoice, line: 0, page: 2 })).toEqual({
    tab: 'invoices',
    invoice,
    line: 0,
    page: 2,
  });
  const agent = '5f0a9a34-3d0e-4c37-9a8b-0f0c52f2a6f4';
  expect(validateAccountSearch({ tab: 'usage', agent })).toEqual({ tab: 'usage', agent });
  expect(validateAccountSearch({ tab: 'usage', agent: 'x' })).toEqual({ tab: 'usage' });
  expect(validateAccountSearch({ tab: 'usage', days: 7, by: 'agent' })).toEqual({
    tab: 'usage',
    days: 7,
    by: 'agent',
  });
  expect(validateAccountSearch({ tab: 'keys', key: 'new', variable: invoice })).toEqual({
    tab: 'keys',
    key: 'new',
    variable: invoice,
  });
  expect(validateAccountSearch({ tab: 'keys', key: 'old', variable: 1 })).toEqual({ tab: 'keys' });
  expect(validateAccountSearch({ tab: 'x', days: 8, by: 'day', invoice: '<>', line: 1, page: -1 })).toEqual(
    {},
  );
});
