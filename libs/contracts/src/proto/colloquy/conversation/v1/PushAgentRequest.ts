// Original file: proto/colloquy/conversation/v1/conversation.proto

import type { AgentConfigInput as _colloquy_agent_v1_AgentConfigInput, AgentConfig as _colloquy_agent_v1_AgentConfig } from '../../../colloquy/agent/v1/AgentConfig';
import type { TransferRuleInput as _colloquy_conversation_v1_TransferRuleInput, TransferRule as _colloquy_conversation_v1_TransferRule } from '../../../colloquy/conversation/v1/TransferRule';
import type { Long } from '@grpc/proto-loader';

/**
 * A compiled agent: everything that a channel needs to conduct interviews with it.
 */
export interface PushAgentRequestInput {
  'accountId'?: (string);
  'agentId'?: (string);
  /**
   * WEB or PHONE
   */
  'channel'?: (string);
  /**
   * Grows with every change to the account's agents: the push with the greater revision is newer.
   */
  'revision'?: (number | string | Long);
  /**
   * The current version. Absent if the agent was deleted: interviews that are pinned to it keep the stored
   * one.
   */
  'config'?: (_colloquy_agent_v1_AgentConfigInput | null);
  /**
   * Transfer rules in evaluation order.
   */
  'rules'?: (_colloquy_conversation_v1_TransferRuleInput)[];
}

/**
 * A compiled agent: everything that a channel needs to conduct interviews with it.
 */
export interface PushAgentRequest {
  'accountId': (string);
  'agentId': (string);
  /**
   * WEB or PHONE
   */
  'channel': (string);
  /**
   * Grows with every change to the account's agents: the push with the greater revision is newer.
   */
  'revision': (number);
  /**
   * The current version. Absent if the agent was deleted: interviews that are pinned to it keep the stored
   * one.
   */
  'config': (_colloquy_agent_v1_AgentConfig | null);
  /**
   * Transfer rules in evaluation order.
   */
  'rules': (_colloquy_conversation_v1_TransferRule)[];
}
