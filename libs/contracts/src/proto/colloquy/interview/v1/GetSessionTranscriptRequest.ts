// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetSessionTranscriptRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
}

export interface GetSessionTranscriptRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
}
