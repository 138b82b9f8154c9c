import type { Analysis } from '@colloquy/language';
import { analysisMessage } from './analysis-message';

const evidence = { summary: [], qualityReasons: [], conductReasons: [], quotes: [] };
const unscored: Analysis = {
  by: 'embedded',
  summary: null,
  quotes: [],
  quality: { score: null, reasons: null, endedEarly: true, expertDisengaged: false },
  conduct: { score: null, reasons: null },
  qualitySegments: [],
  conductSegments: [],
  findings: [],
  evidence,
};
const noEvidence = { summary: [], qualityReasons: [], agentReasons: [], quotes: [] };

test('without an analysis every field is absent, so that it reads null', () => {
  expect(analysisMessage(undefined)).toEqual({ analysed: false });
});

test('a score that is missing has no reasons if the expert said almost nothing; the flags tell why', () => {
  expect(analysisMessage(unscored)).toEqual({
    analysed: true,
    quotes: [],
    qualityEndedEarly: true,
    qualityExpertDisengaged: false,
    qualitySegments: [],
    agentSegments: [],
    findings: [],
    evidence: noEvidence,
    analysedBy: 'embedded',
  });
});

test('values are sent as text; without a model there are none', () => {
  const evidence = [{ path: '/volume', quote: '40 tonnes', turnId: 'a' }];
  expect(analysisMessage({ ...unscored, extraction: { values: { volume: 40 }, evidence } })).toMatchObject({
    extraction: { values: '{"volume":40}', evidence },
  });
  expect(analysisMessage({ ...unscored, extraction: null })).toMatchObject({ extraction: {} });
  expect(analysisMessage(unscored)).not.toHaveProperty('extraction');
});

test('a score that the analyst cannot judge keeps its reasons', () => {
  const quality = { ...unscored.quality, reasons: ['Cannot judge: in another language.'] };
  const message = analysisMessage({
    ...unscored,
    quality,
    conduct: { score: null, reasons: ['Cannot judge.'] },
  });
  expect(message).toMatchObject({ qualityReasons: quality.reasons, agentReasons: ['Cannot judge.'] });
  expect(message).not.toHaveProperty('qualityScore');
  expect(message).not.toHaveProperty('agentScore');
});

test('the claims of a question are bounded in bytes, however many there are', () => {
  const claims = Array.from({ length: 10_000 }, (_, n) => ({
    text: `${n} ${'ä'.repeat(100)}`,
    turnIds: ['s:1'],
    stance: 'asserted' as const,
    offset: n,
  }));
  const findings = ['Why?', 'How?'].map((question) => ({
    question,
    verdict: 'answered' as const,
    answer: null,
    answerTurnIds: [],
    claims: question === 'Why?' ? claims : claims.slice(0, 3),
  }));
  const [long, short] = analysisMessage({ ...unscored, findings }).findings ?? [];
  expect(long?.claims).toEqual(claims.slice(0, long?.claims?.length));
  expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(50_000);
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(150_000);
  expect(short?.claims).toHaveLength(3);
});

test('every result is kept, including a score of zero', () => {
  const quote = { quote: 'q', speaker: 'expert', context: 'c', timestamp_secs: 1.5 } as const;
  const quality = { score: 0, reasons: ['r'], endedEarly: false, expertDisengaged: true };
  const stands = [{ text: 's', turnIds: ['a:1'] }];
  const claims = [{ text: 's', turnIds: ['a:1'], stance: 'reported' as const, offset: 0 }];
  const analysis: Analysis = {
    by: 'openai',
    summary: 's',
    quotes: [quote],
    quality,
    conduct: { score: 100, reasons: ['t'] },
    qualitySegments: [{ agent: 'A', kind: 'root', score: 0, reasons: ['r'] }],
    conductSegments: [{ agent: 'A', score: null, reasons: ['t'] }],
    findings: [
      { question: 'Why?', verdict: 'partly', answer: 'Because.', answerTurnIds: ['a:1'], claims },
      { question: 'How?', verdict: 'not_asked', answer: null, answerTurnIds: [], claims: [] },
    ],
    evidence: { ...evidence, conductReasons: stands },
  };
  expect(analysisMessage(analysis)).toEqual({
    analysed: true,
    summary: 's',
    quotes: [{ quote: 'q', context: 'c', timestampSecs: 1.5 }],
    qualityScore: 0,
    qualityReasons: ['r'],
    qualityEndedEarly: false,
    qualityExpertDisengaged: true,
    agentScore: 100,
    agentReasons: ['t'],
    qualitySegments: [{ agent: 'A', kind: 'root', score: 0, reasons: ['r'] }],
    agentSegments: [{ agent: 'A', reasons: ['t'] }],
    findings: [
      { question: 'Why?', verdict: 'partly', answer: 'Because.', answerTurnIds: ['a:1'], claims },
      { question: 'How?', verdict: 'not_asked', answerTurnIds: [], claims: [] },
    ],
    evidence: { ...noEvidence, agentReasons: stands },
    analysedBy: 'openai',
  });
});
