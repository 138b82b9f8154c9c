// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A call to make now.
 */
export interface CallInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  /**
   * New for every attempt; also the session id when the call connects.
   */
  'callId'?: (string);
  /**
   * From 1.
   */
  'attempt'?: (number);
  'phone'?: (string);
  /**
   * Empty if the phone number is the expert's own.
   */
  'meetingId'?: (string);
  'pin'?: (string);
  'language'?: (string);
}

/**
 * A call to make now.
 */
export interface Call {
  'accountId': (string);
  'interviewId': (string);
  /**
   * New for every attempt; also the session id when the call connects.
   */
  'callId': (string);
  /**
   * From 1.
   */
  'attempt': (number);
  'phone': (string);
  /**
   * Empty if the phone number is the expert's own.
   */
  'meetingId': (string);
  'pin': (string);
  'language': (string);
}
