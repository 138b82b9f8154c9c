import type { Turn } from '../domain/session-state';
import type { Rehearsal } from './conduct-rehearsal';
import { analysisInputOf, reportOf } from './rehearsal-report';

const interview = {
  title: 'Heat pumps',
  subject: 'Retrofits',
  questions: ['Why?', 'How?'],
  language: 'en',
  expertLanguage: 'en',
  expertName: 'Jordan Reyes',
} as const;
const finding = (verdict: 'answered' | 'partly' | 'refused' | 'not_asked') => ({
  question: '',
  verdict,
  answer: null,
  answerTurnIds: [],
  claims: [],
});
const analysis = {
  findings: [finding('partly'), finding('not_asked')],
  conduct: { score: 87.4, reasons: ['Brief'] },
};

type Said = Partial<Turn> & Pick<Turn, 'role' | 'text'>;

function aRehearsal(said: readonly Said[], wishes: Rehearsal['wishes'] = []): Rehearsal {
  const turns = said.map((turn, sequence) => ({
    sessionId: 's',
    sequence,
    offsetMs: sequence * 1000,
    durationMs: turn.role === 'user' ? 800 : 0,
    act: '',
    utteranceId: '',
    ...turn,
  }));
  return { turns, wishes, ended: 'completed_natural_end', durationSeconds: 9 };
}
const agent = (act: string, questionIndex?: number): Said => ({
  role: 'agent',
  text: `${act} words`,
  act,
  ...(questionIndex === undefined ? {} : { questionIndex }),
});
const expert = (text: string): Said => ({ role: 'user', text });

test('questions tell whether they were asked, answered and followed up', () => {
  const { questions } = reportOf(
    aRehearsal([
      agent('greeting', 0),
      expert('Costs.'),
      agent('probe', 0),
      expert('Prices.'),
      agent('closing'),
    ]),
    interview,
    analysis,
  );
  expect(questions).toEqual([
    { asked: true, answered: true, probes: 1 },
    { asked: false, answered: false, probes: 0 },
  ]);
});

test('a wish to finish is honoured if the agent says goodbye, even after it has asked back', () => {
  const wishes = [{ wish: 'finish', turn: 1 }] as const;
  const honoured = (...after: Said[]) =>
    reportOf(
      aRehearsal([agent('greeting', 0), expert('I have to go.'), ...after], wishes),
      interview,
      analysis,
    ).wishes.map((wish) => wish.honoured);
  expect(honoured(agent('finish-later', 0))).toEqual([true]);
  expect(honoured(agent('clarify', 0), expert('Yes.'), agent('end', 0))).toEqual([true]);
  expect(honoured(agent('question', 1))).toEqual([false]);
  expect(honoured()).toEqual([false]);
});

test('words off the record are honoured if no transcript would contain them', () => {
  const wishes = [{ wish: 'off-the-record', turn: 1 }] as const;
  const honoured = (act: string) =>
    reportOf(
      aRehearsal([agent('greeting', 0), expert('Between us, a client left.'), agent(act, 0)], wishes),
      interview,
      analysis,
    ).wishes.map((wish) => wish.honoured);
  expect(honoured('off-the-record')).toEqual([true]);
  expect(honoured('question')).toEqual([false]);
});

test('the conduct has a rounded score with reasons, or says why it has none', () => {
  const rehearsal = aRehearsal([agent('greeting', 0)]);
  expect(reportOf(rehearsal, interview, analysis)).toMatchObject({
    conductScore: 87,
    conductReasons: ['Brief'],
  });
  const none = reportOf(rehearsal, interview, { ...analysis, conduct: { score: null, reasons: null } });
  expect(none.conductScore).toBeUndefined();
  expect(none.conductReasons).toHaveLength(1);
});

test('the report says that a language model worded the agent if it worded one turn', () => {
  const by = (wordedBy?: string) =>
    reportOf(
      aRehearsal([agent('greeting', 0), { ...agent('probe', 0), ...(wordedBy && { wordedBy }) }]),
      interview,
      analysis,
    ).wordedBy;
  expect([by(), by('embedded'), by('openai')]).toEqual(['embedded', 'embedded', 'openai']);
});

test('the analysis reads the turns with their times and acts', () => {
  const input = analysisInputOf(aRehearsal([agent('greeting', 0), expert('Um, costs.')]), interview);
  expect(input.turns).toMatchObject([
    { id: 't0', role: 'agent', timestampSecs: 0, act: { kind: 'greeting', questionIndex: 0 } },
    { id: 't1', role: 'user', timestampSecs: 1, durationSecs: 0.8 },
  ]);
});
