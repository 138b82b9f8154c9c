// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * The expert's words that support a value.
 */
export interface ValueEvidenceInput {
  /**
   * JSON pointer of the value.
   */
  'path'?: (string);
  'quote'?: (string);
  'turnId'?: (string);
}

/**
 * The expert's words that support a value.
 */
export interface ValueEvidence {
  /**
   * JSON pointer of the value.
   */
  'path': (string);
  'quote': (string);
  'turnId': (string);
}
