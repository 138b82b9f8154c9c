import { type InterviewerBrief, type SpokenTurn } from './interviewer';
import { nextMove } from './next-move';

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do?', 'How do you choose suppliers?'],
  expertName: 'Dana Meier',
  compliance: 'Please do not share confidential information.',
  consentIsDue: true,
  facts: {
    title: 'Steel in Europe',
    organisation: 'Norlund Research',
    purpose: '',
    channel: 'PHONE',
    isRecorded: true,
  },
};

function call(...said: string[]) {
  const history: SpokenTurn[] = [];
  let move = nextMove(brief, history);
  for (const text of said) {
    history.push({ role: 'agent', text: move.text, act: move.act }, { role: 'user', text });
    move = nextMove(brief, history);
  }
  return move;
}

test('the first words of a call say who asks, that it is recorded, and the compliance text, and ask for consent', () => {
  const { text, act } = call();
  for (const part of [
    'Nora',
    'Norlund Research',
    'Steel in Europe',
    'recorded',
    brief.compliance ?? '',
    'press 1',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain(brief.questions[0]);
  expect(act).toEqual({ kind: 'consent' });
});

test.each(['Yes.', 'Sure, go ahead', '1', 'I agree'])(
  '"%s" is consent to the words that were said',
  (said) => {
    const move = call(said);
    expect(move.text.endsWith(brief.questions[0] ?? '')).toBe(true);
    expect(move.text).not.toContain(brief.compliance);
    expect(move.consentTo).toContain(brief.compliance);
  },
);

test.each(['No.', '2', 'No thank you', 'I do not agree', 'Please end this call.'])(
  '"%s" is not consent',
  (said) => {
    expect(call(said)).toMatchObject({ kind: 'decline', act: { kind: 'decline' } });
  },
);

test.each(['Can we do this tomorrow?', 'Call me back in an hour, please.'])(
  '"%s" leaves the interview open for later',
  (said) => {
    expect(call(said)).toMatchObject({ kind: 'finish-later', act: { kind: 'finish-later' } });
  },
);

test('what the expert agrees to is said again on request', () => {
  const move = call('Sorry, can you say that again?');
  expect(move.act).toEqual({ kind: 'consent', request: 'repeat' });
  expect(move.text).toContain(brief.compliance);
});

test('questions are answered, then consent is asked for again', () => {
  const move = call('Who is this?');
  expect(move.text).toContain('Norlund Research');
  expect(move.act).toEqual({ kind: 'consent', request: expect.any(String) });
  expect(call('Who is this?', 'Yes').consentTo).toBeDefined();
});

test('an unclear reply is followed by two more requests, then counts as a no', () => {
  expect(call('We sell steel.')).toMatchObject({ kind: 'say', act: { kind: 'consent' } });
  expect(call('We sell steel.', 'And glass.')).toMatchObject({ kind: 'say' });
  expect(call('We sell steel.', 'And glass.', 'In Poland.')).toMatchObject({ kind: 'decline' });
});

test('a yes before the words were heard to their end is not consent', () => {
  const heard = nextMove(brief, []).text.slice(0, 60);
  const move = nextMove(brief, [
    { role: 'agent', text: heard, act: { kind: 'consent' } },
    { role: 'user', text: 'Yes.' },
  ]);
  expect(move.consentTo).toBeUndefined();
  expect(move.text).toContain('recorded');
  expect(move.text).toContain(brief.compliance);
});
