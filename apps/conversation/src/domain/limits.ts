/** Each limit is a setting. Times are milliseconds. */
export interface Limits {
  earlyDisconnectMs: number;
  silencePromptMs: number;
  silencePrompts: number;
  /** An expert who is inactive for this long is gone, even if the interviewer could not prompt. */
  graceMs: number;
  vanishMs: number;
  closingMs: number;
  countdownMs: number;
  /** Silence that is not counted after the expert has asked for a moment. */
  waitMs: number;
  maxDurationMs: number;
  maxTurns: number;
}
