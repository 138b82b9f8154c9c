// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A position of the expert.
 */
export interface EmploymentInput {
  'title'?: (string);
  'company'?: (string);
  /**
   * In words; empty if unknown.
   */
  'period'?: (string);
}

/**
 * A position of the expert.
 */
export interface Employment {
  'title': (string);
  'company': (string);
  /**
   * In words; empty if unknown.
   */
  'period': (string);
}
