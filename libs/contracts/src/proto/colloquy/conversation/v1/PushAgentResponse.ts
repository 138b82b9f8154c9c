// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface PushAgentResponseInput {
  /**
   * False if a newer configuration was already stored.
   */
  'applied'?: (boolean);
}

export interface PushAgentResponse {
  /**
   * False if a newer configuration was already stored.
   */
  'applied': (boolean);
}
