// Original file: proto/colloquy/agent/v1/agent.proto


export interface CheckVariablesResponseInput {
  /**
   * Sorted by name.
   */
  'missing'?: (string)[];
}

export interface CheckVariablesResponse {
  /**
   * Sorted by name.
   */
  'missing': (string)[];
}
