/** Everything the embedded interviewer and analyst say of their own in one language. */
export interface Phrases {
  /** Contains `{expert}`. */
  hello: string;
  /** Contains `{persona}`. */
  introduction: string;
  /** Neutral, so that no answer is praised and none is doubted. */
  acknowledgements: readonly [string, string, string];
  probes: readonly [string, string, string];
  closing: string;
  /** After the first, the second and the third silence. */
  silence: readonly [string, string, string];
  /** Comes before the question that is said again. */
  repeat: string;
  /** Comes before the open question when a conversation goes on after an interruption. */
  resume: string;
  finishLater: string;
  /** What was just said stays off the record; what follows does not. */
  offTheRecord: string;
  /** Contains words that `asksForTheRecordAgain` understands. */
  offTheRecordUntil: string;
  backOnTheRecord: string;
  /** What was said last is taken out of the record. */
  strike: string;
  /** The closing when not every question could be put. */
  timeUp: string;
  /** First sentence of a summary; contains `{expert}`, `{answered}` and `{total}`. */
  summaryOpening: string;
  /** One answer in a summary; contains `{question}` and `{answer}`. */
  summaryAnswer: string;
}
