// Original file: proto/colloquy/interview/v1/interview.proto


export interface EndSessionResponseInput {
  'reason'?: (string);
}

export interface EndSessionResponse {
  'reason': (string);
}
