// Original file: proto/colloquy/conversation/v1/conversation.proto

import type { AgentConfigInput as _colloquy_agent_v1_AgentConfigInput, AgentConfig as _colloquy_agent_v1_AgentConfig } from '../../../colloquy/agent/v1/AgentConfig';
import type { TransferRuleInput as _colloquy_conversation_v1_TransferRuleInput, TransferRule as _colloquy_conversation_v1_TransferRule } from '../../../colloquy/conversation/v1/TransferRule';
import type { Long } from '@grpc/proto-loader';

/**
 * A compiled agent: all that a channel needs to conduct interviews with it.
 */
export interface PushAgentRequestInput {
  'accountId'?: (string);
  'agentId'?: (string);
  /**
   * WEB or PHONE
   */
  'channel'?: (string);
  /**
   * Grows with every change of the account's agents: of two pushes the one with the greater revision is newer.
   */
  'revision'?: (number | string | Long);
  /**
   * The current version. Absent once the agent was deleted: interviews that have it keep what is stored.
   */
  'config'?: (_colloquy_agent_v1_AgentConfigInput | null);
  /**
   * Where the agent may hand over, in the order in which the conditions are looked at.
   */
  'rules'?: (_colloquy_conversation_v1_TransferRuleInput)[];
}

/**
 * A compiled agent: all that a channel needs to conduct interviews with it.
 */
export interface PushAgentRequest {
  'accountId': (string);
  'agentId': (string);
  /**
   * WEB or PHONE
   */
  'channel': (string);
  /**
   * Grows with every change of the account's agents: of two pushes the one with the greater revision is newer.
   */
  'revision': (number);
  /**
   * The current version. Absent once the agent was deleted: interviews that have it keep what is stored.
   */
  'config': (_colloquy_agent_v1_AgentConfig | null);
  /**
   * Where the agent may hand over, in the order in which the conditions are looked at.
   */
  'rules': (_colloquy_conversation_v1_TransferRule)[];
}
