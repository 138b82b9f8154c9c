// Original file: proto/colloquy/interview/v1/interview.proto


export interface ListTurnsRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  /**
   * The last session of the conversation; the sessions that it continues come before it.
   */
  'sessionId'?: (string);
  /**
   * The last turn that the caller has.
   */
  'afterSessionId'?: (string);
  /**
   * -1: before the first turn of that session.
   */
  'afterSequence'?: (number);
}

export interface ListTurnsRequest {
  'accountId': (string);
  'interviewId': (string);
  /**
   * The last session of the conversation; the sessions that it continues come before it.
   */
  'sessionId': (string);
  /**
   * The last turn that the caller has.
   */
  'afterSessionId': (string);
  /**
   * -1: before the first turn of that session.
   */
  'afterSequence': (number);
}
