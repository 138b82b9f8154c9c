// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface TransferRuleInput {
  'id'?: (string);
  'targetAgentId'?: (string);
  'condition'?: (string);
  'delayMs'?: (number);
  /**
   * If empty, the transfer is silent.
   */
  'transferMessage'?: (string);
  'enableTargetFirstMessage'?: (boolean);
}

export interface TransferRule {
  'id': (string);
  'targetAgentId': (string);
  'condition': (string);
  'delayMs': (number);
  /**
   * If empty, the transfer is silent.
   */
  'transferMessage': (string);
  'enableTargetFirstMessage': (boolean);
}
