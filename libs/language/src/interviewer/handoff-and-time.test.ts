import { type InterviewerBrief, type SpokenTurn } from './interviewer';
import { closingMove, nextMove } from './next-move';
import { phrases } from './phrases';

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do?', 'How do you choose suppliers?', 'What will change next year?'],
  expertName: 'Dana Meier',
  compliance: 'Please do not share confidential information.',
  transfers: [{ ruleId: 'rule-1', condition: 'the expert mentions pricing or budgets', ordering: 1 }],
};
const history = (...answers: string[]): SpokenTurn[] => {
  const turns: SpokenTurn[] = [];
  for (const answer of answers) {
    const { text, act } = nextMove({ ...brief, transfers: [] }, turns);
    turns.push({ role: 'agent', text, act }, { role: 'user', text: answer });
  }
  return turns;
};

test('a rule that is met hands over without a message, and the move is repeatable', () => {
  const turns = history('Our budget was cut.');
  const move = nextMove(brief, turns);
  expect(move).toEqual({
    kind: 'transfer',
    text: '',
    act: { kind: 'transfer', questionIndex: 0 },
    by: 'embedded',
    ruleId: 'rule-1',
  });
  const told: SpokenTurn[] = [...turns, { role: 'agent', text: 'One moment.', act: move.act }];
  expect(nextMove(brief, told)).toEqual(move);
});

test('a request has priority over a rule, and words off the record meet no rule', () => {
  expect(nextMove(brief, history('Our budget was cut. Sorry, I have to go now.')).kind).toBe('finish-later');
  expect(nextMove(brief, history('Off the record, our budget was cut.')).act.kind).toBe('off-the-record');
});

describe('the agent that takes over', () => {
  const target = {
    ...brief,
    personaName: 'Max',
    transfers: brief.transfers,
    takingOver: { introduces: false },
  };
  const turns = history('Our budget was cut.');

  test('continues with the next question, without a second greeting or compliance text', () => {
    expect(nextMove(target, turns)).toMatchObject({
      kind: 'say',
      text: 'Thank you. How do you choose suppliers?',
      act: { kind: 'handoff', questionIndex: 1 },
    });
  });

  test('introduces itself if configured, with its first message or by its name', () => {
    const takingOver = { introduces: true };
    expect(nextMove({ ...target, takingOver }, turns).text).toBe(
      'My name is Max, and I am the AI interviewer for this conversation. How do you choose suppliers?',
    );
    expect(nextMove({ ...target, takingOver, firstMessage: 'I look after budgets.' }, turns).text).toBe(
      'I look after budgets. How do you choose suppliers?',
    );
  });

  test('asks the open question if nothing was answered, and the conversation continues from there', () => {
    const unanswered = turns.slice(0, 1);
    const move = nextMove(target, unanswered);
    expect(move).toMatchObject({
      text: 'What does your team do?',
      act: { kind: 'handoff', questionIndex: 0 },
    });
    const after: SpokenTurn[] = [
      ...turns,
      { role: 'agent', text: nextMove(target, turns).text, act: nextMove(target, turns).act },
      { role: 'user', text: "I don't know." },
    ];
    expect(nextMove(brief, after).act).toEqual({ kind: 'question', questionIndex: 2 });
  });
});

describe('a time budget', () => {
  const timed = (elapsedMs: number): InterviewerBrief => ({
    ...brief,
    transfers: [],
    timeBudgetMs: 900_000,
    elapsedMs,
    maxProbesPerQuestion: 1,
  });

  test('that is kept leaves room to follow up; an interview behind schedule asks the next question instead', () => {
    const turns = history('Steel.');
    expect(nextMove(timed(299_000), turns).act.kind).toBe('probe');
    expect(nextMove(timed(300_000), turns).act).toEqual({ kind: 'question', questionIndex: 1 });
  });

  test('gives a question the minutes of its guide, and the others an even share of the rest', () => {
    const turns = history('Steel.');
    const kindAt = (elapsedMs: number, ...minutes: (number | null)[]) => {
      const guides = minutes.map((each) => (each === null ? null : { minutes: each }));
      return nextMove({ ...timed(elapsedMs), guides }, turns).act.kind;
    };
    expect(kindAt(119_000, 2)).toBe('probe');
    expect(kindAt(120_000, 2)).toBe('question');
    expect(kindAt(389_000, null, 2)).toBe('probe');
    expect(kindAt(390_000, null, 2)).toBe('question');
    // 60 planned minutes for a budget of 15
    expect(kindAt(299_000, 20, 20, 20)).toBe('probe');
    expect(kindAt(300_000, 20, 20, 20)).toBe('question');
    expect(kindAt(299_000, null, 30, 30)).toBe('probe');
    expect(kindAt(300_000, null, 30, 30)).toBe('question');
  });

  test('that is used up ends the conversation with a proper closing instead of another question', () => {
    const turns = history('Steel.');
    expect(nextMove(timed(870_000), turns).kind).toBe('say');
    expect(nextMove(timed(870_001), turns)).toMatchObject({ kind: 'close', text: phrases.en.timeUp });
    expect(closingMove(timed(870_001), turns).text).toBe(phrases.en.timeUp);
  });

  test('never ends the conversation before the answer to a question, nor announces remaining questions if there are none', () => {
    expect(nextMove(timed(900_000), history('Steel.').slice(0, 1)).act.kind).toBe('resume');
    const through = history("I don't know.", "I don't know.", "I don't know.");
    expect(nextMove(timed(900_000), through).text).toBe(phrases.en.closing);
  });

  test('does not keep the expert from finishing later or striking an answer', () => {
    expect(nextMove(timed(900_000), history('Sorry, I have to go now.')).kind).toBe('finish-later');
    expect(nextMove(timed(900_000), history('Strike that.')).act.kind).toBe('strike-previous');
  });
});
