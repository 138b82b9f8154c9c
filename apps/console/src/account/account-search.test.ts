import { validateAccountSearch } from './account-search';

test('invalid search parameters are dropped', () => {
  const invoice = 'da680202-126f-8180-8dd2-02f941366dee';
  expect(validateAccountSearch({ tab: 'invoices', invoice, line: 0, page: 2 })).toEqual({
    tab: 'invoices',
    invoice,
    line: 0,
    page: 2,
  });
  expect(validateAccountSearch({ tab: 'usage', days: 7, by: 'agent' })).toEqual({
    tab: 'usage',
    days: 7,
    by: 'agent',
  });
  expect(validateAccountSearch({ tab: 'x', days: 8, by: 'day', invoice: '<>', line: 1, page: -1 })).toEqual(
    {},
  );
});
