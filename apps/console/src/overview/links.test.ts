import { validateListSearch } from '../interviews/list-search';
import { completedInInterval, countedIn, createdIn, foundIn, withdrawnIn } from './links';

const agent = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const counted = { created: 1, completed: 1, withdrawn: 0, medianSecondsToCompletion: null };
const intervals = ['2026-03-02', '2026-03-09', '2026-03-16'].map((day) => ({
  start: `${day}T00:00:00.000Z`,
  ...counted,
}));
const tests = 'hidden';
const weeks = { from: '2026-03-04T00:00:00.000Z', to: '2026-03-19T00:00:00.000Z', intervals };

test('the interviews created in an interval are those of its days within the range', () => {
  expect([0, 1, 2].map((index) => createdIn(weeks, index))).toEqual([
    { createdFrom: '2026-03-04', createdTo: '2026-03-08', tests },
    { createdFrom: '2026-03-09', createdTo: '2026-03-15', tests },
    { createdFrom: '2026-03-16', createdTo: '2026-03-18', tests },
  ]);
});

test('the interviews completed in an interval are those within the range', () => {
  expect([0, 1, 2].map((index) => completedInInterval(weeks, index))).toEqual([
    { completed: 'desc', since: weeks.from, until: '2026-03-09T00:00:00.000Z', tests },
    { completed: 'desc', since: '2026-03-09T00:00:00.000Z', until: '2026-03-16T00:00:00.000Z', tests },
    { completed: 'desc', since: '2026-03-16T00:00:00.000Z', until: weeks.to, tests },
  ]);
});

test('the interviews withdrawn in an interval are those of its days within the range', () => {
  expect([0, 2].map((index) => withdrawnIn(weeks, index))).toEqual([
    { status: 'WITHDRAWN', withdrawnFrom: '2026-03-04', withdrawnTo: '2026-03-08', tests },
    { status: 'WITHDRAWN', withdrawnFrom: '2026-03-16', withdrawnTo: '2026-03-18', tests },
  ]);
});

test('statistics count no test interviews and distributions no withdrawn ones, nor do their links', () => {
  const range = { completed: 'desc', since: weeks.from, until: weeks.to, tests };
  expect(countedIn(weeks, { channel: 'NONE' })).toEqual({ ...range, channel: 'NONE', withdrawn: 'hidden' });
  const finding = { question: 2, verdict: 'refused' } as const;
  expect(foundIn(weeks, finding, undefined)).toEqual({ ...range, ...finding });
});

test('a link keeps the agent of the overview, and the list accepts it as it is', () => {
  for (const search of [
    createdIn(weeks, 1, agent),
    completedInInterval(weeks, 1, agent),
    withdrawnIn(weeks, 1, agent),
    foundIn(weeks, { question: 1, verdict: 'not_asked' }, agent),
    countedIn(weeks, { agent, version: 3 }),
    countedIn(weeks, { agent, channel: 'PHONE' }),
    countedIn(weeks, { agent, language: 'de' }),
  ]) {
    expect(search.agent).toBe(agent);
    expect(validateListSearch({ ...search })).toEqual(search);
  }
});
