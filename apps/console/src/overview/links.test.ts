import { validateListSearch } from '../interviews/list-search';
import { completedFrom, completedSince, createdIn, isOnlyVersion } from './links';

const agent = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const counted = { created: 1, completed: 1, withdrawn: 0, medianSecondsToCompletion: null };
const intervals = ['2026-03-02', '2026-03-09', '2026-03-16'].map((day) => ({
  start: `${day}T00:00:00.000Z`,
  ...counted,
}));
const weeks = { from: '2026-03-04T00:00:00.000Z', to: '2026-03-19T00:00:00.000Z', intervals };

test('the interviews created in an interval are those of its days within the range', () => {
  expect([0, 1, 2].map((index) => createdIn(weeks, index))).toEqual([
    { createdFrom: '2026-03-04', createdTo: '2026-03-08' },
    { createdFrom: '2026-03-09', createdTo: '2026-03-15' },
    { createdFrom: '2026-03-16', createdTo: '2026-03-18' },
  ]);
});

test('completions are listed from the start of the interval, earliest first', () => {
  expect(completedFrom(weeks, 0)).toEqual({ completed: 'asc', since: weeks.from });
  expect(completedFrom(weeks, 1)).toEqual({ completed: 'asc', since: '2026-03-09T00:00:00.000Z' });
});

test('a link keeps the agent of the overview, and the list accepts it as it is', () => {
  for (const search of [
    createdIn(weeks, 1, agent),
    completedFrom(weeks, 1, agent),
    completedSince(weeks.from, agent),
  ]) {
    expect(search.agent).toBe(agent);
    expect(validateListSearch({ ...search })).toEqual(search);
  }
});

test('an agent with several versions in the table has no list for one of them', () => {
  const rows = ['a', 'b', 'b'].map((agentGroupId) => ({ agentGroupId }));
  expect(isOnlyVersion(rows, 'a')).toBe(true);
  expect(isOnlyVersion(rows, 'b')).toBe(false);
});
