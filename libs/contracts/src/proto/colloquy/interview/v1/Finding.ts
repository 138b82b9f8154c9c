// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A sentence and the ids of the completion turns that support it.
 */
export interface FindingInput {
  'text'?: (string);
  'turnIds'?: (string)[];
}

/**
 * A sentence and the ids of the completion turns that support it.
 */
export interface Finding {
  'text': (string);
  'turnIds': (string)[];
}
