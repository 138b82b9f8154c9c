// Original file: proto/colloquy/agent/v1/agent.proto


export interface ResolveAgentRequestInput {
  'accountId'?: (string);
  'interviewType'?: (string);
  /**
   * Default: the account's default agent of the type.
   */
  'agentId'?: (string);
}

export interface ResolveAgentRequest {
  'accountId': (string);
  'interviewType': (string);
  /**
   * Default: the account's default agent of the type.
   */
  'agentId': (string);
}
