import { type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { nextMove } from './next-move';
import { withheldTurns } from './record';

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do?', 'How do you choose suppliers?', 'What will change next year?'],
  expertName: 'Dana Meier',
  timeBudgetMs: 30 * 60_000,
  elapsedMs: 60_000,
  facts: {
    title: 'Steel in Europe',
    organisation: 'Norlund Research',
    purpose: '',
    channel: 'WEB',
    isRecorded: false,
  },
};
const [first = '', second = '', third = ''] = brief.questions;
const good =
  'We run forty plants in Poland and buy steel, packaging and transport for all of them every quarter.';

function converse(answers: readonly string[], given = brief) {
  const history: SpokenTurn[] = [];
  const moves: InterviewerMove[] = [];
  for (const answer of [undefined, ...answers]) {
    if (answer !== undefined) history.push({ role: 'user', text: answer });
    const move = nextMove(given, history);
    moves.push(move);
    history.push({ role: 'agent', text: move.text, act: move.act });
  }
  return { history, moves, last: moves.at(-1) as InterviewerMove };
}
const after = (...answers: string[]) => converse(answers).last;

test.each([
  'Stop. I do not want to answer any more questions. End this interview now.',
  'I said stop! Goodbye.',
  'Bitte beenden Sie das Gespräch sofort.',
])('"%s" ends at once with one sentence', (said) => {
  expect(after(said)).toMatchObject({ kind: 'end', act: { kind: 'end', request: 'end' } });
  expect(after(good, good, said)).toMatchObject({ kind: 'end' });
});

test.each([
  ['en', 'Can I talk to a human?', 'No person takes part'],
  ['en', 'Is there a person I could talk to?', 'contact the people who invited you'],
  ['de', 'Verbinden Sie mich mit einem Menschen.', 'kein Mensch'],
  ['es', '¿Me puede poner con un humano?', 'ninguna persona'],
  ['fr', 'Je voudrais parler à une vraie personne.', 'Aucun être humain'],
  ['it', 'Posso parlare con una persona vera?', 'Nessuna persona'],
  ['ja', '人間と話せますか。', '人間は参加しておりません'],
] as const)(
  '%s: "%s" is answered with what the expert can do, then with the question',
  (language, said, told) => {
    const { text, act } = converse([said], { ...brief, language }).last;
    expect(act).toEqual({ kind: 'inform', request: 'are-you-human', questionIndex: 0 });
    expect(text).toContain(told);
    expect(text.endsWith(first)).toBe(true);
  },
);

describe('a wish for another language', () => {
  test.each([
    ['en', 'Can we do this in Spanish?', 'English only'],
    ['en', 'Können wir Deutsch sprechen?', 'English only'],
    ['de', 'Können wir das auf Englisch machen?', 'nur auf Deutsch'],
    ['es', '¿Podemos hablar en inglés?', 'solo puedo hacer esta entrevista en español'],
  ] as const)(
    '%s: "%s" is no answer: the interviewer names its language and asks again',
    (language, said, told) => {
      const { last } = converse([said], { ...brief, language });
      expect(last.act).toEqual({ kind: 'inform', request: 'other-language', questionIndex: 0 });
      expect(last.text).toContain(told);
      expect(last.text.endsWith(first)).toBe(true);
    },
  );

  test('leads to the agent of another language if a transfer rule says so', () => {
    const rule = { ruleId: 'spanish', condition: 'The expert wants to speak Spanish', ordering: 0 };
    const given = { ...brief, transfers: [rule] };
    expect(converse(['Can we speak Spanish?'], given).last).toMatchObject({
      kind: 'transfer',
      ruleId: 'spanish',
    });
    expect(converse(['Can we speak Polish?'], given).last.act.request).toBe('other-language');
  });

  test('does not take the place of an answer in the same words', () => {
    const { text, act } = after(`${good} Could we do the rest in French?`);
    expect(act).toEqual({ kind: 'question', questionIndex: 1 });
    expect(text).toContain('English only');
  });
});

test('words before a wish to end count as an answer', () => {
  expect(after(`${good} Now please end the interview.`).act).toEqual({ kind: 'end', questionIndex: 0 });
});

test('a wish to end that may be part of a story is confirmed: yes ends, no continues', () => {
  const told = `I told them: stop the interview now. ${good}`;
  expect(after(told)).toMatchObject({ kind: 'say', act: { kind: 'clarify', request: 'end' } });
  expect(after(told, 'Yes.')).toMatchObject({ kind: 'end' });
  expect(after(told, 'Yes, please end the interview.')).toMatchObject({ kind: 'end' });
  const goesOn = after(told, 'No, that was the story.');
  expect(goesOn.text.endsWith(second)).toBe(true);
});

test.each(["I'd like to withdraw my consent.", 'Delete everything I said, please.'])(
  '"%s" withdraws',
  (said) => expect(after(good, said)).toMatchObject({ kind: 'withdraw', act: { kind: 'withdraw' } }),
);

