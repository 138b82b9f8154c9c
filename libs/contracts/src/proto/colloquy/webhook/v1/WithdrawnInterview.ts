// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface WithdrawnInterviewInput {
  'accountId'?: (string);
  'interviewId'?: (string);
}

export interface WithdrawnInterview {
  'accountId': (string);
  'interviewId': (string);
}
