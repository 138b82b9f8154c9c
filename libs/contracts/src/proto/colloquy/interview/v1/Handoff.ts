// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A handoff with the fields that the runtime needs to resume.
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
 * A handoff with the fields that the runtime needs to resume.
 */
export interface Handoff {
  'id': (string);
  'sessionId': (string);
  'toAgentId': (string);
  'toAgentVersion': (number);
  'offsetMs': (number);
  'ruleId': (string);
}
