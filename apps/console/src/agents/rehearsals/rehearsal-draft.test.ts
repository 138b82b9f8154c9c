import { bodyOf, exampleOf, problemOf, type RehearsalDraft } from './rehearsal-draft';

const draft: RehearsalDraft = {
  persona: 'brief',
  title: ' Heat pumps ',
  subject: ' Retrofits ',
  questions: ' Why? \n\nHow?\n',
};

test('a draft is sent without blank lines and surrounding space', () => {
  expect(bodyOf(draft)).toEqual({
    persona: 'brief',
    title: 'Heat pumps',
    callSubject: 'Retrofits',
    questions: ['Why?', 'How?'],
  });
});

test('a draft without a title, a subject or questions is not sent', () => {
  for (const empty of [{ title: ' ' }, { subject: '' }, { questions: ' \n ' }]) {
    expect(bodyOf({ ...draft, ...empty })).toBeUndefined();
  }
});

test('there are 1 to 20 questions of at most 2000 characters', () => {
  const problem = (questions: string) => problemOf({ ...draft, questions });
  expect(problem('')).toBe('none');
  expect(problem('Why?\n'.repeat(20))).toBeUndefined();
  expect(problem('Why?\n'.repeat(21))).toBe('tooMany');
  expect(problem('x'.repeat(2000))).toBeUndefined();
  expect(problem('x'.repeat(2001))).toBe('tooLong');
});

test('the examples can be sent as they are', () => {
  expect(bodyOf(exampleOf({ subject: 'Your work', questions: 'What?\nWhy?' }))).toEqual({
    persona: 'cooperative',
    title: 'Your work',
    callSubject: 'Your work',
    questions: ['What?', 'Why?'],
  });
});
