// Original file: proto/colloquy/interview/v1/interview.proto


export interface RenewCallRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'callId'?: (string);
  'leaseMs'?: (number);
}

export interface RenewCallRequest {
  'accountId': (string);
  'interviewId': (string);
  'callId': (string);
  'leaseMs': (number);
}
