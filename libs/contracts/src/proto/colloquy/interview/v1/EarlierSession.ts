// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A session that another session continues.
 */
export interface EarlierSessionInput {
  'sessionId'?: (string);
  'isProcessed'?: (boolean);
  /**
   * Media key of the session's own recording; empty if there is none.
   */
  'audioKey'?: (string);
  /**
   * Start of the session in the delivered conversation.
   */
  'offsetMs'?: (number);
}

/**
 * A session that another session continues.
 */
export interface EarlierSession {
  'sessionId': (string);
  'isProcessed': (boolean);
  /**
   * Media key of the session's own recording; empty if there is none.
   */
  'audioKey': (string);
  /**
   * Start of the session in the delivered conversation.
   */
  'offsetMs': (number);
}
