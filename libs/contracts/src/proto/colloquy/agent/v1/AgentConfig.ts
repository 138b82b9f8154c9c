// Original file: proto/colloquy/agent/v1/agent.proto

import type { AgentVersionInput as _colloquy_agent_v1_AgentVersionInput, AgentVersion as _colloquy_agent_v1_AgentVersion } from '../../../colloquy/agent/v1/AgentVersion';
import type { ConductInput as _colloquy_agent_v1_ConductInput, Conduct as _colloquy_agent_v1_Conduct } from '../../../colloquy/agent/v1/Conduct';

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
  /**
   * Absent from the configuration of a version that was stored before the field existed.
   */
  'conduct'?: (_colloquy_agent_v1_ConductInput | null);
  /**
   * JSON schema for interviews without their own schema; empty: they extract nothing.
   */
  'extractionSchema'?: (string);
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
  /**
   * Absent from the configuration of a version that was stored before the field existed.
   */
  'conduct': (_colloquy_agent_v1_Conduct | null);
  /**
   * JSON schema for interviews without their own schema; empty: they extract nothing.
   */
  'extractionSchema': (string);
}
