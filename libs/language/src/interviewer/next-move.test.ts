import fc from 'fast-check';
import { languages } from '@colloquy/contracts';
import { progressOf } from './conversation-state';
import { embeddedInterviewer } from './embedded-interviewer';
import { type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { cannotHearMove, nextMove, notHeardPrompt, silencePrompt } from './next-move';
import { phrases } from './phrases';

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do?', 'How do you choose suppliers?', 'What will change next year?'],
  expertName: 'Dana Meier',
  compliance: 'Please do not share confidential information.',
};
const good =
  'We run forty plants in Poland and buy steel, packaging and transport for all of them every quarter.';

/** Gives the expert's `answers` one after the other. Returns the whole conversation. */
function converse(given: InterviewerBrief, answers: readonly string[]) {
  const history: SpokenTurn[] = [];
  const moves: InterviewerMove[] = [];
  for (const answer of [undefined, ...answers]) {
    if (answer !== undefined) history.push({ role: 'user', text: answer });
    const move = nextMove(given, history);
    moves.push(move);
    history.push({ role: 'agent', text: move.text, act: move.act });
  }
  return { history, moves };
}
const kinds = (moves: readonly InterviewerMove[]) => moves.map(({ act }) => act.kind);
const agentSays = (history: readonly SpokenTurn[]) =>
  history.filter(({ role }) => role === 'agent').map(({ text }) => text).join('\n'); // prettier-ignore
const timesSaid = (history: readonly SpokenTurn[], text: string) => agentSays(history).split(text).length - 1;

test('the first turn greets by persona and name, says the compliance text and asks the first question', () => {
  expect(nextMove(brief, [])).toEqual({
    kind: 'say',
    text:
      'Hello Dana Meier, and thank you for taking part. My name is Nora, and I am the AI interviewer for this ' +
      'conversation. Please do not share confidential information. What does your team do?',
    act: { kind: 'greeting', questionIndex: 0 },
    by: 'embedded',
  });
});

describe('an expert who cannot be heard', () => {
  const facts = { title: '', organisation: '', purpose: '', channel: 'PHONE', isRecorded: true } as const;
  const inCall = { ...brief, facts };

  test('is told another way to answer: by the link, on the page by typing, and to the request for consent by key', () => {
    expect(notHeardPrompt(inCall).text).toMatch(/could not hear.*say it again.*link/s);
    expect(notHeardPrompt({ ...brief, facts: { ...facts, channel: 'WEB' } }).text).toMatch(
      /type your answer/,
    );
    expect(notHeardPrompt({ ...inCall, consentIsDue: true }).text).toMatch(/press 1 for yes/);
  });

  test('hears at last who calls next, if anybody can', () => {
    const last = (nextCall?: 'platform' | 'expert') =>
      cannotHearMove({ ...brief, facts: { ...facts, ...(nextCall && { nextCall }) } }).text;
    expect(last('platform')).toMatch(/cannot hear you.*I will call you again\..*Goodbye/s);
    expect(last('expert')).toMatch(/cannot hear you.*You can call this number again\..*Goodbye/s);
    expect(last()).not.toMatch(/call you again|this number/);
  });

  test.each(['', 'Hello? Can you hear me now?'])(
    'hears the question again in the next call: "%s"',
    (said) => {
      const { history } = converse(inCall, [good]);
      const end = cannotHearMove(inCall);
      history.push({ role: 'agent', text: end.text, act: end.act });
      if (said) history.push({ role: 'user', text: said });
      const move = nextMove(inCall, history);
      expect(move.act).toEqual({ kind: 'resume', questionIndex: 1 });
      expect(move.text.endsWith('How do you choose suppliers?')).toBe(true);
    },
  );
});

test('a first message of the client replaces the greeting', () => {
  const { text } = nextMove({ ...brief, firstMessage: 'Welcome to Acme Research' }, []);
  expect(text).toBe(
    'Welcome to Acme Research. Please do not share confidential information. What does your team do?',
  );
});

test('full answers lead through every question in order, word for word, to the closing', () => {
  const { moves, history } = converse(brief, [good, good, good]);
  expect(kinds(moves)).toEqual(['greeting', 'question', 'question', 'closing']);
  expect(moves.at(-1)?.kind).toBe('close');
  for (const question of brief.questions) expect(timesSaid(history, question)).toBe(1);
  expect(moves[1]?.text).toBe('Thank you. How do you choose suppliers?');
  expect(moves[2]?.text).toBe('I see. What will change next year?');
});

