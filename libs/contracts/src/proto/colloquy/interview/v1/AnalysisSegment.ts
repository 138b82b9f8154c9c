// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * What one of several agents had to do with a score.
 */
export interface AnalysisSegmentInput {
  'agent'?: (string);
  /**
   * root or transfer; empty in agent segments.
   */
  'kind'?: (string);
  /**
   * Absent: not scored.
   */
  'score'?: (number | string);
  'reasons'?: (string)[];
  '_score'?: "score";
}

/**
 * What one of several agents had to do with a score.
 */
export interface AnalysisSegment {
  'agent': (string);
  /**
   * root or transfer; empty in agent segments.
   */
  'kind': (string);
  /**
   * Absent: not scored.
   */
  'score'?: (number);
  'reasons': (string)[];
}
