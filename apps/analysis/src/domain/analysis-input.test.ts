import { aCompletion, aCompletionView } from '../../test/builders';
import { analysisInputOf } from './analysis-input';

test('the input contains the topic, the turns, the act of each agent turn, and the end of each session', () => {
  const view = aCompletionView(aCompletion(), [
    ['agent', 'What would you change?', 0],
    ['user', 'Nothing.', 0],
  ]);
  const [first, second] = view.turns;
  expect(analysisInputOf(view)).toEqual({
    topic: {
      title: 'Suppliers',
      subject: 'Choice of suppliers',
      objective: 'Find out what matters in a contract',
      profile: ['Head of Purchasing', 'Buyer, Norlund'],
    },
    questions: view.questions,
    language: 'en',
    expertName: 'Ada Example',
    turns: [
      {
        id: first?.id,
        role: 'agent',
        text: 'What would you change?',
        timestampSecs: 0.25,
        act: { kind: 'question', questionIndex: 0 },
      },
      { id: second?.id, role: 'user', text: 'Nothing.', timestampSecs: 10.25 },
    ],
    sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds: 600 }],
  });
});

test('the input contains the agent of each turn and the duration of a turn', () => {
  const view = aCompletionView(aCompletion(), [['agent', 'And prices?', 0]]);
  const [turn] = view.turns.map((each) => ({
    ...each,
    agentName: 'Pricing',
    agentKind: 'transfer',
    durationSecs: 2.5,
  }));
  expect(analysisInputOf({ ...view, turns: turn ? [turn] : [] }).turns).toMatchObject([
    { agent: { name: 'Pricing', kind: 'transfer' }, durationSecs: 2.5 },
  ]);
});

test('the input contains the request that an agent turn answers, so that the request does not count as an answer', () => {
  const view = aCompletionView(aCompletion(), [
    ['agent', 'What does it cost?', 0],
    ['user', 'Are you a real person?'],
    ['agent', 'I am a computer. What does it cost?', 0],
  ]);
  const turns = view.turns.map((turn, place) => (place === 2 ? { ...turn, request: 'are-you-human' } : turn));
  const [asked, , told] = analysisInputOf({ ...view, turns }).turns;
  expect(told?.act).toEqual({ kind: 'question', questionIndex: 0, request: 'are-you-human' });
  expect(asked?.act).not.toHaveProperty('request');
});

test('the input contains the question that an agent turn leaves out, with the answers to it', () => {
  const view = aCompletionView(aCompletion(), [['agent', 'What does it cost?', 0]]);
  const skips = { questionIndex: 1, answeredBy: ['s:3'] };
  const turns = view.turns.map((turn) => ({ ...turn, skips }));
  expect(analysisInputOf({ ...view, turns }).turns[0]?.act).toMatchObject({ skips });
});

test('unknown values are dropped', () => {
  const view = aCompletionView(aCompletion(), [['agent', 'Hm?']], { language: 'tlh' });
  const strange = {
    ...view,
    turns: view.turns.map((turn) => ({ ...turn, act: 'singing', request: 'encore', agentKind: 'soloist' })),
    sessions: view.sessions.map((session) => ({ ...session, disconnectReason: 'abducted' })),
  };
  expect(analysisInputOf(strange)).toMatchObject({ language: 'en', sessions: [{ disconnectReason: null }] });
  expect(analysisInputOf(strange).turns[0]).not.toHaveProperty('act');
  expect(analysisInputOf(strange).turns[0]).not.toHaveProperty('agent');
});
