// Original file: proto/colloquy/agent/v1/agent.proto


export interface GetAgentConfigRequestInput {
  'accountId'?: (string);
  'agentId'?: (string);
  'versionNumber'?: (number);
}

export interface GetAgentConfigRequest {
  'accountId': (string);
  'agentId': (string);
  'versionNumber': (number);
}
