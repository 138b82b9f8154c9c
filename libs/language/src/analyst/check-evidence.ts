import { type Analysis, type AnalysisTurn, type Finding, type QuestionFinding, type Score } from './analyst';
import { holdsWordForWord, verifiedQuotes } from './verify-quotes';

/** Removes statements whose words or turns do not stand in the interview. Reasons why there is no score need no turn. */
export function checkEvidence(analysis: Analysis, turns: readonly AnalysisTurn[]): Analysis {
  const said = new Map(turns.flatMap(({ role, id, text }) => (role === 'user' ? [[id, text] as const] : [])));
  const all = new Set(turns.map(({ id }) => id));
  const summary = supported(analysis.evidence.summary, said);
  const qualityReasons = supported(analysis.evidence.qualityReasons, all);
  const conductReasons = supported(analysis.evidence.conductReasons, all);
  const verified = verifiedQuotes(
    analysis.quotes,
    turns.filter(({ role }) => role === 'user'),
  );
  return {
    ...analysis,
    summary: withSentences(analysis, summary),
    quotes: verified.map(({ quote }) => quote),
    quality: { ...analysis.quality, reasons: reasonsOf(analysis.quality, qualityReasons) },
    conduct: { ...analysis.conduct, reasons: reasonsOf(analysis.conduct, conductReasons) },
    findings: analysis.findings.map((each) => supportedFinding(each, said)),
    evidence: {
      summary,
      qualityReasons,
      conductReasons,
      quotes: verified.map(({ quote, turn }) => ({ text: quote.quote, turnIds: [turn.id] })),
    },
  };
}

const reasonsOf = ({ score, reasons }: Score, kept: readonly Finding[]): string[] | null =>
  score === null ? reasons : reasons && kept.map(({ text }) => text);

function withSentences({ summary, evidence }: Analysis, kept: readonly Finding[]): string | null {
  if (summary === null || kept.length === 0) return null;
  return kept.length === evidence.summary.length ? summary : kept.map(({ text }) => text).join(' ');
}

function supportedFinding(finding: QuestionFinding, said: ReadonlyMap<string, string>): QuestionFinding {
  const { answer, answerTurnIds, claims, ...rest } = finding;
  const [answered] = supported([{ text: answer ?? '', turnIds: answerTurnIds }], said);
  return {
    ...rest,
    ...(answer !== null && answered
      ? { answer, answerTurnIds: answered.turnIds }
      : { answer: null, answerTurnIds: [] }),
    claims: claims.flatMap((claim) => {
      const id = claim.turnIds.find((each) => holdsWordForWord(said.get(each) ?? '', claim.text));
      return id === undefined ? [] : [{ ...claim, turnIds: [id] }];
    }),
  };
}

function supported(findings: readonly Finding[], known: { has(turnId: string): boolean }): Finding[] {
  return findings.flatMap(({ text, turnIds }) => {
    const kept = [...new Set(turnIds)].filter((id) => known.has(id));
    return kept.length > 0 ? [{ text, turnIds: kept }] : [];
  });
}
