import { type Analysis, type AnalysisTurn, type QuestionFinding } from './analyst';
import { checkEvidence } from './check-evidence';

const turns: AnalysisTurn[] = [
  { id: 'a', role: 'agent', text: 'What slows it down?', timestampSecs: 0 },
  { id: 'b', role: 'user', text: 'Permits take nine months.', timestampSecs: 5 },
  { id: 'c', role: 'user', text: 'They doubled, no, tripled.', timestampSecs: 9 },
];

const anAnalysis = (change: Partial<Analysis>): Analysis => ({
  by: 'embedded',
  summary: null,
  quotes: [],
  quality: { score: null, reasons: null, endedEarly: false, expertDisengaged: false },
  conduct: { score: null, reasons: null },
  qualitySegments: [],
  conductSegments: [],
  findings: [],
  evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  ...change,
});
const checked = (finding: Partial<QuestionFinding>) => {
  const whole = {
    question: 'Why?',
    verdict: 'answered' as const,
    answer: null,
    answerTurnIds: [],
    claims: [],
    ...finding,
  };
  return checkEvidence(anAnalysis({ findings: [whole] }), turns).findings[0];
};

test('claims are kept if they are verbatim in one of their turns', () => {
  const claims = [
    { text: 'Permits take nine months.', turnIds: ['c', 'b'] },
    { text: 'Permits take nine', turnIds: ['c'] },
    { text: 'Permits take two months.', turnIds: ['b'] },
    { text: 'What slows it down?', turnIds: ['a'] },
    { text: 'They trip', turnIds: ['c'] },
  ].map((claim) => ({ ...claim, stance: 'asserted' as const, offset: 0 }));
  expect(checked({ claims })?.claims).toEqual([
    { text: 'Permits take nine months.', turnIds: ['b'], stance: 'asserted', offset: 0 },
  ]);
});

test('an answer names turns of the expert; else it is dropped', () => {
  expect(checked({ answer: 'Permits do.', answerTurnIds: ['a', 'b', 'z'] })).toMatchObject({
    answer: 'Permits do.',
    answerTurnIds: ['b'],
  });
  for (const answerTurnIds of [[], ['a'], ['z']]) {
    expect(checked({ answer: 'Permits do.', answerTurnIds })).toMatchObject({
      verdict: 'answered',
      answer: null,
      answerTurnIds: [],
    });
  }
});

test('reasons of a score need a turn; reasons why there is no score do not', () => {
  const reasons = ['Cannot judge: in another language.'];
  const unjudged = checkEvidence(anAnalysis({ conduct: { score: null, reasons } }), turns);
  expect(unjudged.conduct).toEqual({ score: null, reasons });
  expect(unjudged.quality.reasons).toBeNull();
  expect(checkEvidence(anAnalysis({ conduct: { score: 5, reasons } }), turns).conduct).toEqual({
    score: 5,
    reasons: [],
  });
});
