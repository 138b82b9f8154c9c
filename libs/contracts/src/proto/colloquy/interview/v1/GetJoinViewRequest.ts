// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetJoinViewRequestInput {
  'interviewId'?: (string);
}

export interface GetJoinViewRequest {
  'interviewId': (string);
}
