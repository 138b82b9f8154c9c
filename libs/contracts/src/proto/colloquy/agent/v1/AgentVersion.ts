// Original file: proto/colloquy/agent/v1/agent.proto


export interface AgentVersionInput {
  'agentId'?: (string);
  /**
   * Id of this version, and its number within the agent, from 1.
   */
  'versionId'?: (string);
  'versionNumber'?: (number);
  'name'?: (string);
  'agentType'?: (string);
  'personaName'?: (string);
  'language'?: (string);
  /**
   * A newer version exists, or the agent was deleted.
   */
  'isArchived'?: (boolean);
}

export interface AgentVersion {
  'agentId': (string);
  /**
   * Id of this version, and its number within the agent, from 1.
   */
  'versionId': (string);
  'versionNumber': (number);
  'name': (string);
  'agentType': (string);
  'personaName': (string);
  'language': (string);
  /**
   * A newer version exists, or the agent was deleted.
   */
  'isArchived': (boolean);
}
