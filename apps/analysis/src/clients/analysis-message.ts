import type { RecordAnalysisMessage } from '@colloquy/contracts';
import type { Analysis } from '@colloquy/language';

type AnalysisMessage = Omit<RecordAnalysisMessage, 'accountId' | 'interviewId' | 'completion'>;

/** An analysis as the interview service takes it; what is left out reads null in the API. */
export function analysisMessage(analysis: Analysis | undefined): AnalysisMessage {
  if (!analysis) return { analysed: false };
  const { summary, quotes, quality, conduct } = analysis;
  return {
    analysed: true,
    ...(summary === null ? {} : { summary }),
    quotes: quotes.map(({ quote, context, timestamp_secs }) => ({
      quote,
      context,
      timestampSecs: timestamp_secs,
    })),
    ...(quality.score === null ? {} : { qualityScore: quality.score, qualityReasons: quality.reasons ?? [] }),
    qualityEndedEarly: quality.endedEarly,
    qualityExpertDisengaged: quality.expertDisengaged,
    ...(conduct.score === null ? {} : { agentScore: conduct.score, agentReasons: conduct.reasons ?? [] }),
  };
}
