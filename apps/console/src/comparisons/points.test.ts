import type { Point } from './comparison-models';
import { groupsOf, interviewsIn, ownWords, ownWordsOf, pointsThatFit, questionsIn } from './points';

const claim = (interviewId: string, text: string) => ({
  interviewId,
  turnId: null,
  sessionId: null,
  timestamp_secs: 1,
  text,
});

const point = (given: Partial<Point>): Point => ({
  question: 'Why?',
  kind: 'single',
  statement: 'Because.',
  positions: [{ statement: 'Because.', claims: [claim('a', 'Because.')] }],
  interviewCount: 1,
  ...given,
});

const points = [
  point({ question: 'Why?', kind: 'agreement' }),
  point({ question: null }),
  point({ question: 'When?' }),
  point({ question: 'Why?' }),
];

test('questions are distinct and in order', () => {
  expect(questionsIn(points)).toEqual(['Why?', 'When?']);
});

test('filters narrow by kind and question; an unknown question filters nothing', () => {
  expect(pointsThatFit(points, { question: 1 })).toEqual([points[0], points[3]]);
  expect(pointsThatFit(points, { question: 1, kind: 'single' })).toEqual([points[3]]);
  expect(pointsThatFit(points, { question: 9 })).toEqual(points);
});

test('points of a kind stand together by question', () => {
  expect(groupsOf([...points, point({ question: null })], 'single')).toEqual([
    { question: null, points: [points[1], points[1]] },
    { question: 'When?', points: [points[2]] },
    { question: 'Why?', points: [points[3]] },
  ]);
});

test('a statement is not shown twice: once as a sentence and once as the claim', () => {
  expect(ownWords('Because.', [claim('a', 'Because.')])).toBeNull();
  expect(ownWords('They say because.', [claim('a', 'Because.')])).toBe('They say because.');
  const sides = [
    { statement: 'Four months.', claims: [claim('a', 'It takes four months.')] },
    { statement: 'Nine months.', claims: [claim('b', 'Nine.')] },
  ];
  expect(ownWordsOf(point({ statement: 'Four months.', positions: sides }))).toBeNull();
  expect(ownWordsOf(point({ statement: 'It varies.', positions: sides }))).toBe('It varies.');
});

test('claims of one interview count once', () => {
  expect(interviewsIn({ claims: [claim('a', '1'), claim('b', '2'), claim('a', '3')] })).toBe(2);
});
