import { validateInterviewSearch } from './interview-search';

describe('validateInterviewSearch', () => {
  it('keeps a valid tab, moment, view and words to find', () => {
    const search = { tab: 'findings', at: 12.5, find: 'pumps', text: 'both' };
    expect(validateInterviewSearch(search)).toEqual(search);
  });

  it('drops invalid parameters and keeps the others', () => {
    expect(
      validateInterviewSearch({ tab: 'secrets', at: -1, find: ['a'], text: 'klingon', page: 2 }),
    ).toEqual({});
    expect(validateInterviewSearch({ tab: 'scores', at: 'soon' })).toEqual({ tab: 'scores' });
  });

  it('reads a number as words to find', () => {
    expect(validateInterviewSearch({ find: 2016 })).toEqual({ find: '2016' });
  });
});
