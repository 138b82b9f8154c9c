// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetCompletionRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'completion'?: (number);
  /**
   * Id of the last turn that the caller has; empty for the first page.
   */
  'afterTurnId'?: (string);
  /**
   * Number of the request for another analysis that the caller serves; 0: the first analysis.
   */
  'reanalysis'?: (number);
}

export interface GetCompletionRequest {
  'accountId': (string);
  'interviewId': (string);
  'completion': (number);
  /**
   * Id of the last turn that the caller has; empty for the first page.
   */
  'afterTurnId': (string);
  /**
   * Number of the request for another analysis that the caller serves; 0: the first analysis.
   */
  'reanalysis': (number);
}
