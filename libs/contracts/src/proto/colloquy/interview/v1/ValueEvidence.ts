// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * The words of the expert that say a value.
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
 * The words of the expert that say a value.
 */
export interface ValueEvidence {
  /**
   * JSON pointer of the value.
   */
  'path': (string);
  'quote': (string);
  'turnId': (string);
}
