import { anAnsweredInterview } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const talk =
  'Every guest is special to us, and that is how we approach the whole matter, with passion and with a clear view of the future.';

test('fluent talk is no answer to a question for a quantity, and scores little', () => {
  const { findings, quality } = analyseInterview(
    anAnsweredInterview([
      ['How many guests do you have in a year?', talk],
      [
        'What does the evening cost a couple?',
        'Quality has its price, and quality pays off for people who believe in lasting values, honest partnership and a shared path.',
      ],
    ]),
  );
  expect(findings.map(({ verdict }) => verdict)).toEqual(['partly', 'partly']);
  expect(quality.score).toBeLessThan(40);
});

test('an insight without figures is an answer', () => {
  const { findings, quality } = analyseInterview(
    anAnsweredInterview([
      [
        'How often do guests return?',
        'Those who carried the plates themselves return, because they feel that the house is theirs. We never ask them to.',
      ],
      [
        'Why do guests stay away?',
        'They stay away when the waiter explains the food, since they feel examined.',
      ],
    ]),
  );
  expect(findings.map(({ verdict }) => verdict)).toEqual(['answered', 'answered']);
  expect(quality.score).toBeGreaterThan(40);
});