test.each([
  ['Are you a real person?', 'software'],
  ['Is this being recorded?', 'not recorded'],
  ['Who is asking, and why?', 'Norlund Research'],
  ['Why do you want to know?', 'Steel in Europe'],
  ['How long will this take?', 'Questions left: 3.'],
])('"%s" is answered with a fact, not probed, and the question is repeated', (said, fact) => {
  const move = after(said);
  expect(move.text).toContain(fact);
  expect(move.text.endsWith(first)).toBe(true);
  expect(move.act.kind).toBe('inform');
  expect(converse([said, good]).last.text.endsWith(second)).toBe(true);
});

test('several questions are answered together, each fact once', () => {
  const { text } = after('Are you a real person? Is this being recorded? Who hears this?');
  expect(text).toContain('software');
  expect(text).toContain('not recorded');
  expect(text.split('Norlund Research')).toHaveLength(2);
});

test('the interviewer tells truthfully whether the call is recorded', () => {
  const facts = { ...brief.facts, isRecorded: true } as InterviewerBrief['facts'];
  const { last } = converse(['Is this being recorded?'], { ...brief, facts } as InterviewerBrief);
  expect(last.text).toContain('the sound of this conversation is recorded');
});

test('a question about the interview next to an answer is answered, and the answer counts', () => {
  const { text, act } = after(`${good} By the way, is this being recorded?`);
  expect(text).toContain('not recorded');
  expect(text.endsWith(second)).toBe(true);
  expect(act).toEqual({ kind: 'question', questionIndex: 1 });
});

test('a question is repeated, asked again if it was not understood, and a follow-up is repeated as such', () => {
  expect(after('Could you repeat that?').text.endsWith(first)).toBe(true);
  expect(after('What do you mean by team?').text.endsWith(first)).toBe(true);
  const probed = converse(['Steel.']).last;
  expect(probed.act.kind).toBe('probe');
  expect(after('Steel.', 'Sorry, could you say that again?').text.endsWith(probed.text)).toBe(true);
});

test('a skipped question is not asked again, and the refusal is not an answer', () => {
  const skipped = after('I would like to skip this question.');
  expect(skipped.act).toEqual({ kind: 'question', questionIndex: 1, request: 'skip' });
  expect(after(good, good, 'Skip this one, please.')).toMatchObject({ kind: 'close' });
});

test('going back asks the earlier question, then the open one again', () => {
  const back = converse([good, 'Can we go back to the previous question?', good]);
  expect(back.moves[2]?.text.endsWith(first)).toBe(true);
  expect(back.last.text.endsWith(second)).toBe(true);
  expect(converse([good, 'Go back to the previous question.', good, good]).last.text.endsWith(third)).toBe(
    true,
  );
  expect(after('Can we go back to the previous question?').text.endsWith(first)).toBe(true);
});

test('an answer that is taken back is withheld, and its question is asked again', () => {
  const { history, last } = converse([good, 'I would like to change my last answer.']);
  expect(last.text.endsWith(first)).toBe(true);
  expect([...withheldTurns(history)]).toEqual(expect.arrayContaining([1, 3]));
  expect(converse([good, 'I would like to change my last answer.', good]).last.text.endsWith(second)).toBe(
    true,
  );
});

test('an expert who asks for a moment gets one without a time limit', () => {
  expect(after('One moment, please.')).toMatchObject({
    kind: 'wait',
    act: { kind: 'wait', request: 'wait' },
  });
  expect(after('One moment, please.', good).text.endsWith(second)).toBe(true);
});

test('an expert who says that the answer was given already is not probed', () => {
  expect(after('Steel.', 'I already said that.').text.endsWith(second)).toBe(true);
});

test('an addition is heard, also after the closing words', () => {
  const closed = [good, good, good];
  expect(after(...closed, 'One more thing.')).toMatchObject({ kind: 'say', act: { kind: 'invite' } });
  const added = after(...closed, 'One more thing.', 'We also buy glass from Italy.');
  expect(added.kind).toBe('close');
  const said = after(...closed, 'And we also buy glass from three furnaces in Italy.');
  expect(said.kind).toBe('close');
  expect(said.text).not.toBe(converse(closed).last.text);
  expect(after('One more thing.', 'We also sell glass.').text.endsWith(first)).toBe(true);
});

test('a goodbye after the closing words gets no further reply', () => {
  expect(after(good, good, good, 'Thank you, bye.')).toMatchObject({ kind: 'end' });
  expect(after(good, good, good, 'Thanks.')).toMatchObject({ kind: 'end', text: '' });
});

test('words that must not be quoted are withheld, however the expert says so', () => {
  const { history, last } = converse(["You can't quote me on this, but the director was fired over it."]);
  expect(last.act.kind).toBe('off-the-record');
  expect(withheldTurns(history)).toContain(1);
});

test('a wish about the record after the closing words is granted, and goodbye is said again', () => {
  const { history, last } = converse([good, good, good, 'Please strike my last answer.']);
  expect(last.kind).toBe('close');
  expect(withheldTurns(history)).toContain(5);
});
