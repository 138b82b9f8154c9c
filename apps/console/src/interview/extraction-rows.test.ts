import { extractionRows } from './extraction-rows';

const schema = {
  type: 'object',
  properties: {
    wait: { type: 'integer', description: 'Months of waiting' },
    bottlenecks: {
      type: 'array',
      items: { type: 'object', properties: { step: { type: 'string' }, worse: { type: 'boolean' } } },
    },
    spend: { type: 'number' },
  },
};

describe('extractionRows', () => {
  it('lists values with their names, paths and levels, lists and objects before what they hold', () => {
    const values = { wait: 9, bottlenecks: [{ step: 'Permits', worse: false }], spend: null };
    expect(extractionRows(schema, values)).toEqual([
      { path: '/wait', name: 'Months of waiting', level: 0, value: 9 },
      { path: '/bottlenecks', name: 'bottlenecks', level: 0, value: undefined },
      { path: '/bottlenecks/0', name: '1', level: 1, value: undefined },
      { path: '/bottlenecks/0/step', name: 'step', level: 2, value: 'Permits' },
      { path: '/bottlenecks/0/worse', name: 'worse', level: 2, value: false },
      { path: '/spend', name: 'spend', level: 0, value: null },
    ]);
  });

  it('shows values that the schema does not know any more, and nothing for no values', () => {
    expect(extractionRows({}, { a: 'b' })).toEqual([{ path: '/a', name: 'a', level: 0, value: 'b' }]);
    expect(extractionRows(null, null)).toEqual([]);
  });
});
