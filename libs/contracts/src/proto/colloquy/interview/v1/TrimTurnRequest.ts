// Original file: proto/colloquy/interview/v1/interview.proto


export interface TrimTurnRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'sequence'?: (number);
  /**
   * The beginning that was heard.
   */
  'text'?: (string);
}

export interface TrimTurnRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'sequence': (number);
  /**
   * The beginning that was heard.
   */
  'text': (string);
}
