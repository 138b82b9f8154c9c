/** The numbers of a session's life; every one is a setting. Times are milliseconds. */
export interface Limits {
  /** A call that ends before this was not a conversation; telephony's threshold. */
  earlyDisconnectMs: number;
  /** The interviewer speaks up after this much silence. */
  silencePromptMs: number;
  /** So many times; one more silence ends the session. */
  silencePrompts: number;
  /** An expert who has given no sign for this long is gone, whether or not the interviewer could prompt. */
  graceMs: number;
  /** A client that vanished may come back to its session for this long. */
  vanishMs: number;
  /** After the closing words the expert has this long to add something. */
  closingMs: number;
  /** So long before a session ends for want of a sign the expert is shown that it will. */
  countdownMs: number;
  /** An expert who asks for a moment has this long without silence being counted. */
  waitMs: number;
  /** Connected time after which the interviewer closes. */
  maxDurationMs: number;
  /** Turns of a session after which the interviewer closes. */
  maxTurns: number;
}
