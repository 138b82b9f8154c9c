import { unheardTurns, shareHeard } from './heard';
import { type InterviewerBrief, type SpokenTurn } from './interviewer';
import { nextMove } from './next-move';

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do all day long?', 'How do you choose your suppliers?'],
  expertName: 'Dana',
  compliance: 'Please do not share confidential information.',
  sessionId: 's2',
};
const [first = '', second = ''] = brief.questions;
const answer = 'We run forty plants in Poland and buy steel, packaging and transport for all of them.';
const greeting = nextMove(brief, []).text;
const greeted = (heard: string): SpokenTurn[] => [
  { role: 'agent', text: heard, act: { kind: 'greeting', questionIndex: 0 }, sessionId: 's2' },
  { role: 'user', text: 'Hello, one thing before that: the line is rather bad today.', sessionId: 's2' },
];

test('the heard share of a question is derived from its remaining words', () => {
  expect(shareHeard('Thank you. How do you choose', 'How do you choose?')).toBeCloseTo(0.94, 1);
  expect(shareHeard('Thank you. How do', second)).toBeLessThan(0.6);
  expect(shareHeard('Thank you.', second)).toBe(0);
  expect(shareHeard('', second)).toBe(0);
});

test('a greeting cut before the compliance text is followed by that text and the first question', () => {
  const { text, act } = nextMove(brief, greeted(greeting.slice(0, 30)));
  expect(text.endsWith(`${brief.compliance} ${first}`)).toBe(true);
  expect(act.questionIndex).toBe(0);
});

test('a compliance text with a missed word is repeated as a whole before the question', () => {
  const cut = greeting.slice(0, greeting.indexOf('confidential'));
  expect(nextMove(brief, greeted(cut)).text.endsWith(`${brief.compliance} ${first}`)).toBe(true);
});

test('a question of which less than 60 % was heard is asked again; one of which more was heard is not', () => {
  const half = greeting.slice(0, greeting.length - first.length + Math.floor(first.length * 0.5));
  expect(nextMove(brief, greeted(half)).text.endsWith(first)).toBe(true);
  const most = greeting.slice(0, greeting.length - first.length + Math.ceil(first.length * 0.7));
  const history: SpokenTurn[] = [
    ...greeted(most).slice(0, 1),
    { role: 'user', text: answer, sessionId: 's2' },
  ];
  expect(nextMove(brief, history).text.endsWith(second)).toBe(true);
});

test('words during a question that was cut off belong to the preceding answer', () => {
  const history: SpokenTurn[] = [
    { role: 'agent', text: greeting, act: { kind: 'greeting', questionIndex: 0 } },
    { role: 'user', text: answer },
    { role: 'agent', text: 'Thank you. How', act: { kind: 'question', questionIndex: 1 } },
    { role: 'user', text: 'And glass.' },
  ];
  const move = nextMove(brief, history);
  expect(move.text.endsWith(second)).toBe(true);
  expect(move.act).toEqual({ kind: 'question', questionIndex: 1 });
});

test('the last words of a broken session count as unheard in the session that continues it', () => {
  const history: SpokenTurn[] = [
    { role: 'agent', text: greeting, act: { kind: 'greeting', questionIndex: 0 }, sessionId: 's1' },
  ];
  expect(nextMove(brief, history).text).toBe(
    `Welcome back. Let us continue with this question. ${brief.compliance} ${first}`,
  );
  const answered: SpokenTurn[] = [
    ...history,
    { role: 'user', text: answer, sessionId: 's1' },
    {
      role: 'agent',
      text: `Thank you. ${second}`,
      act: { kind: 'question', questionIndex: 1 },
      sessionId: 's1',
    },
  ];
  expect(unheardTurns(answered, 's2')).toEqual(new Set([answered[2]]));
  expect(unheardTurns(answered, 's1')).toEqual(new Set());
  const { text } = nextMove(brief, answered);
  expect(text.endsWith(second)).toBe(true);
  expect(text).not.toContain(brief.compliance);
});

test('after a handoff, the compliance text still precedes the first question unless it was heard', () => {
  const history = greeted(greeting.slice(0, 30));
  const { text } = nextMove({ ...brief, takingOver: { introduces: true } }, history);
  expect(text.endsWith(`${brief.compliance} ${first}`)).toBe(true);
});
