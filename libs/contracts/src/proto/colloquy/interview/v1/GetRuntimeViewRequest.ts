// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetRuntimeViewRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
}

export interface GetRuntimeViewRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
}
