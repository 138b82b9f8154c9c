// Original file: proto/colloquy/agent/v1/agent.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AgentConfigInput as _colloquy_agent_v1_AgentConfigInput, AgentConfig as _colloquy_agent_v1_AgentConfig } from '../../../colloquy/agent/v1/AgentConfig';
import type { AgentVersionInput as _colloquy_agent_v1_AgentVersionInput, AgentVersion as _colloquy_agent_v1_AgentVersion } from '../../../colloquy/agent/v1/AgentVersion';
import type { CheckVariablesRequestInput as _colloquy_agent_v1_CheckVariablesRequestInput, CheckVariablesRequest as _colloquy_agent_v1_CheckVariablesRequest } from '../../../colloquy/agent/v1/CheckVariablesRequest';
import type { CheckVariablesResponseInput as _colloquy_agent_v1_CheckVariablesResponseInput, CheckVariablesResponse as _colloquy_agent_v1_CheckVariablesResponse } from '../../../colloquy/agent/v1/CheckVariablesResponse';
import type { GetAgentConfigRequestInput as _colloquy_agent_v1_GetAgentConfigRequestInput, GetAgentConfigRequest as _colloquy_agent_v1_GetAgentConfigRequest } from '../../../colloquy/agent/v1/GetAgentConfigRequest';
import type { ResolveAgentRequestInput as _colloquy_agent_v1_ResolveAgentRequestInput, ResolveAgentRequest as _colloquy_agent_v1_ResolveAgentRequest } from '../../../colloquy/agent/v1/ResolveAgentRequest';

/**
 * Interviewer configurations and the variables their prompts use. Called by interview and conversation.
 */
export interface AgentServiceClient extends grpc.Client {
  /**
   * Returns the required account variables that have no value; a blank value counts as none.
   */
  CheckVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  CheckVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  CheckVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  CheckVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the required account variables that have no value; a blank value counts as none.
   */
  checkVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  checkVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  checkVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  checkVariables(argument: _colloquy_agent_v1_CheckVariablesRequestInput, callback: grpc.requestCallback<_colloquy_agent_v1_CheckVariablesResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns the configuration of one version, including archived versions and those of deleted agents.
   */
  GetAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  GetAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  GetAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  GetAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  /**
   * Returns the configuration of one version, including archived versions and those of deleted agents.
   */
  getAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  getAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  getAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  getAgentConfig(argument: _colloquy_agent_v1_GetAgentConfigRequestInput, callback: grpc.requestCallback<_colloquy_agent_v1_AgentConfig>): grpc.ClientUnaryCall;
  
  /**
   * Returns the agent and version to pin an interview to: the given agent, or the account's default of the
   * type. NOT_FOUND if the account has no such agent; INVALID_ARGUMENT if its type or role does not fit.
   */
  ResolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  ResolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  ResolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  ResolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  /**
   * Returns the agent and version to pin an interview to: the given agent, or the account's default of the
   * type. NOT_FOUND if the account has no such agent; INVALID_ARGUMENT if its type or role does not fit.
   */
  resolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  resolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  resolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  resolveAgent(argument: _colloquy_agent_v1_ResolveAgentRequestInput, callback: grpc.requestCallback<_colloquy_agent_v1_AgentVersion>): grpc.ClientUnaryCall;
  
}

/**
 * Interviewer configurations and the variables their prompts use. Called by interview and conversation.
 */
export interface AgentServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the required account variables that have no value; a blank value counts as none.
   */
  CheckVariables: grpc.handleUnaryCall<_colloquy_agent_v1_CheckVariablesRequest, _colloquy_agent_v1_CheckVariablesResponseInput>;
  
  /**
   * Returns the configuration of one version, including archived versions and those of deleted agents.
   */
  GetAgentConfig: grpc.handleUnaryCall<_colloquy_agent_v1_GetAgentConfigRequest, _colloquy_agent_v1_AgentConfigInput>;
  
  /**
   * Returns the agent and version to pin an interview to: the given agent, or the account's default of the
   * type. NOT_FOUND if the account has no such agent; INVALID_ARGUMENT if its type or role does not fit.
   */
  ResolveAgent: grpc.handleUnaryCall<_colloquy_agent_v1_ResolveAgentRequest, _colloquy_agent_v1_AgentVersionInput>;
  
}

export interface AgentServiceDefinition extends grpc.ServiceDefinition {
  CheckVariables: MethodDefinition<_colloquy_agent_v1_CheckVariablesRequestInput, _colloquy_agent_v1_CheckVariablesResponseInput, _colloquy_agent_v1_CheckVariablesRequest, _colloquy_agent_v1_CheckVariablesResponse>
  GetAgentConfig: MethodDefinition<_colloquy_agent_v1_GetAgentConfigRequestInput, _colloquy_agent_v1_AgentConfigInput, _colloquy_agent_v1_GetAgentConfigRequest, _colloquy_agent_v1_AgentConfig>
  ResolveAgent: MethodDefinition<_colloquy_agent_v1_ResolveAgentRequestInput, _colloquy_agent_v1_AgentVersionInput, _colloquy_agent_v1_ResolveAgentRequest, _colloquy_agent_v1_AgentVersion>
}
