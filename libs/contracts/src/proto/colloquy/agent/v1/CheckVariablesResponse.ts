// Original file: proto/colloquy/agent/v1/agent.proto


export interface CheckVariablesResponseInput {
  /**
   * In the order of their names.
   */
  'missing'?: (string)[];
}

export interface CheckVariablesResponse {
  /**
   * In the order of their names.
   */
  'missing': (string)[];
}
