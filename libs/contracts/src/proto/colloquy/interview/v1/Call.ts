// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A call that is to be made now.
 */
export interface CallInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  /**
   * New for every attempt; also the id of the session when the call connects.
   */
  'callId'?: (string);
  /**
   * From 1.
   */
  'attempt'?: (number);
  'phone'?: (string);
  /**
   * Empty when the number is the expert's own.
   */
  'meetingId'?: (string);
  'pin'?: (string);
  'language'?: (string);
}

/**
 * A call that is to be made now.
 */
export interface Call {
  'accountId': (string);
  'interviewId': (string);
  /**
   * New for every attempt; also the id of the session when the call connects.
   */
  'callId': (string);
  /**
   * From 1.
   */
  'attempt': (number);
  'phone': (string);
  /**
   * Empty when the number is the expert's own.
   */
  'meetingId': (string);
  'pin': (string);
  'language': (string);
}
