import type { RecordAnalysisMessage } from '@colloquy/contracts';
import type { Analysis, ConductSegment, QualitySegment } from '@colloquy/language';

type AnalysisMessage = Omit<RecordAnalysisMessage, 'accountId' | 'interviewId' | 'completion'>;

/** Converts an analysis to the message of the interview service; absent fields read null in the API. */
export function analysisMessage(analysis: Analysis | undefined): AnalysisMessage {
  if (!analysis) return { analysed: false };
  const { summary, quotes, quality, conduct, evidence } = analysis;
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
    qualitySegments: analysis.qualitySegments.map(segmentMessage),
    agentSegments: analysis.conductSegments.map(segmentMessage),
    evidence: {
      summary: evidence.summary,
      qualityReasons: evidence.qualityReasons,
      agentReasons: evidence.conductReasons,
      quotes: evidence.quotes,
    },
    analysedBy: analysis.by,
  };
}

const segmentMessage = ({ score, ...segment }: ConductSegment | QualitySegment) => ({
  ...segment,
  ...(score === null ? {} : { score }),
});
