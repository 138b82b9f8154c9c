// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A part of a session whose words are not delivered.
 */
export interface WithheldSpanInput {
  /**
   * Seconds since the session started.
   */
  'fromSecs'?: (number | string);
  'toSecs'?: (number | string);
  /**
   * off_the_record, taken_back or personal_data
   */
  'reason'?: (string);
}

/**
 * A part of a session whose words are not delivered.
 */
export interface WithheldSpan {
  /**
   * Seconds since the session started.
   */
  'fromSecs': (number);
  'toSecs': (number);
  /**
   * off_the_record, taken_back or personal_data
   */
  'reason': (string);
}
