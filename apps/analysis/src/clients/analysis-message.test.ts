import type { Analysis } from '@colloquy/language';
import { analysisMessage } from './analysis-message';

const unscored: Analysis = {
  summary: null,
  quotes: [],
  quality: { score: null, reasons: null, endedEarly: true, expertDisengaged: false },
  conduct: { score: null, reasons: null },
};

test('without an analysis every field is left out, so that it reads null', () => {
  expect(analysisMessage(undefined)).toEqual({ analysed: false });
});

test('what was not scored is left out, with its reasons; why it was not is told', () => {
  expect(analysisMessage(unscored)).toEqual({
    analysed: true,
    quotes: [],
    qualityEndedEarly: true,
    qualityExpertDisengaged: false,
  });
});

test('all that was found is kept, a score of zero too', () => {
  const quote = { quote: 'q', speaker: 'expert', context: 'c', timestamp_secs: 1.5 } as const;
  const quality = { score: 0, reasons: ['r'], endedEarly: false, expertDisengaged: true };
  const analysis: Analysis = {
    summary: 's',
    quotes: [quote],
    quality,
    conduct: { score: 100, reasons: ['t'] },
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
  });
});
