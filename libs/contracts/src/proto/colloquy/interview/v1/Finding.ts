// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A sentence and the ids of the completion turns that support it.
 */
export interface FindingInput {
  'text'?: (string);
  'turnIds'?: (string)[];
  /**
   * Of a claim: asserted, reported, hypothetical or denied.
   */
  'stance'?: (string);
  /**
   * Of a claim: its position in the text of the turn, in UTF-16 code units.
   */
  'offset'?: (number);
  '_stance'?: "stance";
  '_offset'?: "offset";
}

/**
 * A sentence and the ids of the completion turns that support it.
 */
export interface Finding {
  'text': (string);
  'turnIds': (string)[];
  /**
   * Of a claim: asserted, reported, hypothetical or denied.
   */
  'stance'?: (string);
  /**
   * Of a claim: its position in the text of the turn, in UTF-16 code units.
   */
  'offset'?: (number);
}
