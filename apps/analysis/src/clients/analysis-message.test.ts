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
  evidence,
};
const noEvidence = { summary: [], qualityReasons: [], agentReasons: [], quotes: [] };

test('without an analysis every field is absent, so that it reads null', () => {
  expect(analysisMessage(undefined)).toEqual({ analysed: false });
});

test('a missing score is absent together with its reasons, and the flags tell why it is missing', () => {
  expect(analysisMessage(unscored)).toEqual({
    analysed: true,
    quotes: [],
    qualityEndedEarly: true,
    qualityExpertDisengaged: false,
    qualitySegments: [],
    agentSegments: [],
    evidence: noEvidence,
    analysedBy: 'embedded',
  });
});

test('every result is kept, including a score of zero', () => {
  const quote = { quote: 'q', speaker: 'expert', context: 'c', timestamp_secs: 1.5 } as const;
  const quality = { score: 0, reasons: ['r'], endedEarly: false, expertDisengaged: true };
  const stands = [{ text: 's', turnIds: ['a:1'] }];
  const analysis: Analysis = {
    by: 'openai',
    summary: 's',
    quotes: [quote],
    quality,
    conduct: { score: 100, reasons: ['t'] },
    qualitySegments: [{ agent: 'A', kind: 'root', score: 0, reasons: ['r'] }],
    conductSegments: [{ agent: 'A', score: null, reasons: ['t'] }],
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
    evidence: { ...noEvidence, agentReasons: stands },
    analysedBy: 'openai',
  });
});
