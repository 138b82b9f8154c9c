// Original file: proto/colloquy/agent/v1/agent.proto


export interface GetRevisionRequestInput {
  'accountId'?: (string);
}

export interface GetRevisionRequest {
  'accountId': (string);
}
