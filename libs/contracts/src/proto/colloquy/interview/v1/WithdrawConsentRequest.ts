// Original file: proto/colloquy/interview/v1/interview.proto


export interface WithdrawConsentRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
}

export interface WithdrawConsentRequest {
  'accountId': (string);
  'interviewId': (string);
}
