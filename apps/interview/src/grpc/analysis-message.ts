import { type RecordAnalysisMessage, stances, verdicts } from '@colloquy/contracts';
import type {
  Claim,
  Analysis,
  ConductSegment,
  Evidence,
  Extraction,
  Finding,
  QuestionFinding,
} from '../domain/analysis';

type Evidences = NonNullable<RecordAnalysisMessage['evidence']>;
type Segments = NonNullable<RecordAnalysisMessage['agentSegments']>;

/** Missing scores, and the reasons of a missing score, become null. */
export function toAnalysis(request: RecordAnalysisMessage, now: Date): Omit<Analysis, 'generatedAt'> {
  const analysed = request.analysed ?? false;
  const qualityScore = request.qualityScore ?? null;
  const agentScore = request.agentScore ?? null;
  return {
    summary: request.summary ?? null,
    quotes: analysed
      ? (request.quotes ?? []).map(({ quote = '', context = '', timestampSecs = 0 }) => ({
          quote,
          context,
          timestampSecs: Number(timestampSecs),
        }))
      : null,
    quality: {
      score: qualityScore === null ? null : Number(qualityScore),
      reasons: toReasons(qualityScore, request.qualityReasons),
      scoredAt: qualityScore === null ? null : now,
      endedEarly: request.qualityEndedEarly ?? null,
      expertDisengaged: request.qualityExpertDisengaged ?? null,
    },
    conduct: {
      score: agentScore === null ? null : Number(agentScore),
      reasons: toReasons(agentScore, request.agentReasons),
    },
    qualitySegments: toSegments(request.qualitySegments).map((segment, n) => ({
      ...segment,
      kind: request.qualitySegments?.[n]?.kind === 'transfer' ? 'transfer' : 'root',
    })),
    conductSegments: toSegments(request.agentSegments),
    findings: analysed ? (request.findings ?? []).map(toQuestionFinding) : null,
    extraction: request.extraction ? toExtraction(request.extraction) : null,
    evidence: toEvidence(request.evidence),
    by: request.analysedBy || null,
  };
}

const toReasons = (score: unknown, reasons: string[] = []) =>
  score === null && reasons.length === 0 ? null : reasons;

function toQuestionFinding(finding: NonNullable<RecordAnalysisMessage['findings']>[number]): QuestionFinding {
  const { question = '', verdict, answer = null, answerTurnIds = [], claims } = finding;
  return {
    question,
    verdict: verdicts.find((known) => known === verdict) ?? 'not_asked',
    answer,
    answerTurnIds,
    claims: toClaims(claims),
  };
}

const toExtraction = ({
  values,
  evidence = [],
}: NonNullable<RecordAnalysisMessage['extraction']>): Extraction => ({
  values: values ?? null,
  evidence: evidence.map(({ path = '', quote = '', turnId = '' }) => ({ path, quote, turnId })),
});

const toSegments = (segments: Segments = []): ConductSegment[] =>
  segments.map(({ agent = '', score, reasons = [] }) => ({
    agent,
    score: score === undefined ? null : Number(score),
    reasons,
  }));

function toEvidence(evidence: Evidences | null | undefined): Evidence {
  return {
    summary: toFindings(evidence?.summary),
    qualityReasons: toFindings(evidence?.qualityReasons),
    conductReasons: toFindings(evidence?.agentReasons),
    quotes: toFindings(evidence?.quotes),
  };
}

const toClaims = (claims: Evidences['summary'] = []): Claim[] =>
  claims.map(({ text = '', turnIds = [], stance, offset }) => {
    const known = stances.find((each) => each === stance);
    return { text, turnIds, ...(known && { stance: known }), ...(known && { offset: offset ?? 0 }) };
  });

const toFindings = (findings: Evidences['summary'] = []): Finding[] =>
  findings.map(({ text = '', turnIds = [] }) => ({ text, turnIds }));