test('a thin answer is probed once, then the interview continues whatever the expert says', () => {
  const { moves } = converse(brief, ['We buy steel.', 'Mostly steel.', good]);
  expect(kinds(moves)).toEqual(['greeting', 'probe', 'question', 'question']);
});

test('the number of probes is configurable, and consecutive probes differ in wording', () => {
  const { moves } = converse({ ...brief, maxProbesPerQuestion: 2 }, ['Steel.', 'Yes.', 'No.']);
  expect(kinds(moves)).toEqual(['greeting', 'probe', 'probe', 'question']);
  expect(moves[1]?.text).not.toBe(moves[2]?.text);
  expect(kinds(converse({ ...brief, maxProbesPerQuestion: 0 }, ['Steel.']).moves)).toEqual([
    'greeting',
    'question',
  ]);
});

test('the guide of a question decides how often its answer is probed', () => {
  const guides = [{ probes: 0 }, { probes: 3 }, null];
  const { moves } = converse({ ...brief, guides }, [
    'Steel.',
    'Price.',
    'Yes.',
    'No.',
    'Ok.',
    'None.',
    'No.',
  ]);
  expect(kinds(moves)).toEqual([
    'greeting',
    'question',
    'probe',
    'probe',
    'probe',
    'question',
    'probe',
    'closing',
  ]);
  expect(new Set(moves.slice(2, 5).map(({ text }) => text)).size).toBe(3);
});

test('a refusal or a lack of knowledge is not probed', () => {
  for (const refusal of ["I don't know.", "I'd rather not say.", 'No comment.', 'Next question, please.']) {
    expect(kinds(converse(brief, [refusal]).moves)).toEqual(['greeting', 'question']);
  }
});

test('a question is repeated on request; the request is neither an answer nor probed', () => {
  const { moves, history } = converse(brief, ['Sorry, can you repeat?', 'Steel.', good]);
  expect(kinds(moves)).toEqual(['greeting', 'repeat', 'probe', 'question']);
  expect(moves[1]?.text).toContain(brief.questions[0]);
  expect(progressOf(history.slice(0, 3), brief.questions)).toEqual({ asked: 1, answered: 0, total: 3 });
});

test('a request to finish later is granted, and the open question waits', () => {
  const { moves, history } = converse(brief, [good, 'Sorry, can we continue tomorrow?']);
  expect(moves.at(-1)).toMatchObject({
    kind: 'finish-later',
    act: { kind: 'finish-later', questionIndex: 1 },
  });
  const resumed = nextMove(brief, history);
  expect(resumed.text).toBe('Welcome back. Let us continue with this question. How do you choose suppliers?');
  expect(resumed.act).toEqual({ kind: 'resume', questionIndex: 1 });
});

test('words off the record are acknowledged as such', () => {
  const { moves } = converse(brief, ['Off the record, we nearly closed two of them.']);
  expect(moves[1]).toMatchObject({ kind: 'say', act: { kind: 'off-the-record', questionIndex: 0 } });
});

test.each([
  ['Two of them have no fire certificate. Could we keep that one out of it?', 'strike'],
  [
    'We run forty plants. You did not hear that from me, but last autumn we relabelled a pallet of old hops.',
    'off-the-record',
  ],
  ['Could we keep that one out of it?', 'strike-previous'],
])('a wish for confidentiality in unusual words counts if no model recognises requests: %s', (said, kind) => {
  const history: SpokenTurn[] = [...converse(brief, [good]).history, { role: 'user', text: said }];
  expect(nextMove(brief, history, undefined, true).act.kind).toBe(kind);
  expect(nextMove(brief, history).act.kind).not.toBe(kind);
});

test('a request that is recognised comes before a wish for confidentiality that is only likely', () => {
  const text = 'Kindly consider our little chat concluded from this very instant onwards.';
  const history: SpokenTurn[] = [...converse(brief, []).history, { role: 'user', text }];
  const end = { kind: 'end', certain: true, hasAnswer: false } as const;
  expect(nextMove(brief, history, [end], true).kind).toBe('end');
});

test('a resumed conversation repeats the open question without a second greeting', () => {
  const { history } = converse(brief, [good]);
  const silent: SpokenTurn[] = [...history, { role: 'agent', text: '?', act: silencePrompt(brief, 1).act }];
  for (const turns of [history, silent]) {
    const move = nextMove(brief, turns);
    expect(move.text).toContain(brief.questions[1]);
    expect(move.text).not.toMatch(/Nora|confidential/);
  }
});

