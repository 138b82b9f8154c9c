// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A session that the one in hand continues.
 */
export interface EarlierSessionInput {
  'sessionId'?: (string);
  'isProcessed'?: (boolean);
  /**
   * Media key of its own recording; empty when there is none.
   */
  'audioKey'?: (string);
  /**
   * Where it begins in the delivered conversation.
   */
  'offsetMs'?: (number);
}

/**
 * A session that the one in hand continues.
 */
export interface EarlierSession {
  'sessionId': (string);
  'isProcessed': (boolean);
  /**
   * Media key of its own recording; empty when there is none.
   */
  'audioKey': (string);
  /**
   * Where it begins in the delivered conversation.
   */
  'offsetMs': (number);
}
