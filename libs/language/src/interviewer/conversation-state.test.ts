import { recentWords } from './conversation-state';

test('of a very long monologue only the last 30,000 characters are considered', () => {
  const unanswered = ['Stop the interview.', 'word '.repeat(10_000), 'And that is all.'];
  expect(recentWords({ unanswered })).toHaveLength(30_000);
  expect(recentWords({ unanswered }).endsWith('And that is all.')).toBe(true);
  expect(recentWords({ unanswered: ['We buy flour.', 'And sugar.'] })).toBe('We buy flour. And sugar.');
});
