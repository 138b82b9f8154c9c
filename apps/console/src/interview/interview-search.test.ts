import { validateInterviewSearch } from './interview-search';

describe('validateInterviewSearch', () => {
  it('keeps what names a tab, a moment, words to find and a view', () => {
    const search = { tab: 'findings', at: 12.5, find: 'pumps', text: 'both' };
    expect(validateInterviewSearch(search)).toEqual(search);
  });

  it('drops parts that do not fit and keeps the others', () => {
    expect(
      validateInterviewSearch({ tab: 'secrets', at: -1, find: ['a'], text: 'klingon', page: 2 }),
    ).toEqual({});
    expect(validateInterviewSearch({ tab: 'scores', at: 'soon' })).toEqual({ tab: 'scores' });
  });

  it('finds a number as a word', () => {
    expect(validateInterviewSearch({ find: 2016 })).toEqual({ find: '2016' });
  });
});
