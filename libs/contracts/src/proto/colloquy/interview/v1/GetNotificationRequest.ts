// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetNotificationRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'completion'?: (number);
}

export interface GetNotificationRequest {
  'accountId': (string);
  'interviewId': (string);
  'completion': (number);
}
