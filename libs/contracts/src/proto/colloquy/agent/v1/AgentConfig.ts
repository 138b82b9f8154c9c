// Original file: proto/colloquy/agent/v1/agent.proto

import type { AgentVersionInput as _colloquy_agent_v1_AgentVersionInput, AgentVersion as _colloquy_agent_v1_AgentVersion } from '../../../colloquy/agent/v1/AgentVersion';

export interface AgentConfigInput {
  'version'?: (_colloquy_agent_v1_AgentVersionInput | null);
  'firstMessage'?: (string);
  'customPrompt'?: (string);
  /**
   * Empty if the agent has no voice.
   */
  'voiceId'?: (string);
  /**
   * Values for optional variables that an interview does not supply.
   */
  'variableDefaults'?: ({[key: string]: string});
  /**
   * Name of the voice; empty if there is none.
   */
  'voiceName'?: (string);
}

export interface AgentConfig {
  'version': (_colloquy_agent_v1_AgentVersion | null);
  'firstMessage': (string);
  'customPrompt': (string);
  /**
   * Empty if the agent has no voice.
   */
  'voiceId': (string);
  /**
   * Values for optional variables that an interview does not supply.
   */
  'variableDefaults': ({[key: string]: string});
  /**
   * Name of the voice; empty if there is none.
   */
  'voiceName': (string);
}
