import type { RecordAnalysisMessage } from '@colloquy/contracts';
import type {
  Analysis,
  ClaimFinding,
  ConductSegment,
  Extraction,
  Finding,
  QualitySegment,
  QuestionFinding,
} from '@colloquy/language';

type AnalysisMessage = Omit<RecordAnalysisMessage, 'accountId' | 'interviewId' | 'completion'>;

/** Maximum number of turns per statement. */
const maxTurnIds = 400;

/** Maximum size of the claims of an analysis, bytes; each question has an equal share. */
const maxClaimBytes = 256 * 1024;

const turnIdBytes = 50;

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
    ...(quality.score === null ? {} : { qualityScore: quality.score }),
    ...(quality.reasons ? { qualityReasons: quality.reasons } : {}),
    qualityEndedEarly: quality.endedEarly,
    qualityExpertDisengaged: quality.expertDisengaged,
    ...(conduct.score === null ? {} : { agentScore: conduct.score }),
    ...(conduct.reasons ? { agentReasons: conduct.reasons } : {}),
    qualitySegments: analysis.qualitySegments.map(segmentMessage),
    agentSegments: analysis.conductSegments.map(segmentMessage),
    findings: analysis.findings.map((each) =>
      questionFindingMessage(each, maxClaimBytes / analysis.findings.length),
    ),
    ...(analysis.extraction === undefined ? {} : { extraction: extractionMessage(analysis.extraction) }),
    evidence: {
      summary: evidence.summary.map(findingMessage),
      qualityReasons: evidence.qualityReasons.map(findingMessage),
      agentReasons: evidence.conductReasons.map(findingMessage),
      quotes: evidence.quotes.map(findingMessage),
    },
    analysedBy: analysis.by,
  };
}

const extractionMessage = (extraction: Extraction | null) =>
  extraction ? { ...extraction, values: JSON.stringify(extraction.values) } : {};

const segmentMessage = ({ score, ...segment }: ConductSegment | QualitySegment) => ({
  ...segment,
  ...(score === null ? {} : { score }),
});

function questionFindingMessage(finding: QuestionFinding, maxBytes: number) {
  const { answer, answerTurnIds = [], claims, ...rest } = finding;
  let bytes = 0;
  const first = claims.map(claimMessage).filter(({ text, turnIds }) => {
    bytes += Buffer.byteLength(text) + turnIdBytes * turnIds.length;
    return bytes <= maxBytes;
  });
  return {
    ...rest,
    ...(answer === null ? {} : { answer }),
    answerTurnIds: answerTurnIds.slice(0, maxTurnIds),
    claims: first,
  };
}

const claimMessage = ({ stance, offset, ...claim }: ClaimFinding) => ({
  ...findingMessage(claim),
  stance,
  offset,
});

const findingMessage = ({ text, turnIds }: Finding) => ({ text, turnIds: turnIds.slice(0, maxTurnIds) });
