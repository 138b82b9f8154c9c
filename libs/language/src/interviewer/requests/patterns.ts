/**
 * How an expert says something about the conversation itself, as sources of case-insensitive patterns that
 * match whole words. `<start>` stands for the beginning of a sentence, where a few words of courtesy may
 * precede, `<clause>` for that or the beginning of a clause.
 */
export interface RequestPatterns {
  /** Wants to stop now and go on another time, or not at all. */
  finishLater: readonly string[];
  /** Says that something must not be quoted or kept. */
  offTheRecord: readonly string[];
  /** Takes back what was said before. */
  strike: readonly string[];
  /** Ends what is off the record. */
  onTheRecord: readonly string[];
  /** Wants to hear the question again. */
  repeat: readonly string[];
  /** Does not know, or does not want to say. */
  refusal: readonly string[];
}
