// Original file: proto/colloquy/interview/v1/interview.proto


export interface RequestCallRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
}

export interface RequestCallRequest {
  'accountId': (string);
  'interviewId': (string);
}
