// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface LaunchCallRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
}

export interface LaunchCallRequest {
  'accountId': (string);
  'interviewId': (string);
}
