// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetCompletionRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'completion'?: (number);
}

export interface GetCompletionRequest {
  'accountId': (string);
  'interviewId': (string);
  'completion': (number);
}