test('after a crash before the reaction, replay gives the same reaction', () => {
  const { history, moves } = converse(brief, [good, 'Steel.', good]);
  for (let turns = 0; turns < history.length; turns += 2) {
    const stored = JSON.parse(JSON.stringify(history.slice(0, turns))) as SpokenTurn[];
    expect(nextMove(brief, stored)).toEqual(moves[turns / 2]);
  }
});

test('an answer in several turns, with a silence prompt in between, is one answer', () => {
  const { history } = converse(brief, []);
  const prompt = silencePrompt(brief, 1);
  const turns: SpokenTurn[] = [
    ...history,
    { role: 'user', text: 'We run forty plants' },
    { role: 'agent', text: prompt.text, act: prompt.act },
    { role: 'user', text: 'in Poland and buy steel, packaging and transport for them.' },
  ];
  expect(nextMove(brief, turns).act).toEqual({ kind: 'question', questionIndex: 1 });
});

test('three consecutive silences get three different prompts', () => {
  const prompts = [1, 2, 3, 9].map((n) => silencePrompt(brief, n).text);
  expect(new Set(prompts).size).toBe(3);
  expect(prompts[3]).toBe(prompts[2]);
});

test('whatever the expert says, in every language, each question is asked exactly once and the end is reached', () => {
  const utterance = fc.oneof(
    fc.constantFrom(good, 'Steel.', '', "I don't know.", 'can you repeat?', 'off the record', '40', '...'),
    fc.string({ maxLength: 80 }),
  );
  fc.assert(
    fc.property(fc.array(utterance, { maxLength: 12 }), fc.constantFrom(...languages), (said, language) => {
      const given = { ...brief, language };
      const { history, moves } = converse(given, [...said, ...Array<string>(6).fill(good)]);
      expect(kinds(moves)).toContain('closing');
      expect(timesSaid(history, 'confidential')).toBe(1);
      const asked = moves.filter(({ act }) => act.kind === 'question' || act.kind === 'greeting');
      expect(asked.map(({ act }) => act.questionIndex)).toEqual([0, 1, 2]);
      asked.forEach((move, index) => expect(move.text.endsWith(given.questions[index] ?? '')).toBe(true));
      expect(moves.find(({ kind }) => kind === 'close')?.text).toBe(phrases[language].closing);
    }),
    { numRuns: 300 },
  );
});

test('progress counts questions: asked, answered and in total', () => {
  const { history } = converse(brief, [good, 'Steel.']);
  expect(progressOf([], brief.questions)).toEqual({ asked: 0, answered: 0, total: 3 });
  expect(progressOf(history, brief.questions)).toEqual({ asked: 2, answered: 2, total: 3 });
});

test('an aborted wait is rejected with its reason', async () => {
  const reason = new Error('gone');
  await expect(embeddedInterviewer().next(brief, [], AbortSignal.abort(reason))).rejects.toBe(reason);
  await expect(embeddedInterviewer().next(brief, [], new AbortController().signal)).resolves.toEqual(
    nextMove(brief, []),
  );
});

test.each(['I am back.', 'So.', 'Well, here I am again.'])(
  'after time to think, "%s" is no answer, and the question is asked again',
  (said) => {
    const { moves } = converse(brief, ['Hold on a second.', said, 'Steel.']);
    expect(kinds(moves)).toEqual(['greeting', 'wait', 'resume', 'probe']);
  },
);

test.each(['Steel.', 'Yes.', 'No.'])('after time to think, "%s" is an answer', (said) => {
  const { moves } = converse(brief, ['Hold on a second.', said]);
  expect(moves.at(-1)?.act.kind).not.toBe('resume');
});

test.each([
  ['en', 'Can we go back to the first question?'],
  ['de', 'Können wir zur ersten Frage zurückgehen?'],
  ['fr', 'On peut revenir à la première question ?'],
  ['es', '¿Podemos volver a la primera pregunta?'],
  ['it', 'Possiamo tornare alla prima domanda?'],
] as const)('%s: the first question is asked again on request, not the last one', (language, said) => {
  const { moves } = converse({ ...brief, language, maxProbesPerQuestion: 0 }, [good, good, said]);
  expect(moves.at(-1)?.act).toEqual({ kind: 'repeat', request: 'go-back', questionIndex: 0 });
});
