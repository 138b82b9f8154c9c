/** A failure that a person can fix. The message, shown without a stack trace, says what is wrong and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Returns what to print for anything thrown. */
export function explain(thrown: unknown) {
  if (thrown instanceof Problem) return thrown.message;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
