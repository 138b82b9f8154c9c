// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * One agent's part in a score.
 */
export interface AnalysisSegmentInput {
  'agent'?: (string);
  /**
   * root or transfer; empty in agent segments.
   */
  'kind'?: (string);
  /**
   * Absent if not scored.
   */
  'score'?: (number | string);
  'reasons'?: (string)[];
  '_score'?: "score";
}

/**
 * One agent's part in a score.
 */
export interface AnalysisSegment {
  'agent': (string);
  /**
   * root or transfer; empty in agent segments.
   */
  'kind': (string);
  /**
   * Absent if not scored.
   */
  'score'?: (number);
  'reasons': (string)[];
}
