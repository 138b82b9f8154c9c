/** A score with its reasons, for a person to read. */
export const printedScore = (what: string, score: number | null, reasons: string[] | null) =>
  [`${what}: ${score ?? 'not scored'}`, ...(reasons ?? []).map((reason) => `  - ${reason}`)].join('\n');
