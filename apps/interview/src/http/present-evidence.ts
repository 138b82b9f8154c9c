import type { EvidenceResponse } from '@colloquy/contracts';
import type { EvidenceView, Statement } from '../use-cases/read-evidence';

export function presentEvidence({ interview, statements, findings }: EvidenceView): EvidenceResponse {
  return {
    interviewId: interview.id,
    analysisGeneratedAt: interview.analysis?.generatedAt.toISOString() ?? null,
    analysedBy: interview.analysis?.by ?? null,
    summary: statements.summary.map(presentStatement),
    qualityReasons: statements.qualityReasons.map(presentStatement),
    agentReasons: statements.conductReasons.map(presentStatement),
    quotes: statements.quotes.map(presentStatement),
    findings: findings.map(({ question, answer, claims }) => ({
      question,
      answer: answer && presentStatement(answer),
      claims: claims.map(presentStatement),
    })),
  };
}

const presentStatement = ({ text, turns }: Statement) => ({
  text,
  turns: turns.map(({ id, sessionId, role, timestampSecs }) => ({
    turnId: id,
    sessionId,
    role,
    timestamp_secs: timestampSecs,
  })),
});
