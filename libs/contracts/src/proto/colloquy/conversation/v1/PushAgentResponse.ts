// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface PushAgentResponseInput {
  /**
   * False when something newer was stored already.
   */
  'applied'?: (boolean);
}

export interface PushAgentResponse {
  /**
   * False when something newer was stored already.
   */
  'applied': (boolean);
}
