/** A failure that a person can fix. The message says what is wrong and what to do; it is shown without a stack trace. */
export class Problem extends Error {
  override name = 'Problem';
}

export function explain(thrown: unknown) {
  if (thrown instanceof Problem) return thrown.message;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
