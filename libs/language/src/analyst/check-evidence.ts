import { type Analysis, type AnalysisTurn, type Finding } from './analyst';
import { verifiedQuotes } from './verify-quotes';

/**
 * Removes statements without evidence from an analysis, whoever wrote it: quotes that are not verbatim in one turn of
 * the expert, sentences of the summary without a turn of the expert, and reasons without a turn. The remaining
 * statements refer to existing turns only.
 */
export function checkEvidence(analysis: Analysis, turns: readonly AnalysisTurn[]): Analysis {
  const said = new Set(turns.filter(({ role }) => role === 'user').map(({ id }) => id));
  const all = new Set(turns.map(({ id }) => id));
  const summary = supported(analysis.evidence.summary, said);
  const qualityReasons = supported(analysis.evidence.qualityReasons, all);
  const conductReasons = supported(analysis.evidence.conductReasons, all);
  const verified = verifiedQuotes(
    analysis.quotes,
    turns.filter(({ role }) => role === 'user'),
  );
  const text = (findings: readonly Finding[]) => findings.map((finding) => finding.text);
  return {
    ...analysis,
    summary: withSentences(analysis, summary),
    quotes: verified.map(({ quote }) => quote),
    quality: { ...analysis.quality, reasons: analysis.quality.reasons && text(qualityReasons) },
    conduct: { ...analysis.conduct, reasons: analysis.conduct.reasons && text(conductReasons) },
    evidence: {
      summary,
      qualityReasons,
      conductReasons,
      quotes: verified.map(({ quote, turn }) => ({ text: quote.quote, turnIds: [turn.id] })),
    },
  };
}

/** Keeps the summary as written if all its sentences have evidence; otherwise keeps those sentences that do. */
function withSentences({ summary, evidence }: Analysis, kept: readonly Finding[]): string | null {
  if (summary === null || kept.length === 0) return null;
  return kept.length === evidence.summary.length ? summary : kept.map(({ text }) => text).join(' ');
}

function supported(findings: readonly Finding[], known: ReadonlySet<string>): Finding[] {
  return findings.flatMap(({ text, turnIds }) => {
    const kept = [...new Set(turnIds)].filter((id) => known.has(id));
    return kept.length > 0 ? [{ text, turnIds: kept }] : [];
  });
}
