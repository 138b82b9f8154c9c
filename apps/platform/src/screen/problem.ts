/**
 * A failure the person at the keyboard can do something about: shown as its message alone, without a stack
 * trace. The message says what is wrong and the way out.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/** What to print for anything thrown. */
export function explain(thrown: unknown) {
  if (thrown instanceof Problem) return thrown.message;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
