import type { RecordAnalysisMessage } from '@colloquy/contracts';
import type { Analysis, ConductSegment, Finding, QualitySegment } from '@colloquy/language';

type AnalysisMessage = Omit<RecordAnalysisMessage, 'accountId' | 'interviewId' | 'completion'>;

/** Maximum number of turns behind one statement: those of a whole session. An analysis is one message and one document. */
const maxTurnIds = 400;

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
      summary: evidence.summary.map(findingMessage),
      qualityReasons: evidence.qualityReasons.map(findingMessage),
      agentReasons: evidence.conductReasons.map(findingMessage),
      quotes: evidence.quotes.map(findingMessage),
    },
    analysedBy: analysis.by,
  };
}

const segmentMessage = ({ score, ...segment }: ConductSegment | QualitySegment) => ({
  ...segment,
  ...(score === null ? {} : { score }),
});

const findingMessage = ({ text, turnIds }: Finding) => ({ text, turnIds: turnIds.slice(0, maxTurnIds) });
