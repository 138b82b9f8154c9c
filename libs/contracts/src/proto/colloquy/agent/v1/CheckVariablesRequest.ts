// Original file: proto/colloquy/agent/v1/agent.proto


export interface CheckVariablesRequestInput {
  'accountId'?: (string);
  'customVariables'?: ({[key: string]: string});
}

export interface CheckVariablesRequest {
  'accountId': (string);
  'customVariables': ({[key: string]: string});
}
