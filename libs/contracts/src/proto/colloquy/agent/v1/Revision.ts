// Original file: proto/colloquy/agent/v1/agent.proto


export interface RevisionInput {
  /**
   * Changes of the account's own agents, variables and defaults.
   */
  'account'?: (number);
  /**
   * Changes of the agents every account sees.
   */
  'system'?: (number);
}

export interface Revision {
  /**
   * Changes of the account's own agents, variables and defaults.
   */
  'account': (number);
  /**
   * Changes of the agents every account sees.
   */
  'system': (number);
}
