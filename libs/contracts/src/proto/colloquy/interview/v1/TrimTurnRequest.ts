// Original file: proto/colloquy/interview/v1/interview.proto


export interface TrimTurnRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'sequence'?: (number);
  /**
   * The beginning that was heard; absent: all of it.
   */
  'text'?: (string);
  /**
   * When it began to be heard and for how long, where that is known.
   */
  'offsetMs'?: (number);
  'durationMs'?: (number);
  '_text'?: "text";
  '_offsetMs'?: "offsetMs";
  '_durationMs'?: "durationMs";
}

export interface TrimTurnRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'sequence': (number);
  /**
   * The beginning that was heard; absent: all of it.
   */
  'text'?: (string);
  /**
   * When it began to be heard and for how long, where that is known.
   */
  'offsetMs'?: (number);
  'durationMs'?: (number);
}
