import type { RecordAnalysisMessage } from '@colloquy/contracts';
import type { Analysis } from '../domain/interview';

/** The analysis in a request; what was not scored is null, reasons included. */
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
      reasons: qualityScore === null ? null : (request.qualityReasons ?? []),
      scoredAt: qualityScore === null ? null : now,
      endedEarly: request.qualityEndedEarly ?? null,
      expertDisengaged: request.qualityExpertDisengaged ?? null,
    },
    conduct: {
      score: agentScore === null ? null : Number(agentScore),
      reasons: agentScore === null ? null : (request.agentReasons ?? []),
    },
  };
}
