export const printedScore = (what: string, score: number | null, reasons: string[] | null) =>
  [`${what}: ${score ?? 'not scored'}`, ...(reasons ?? []).map((reason) => `  - ${reason}`)].join('\n');
