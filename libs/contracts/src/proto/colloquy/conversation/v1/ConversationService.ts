// Original file: proto/colloquy/conversation/v1/conversation.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { PushAgentRequestInput as _colloquy_conversation_v1_PushAgentRequestInput, PushAgentRequest as _colloquy_conversation_v1_PushAgentRequest } from '../../../colloquy/conversation/v1/PushAgentRequest';
import type { PushAgentResponseInput as _colloquy_conversation_v1_PushAgentResponseInput, PushAgentResponse as _colloquy_conversation_v1_PushAgentResponse } from '../../../colloquy/conversation/v1/PushAgentResponse';

/**
 * The runtime in which interviews happen. Called by agent.
 */
export interface ConversationServiceClient extends grpc.Client {
  /**
   * Stores what an agent is to say and do on one channel, unless something newer is stored already. May be
   * repeated, and may arrive in any order.
   */
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  /**
   * Stores what an agent is to say and do on one channel, unless something newer is stored already. May be
   * repeated, and may arrive in any order.
   */
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  
}

/**
 * The runtime in which interviews happen. Called by agent.
 */
export interface ConversationServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Stores what an agent is to say and do on one channel, unless something newer is stored already. May be
   * repeated, and may arrive in any order.
   */
  PushAgent: grpc.handleUnaryCall<_colloquy_conversation_v1_PushAgentRequest, _colloquy_conversation_v1_PushAgentResponseInput>;
  
}

export interface ConversationServiceDefinition extends grpc.ServiceDefinition {
  PushAgent: MethodDefinition<_colloquy_conversation_v1_PushAgentRequestInput, _colloquy_conversation_v1_PushAgentResponseInput, _colloquy_conversation_v1_PushAgentRequest, _colloquy_conversation_v1_PushAgentResponse>
}
