import { type AnalysisInput } from './analyst';
import { analyseInterview } from './embedded-analyst';

const questions = ['How do you grade wool?', 'What does shearing cost?', 'Who buys the fleece?'];

function anInterviewThatStops(last: string): AnalysisInput {
  const said = [
    ['agent', questions[0] ?? ''],
    [
      'user',
      'We grade wool by hand at a slatted table, because the machine cannot feel a break in the staple.',
    ],
    ['agent', questions[1] ?? ''],
    ['user', last],
    ['agent', 'Of course. Thank you.'],
  ] as const;
  return {
    questions,
    language: 'en',
    expertName: 'Effie Rowan',
    turns: said.map(([role, text], at) => ({ id: `t${at}`, role, text, timestampSecs: at * 15 })),
    sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds: 70 }],
  };
}

const told = (last: string) => {
  const { summary, quotes } = analyseInterview(anInterviewThatStops(last));
  return [summary, ...quotes.map(({ quote }) => quote)].join('\n');
};

test.each([
  'Shearing costs 2.40 a head. Forgive me, the dog has got the gate open, I have to dash.',
  'Shearing costs 2.40 a head. That is the vet at the door, I must see to her. Could you ring tomorrow?',
])('an answer is told without the words with which the expert leaves: %s', (last) => {
  expect(told(last)).toContain('Shearing costs 2.40 a head');
  expect(told(last)).not.toMatch(/dash|vet|ring tomorrow/);
});

test('words with which the expert only leaves are no answer', () => {
  const { findings } = analyseInterview(
    anInterviewThatStops("I'm so sorry, my lift is here and I can't keep them waiting."),
  );
  expect(findings.map(({ verdict }) => verdict)).toEqual(['answered', 'refused', 'not_asked']);
});

test('a last answer about the own work is told', () => {
  expect(told('I shear my own, and I charge the neighbours 2.40.')).toContain('I shear my own');
  expect(told('I pay the shearing gang in fleece.')).toContain('shearing gang');
});
