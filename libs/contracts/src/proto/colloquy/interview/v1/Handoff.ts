// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A handoff as the runtime needs it to carry on.
 */
export interface HandoffInput {
  'id'?: (string);
  'sessionId'?: (string);
  'toAgentId'?: (string);
  'toAgentVersion'?: (number);
  'offsetMs'?: (number);
  'ruleId'?: (string);
}

/**
 * A handoff as the runtime needs it to carry on.
 */
export interface Handoff {
  'id': (string);
  'sessionId': (string);
  'toAgentId': (string);
  'toAgentVersion': (number);
  'offsetMs': (number);
  'ruleId': (string);
}
