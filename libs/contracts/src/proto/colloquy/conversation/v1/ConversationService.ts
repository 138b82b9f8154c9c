// Original file: proto/colloquy/conversation/v1/conversation.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { LaunchCallRequestInput as _colloquy_conversation_v1_LaunchCallRequestInput, LaunchCallRequest as _colloquy_conversation_v1_LaunchCallRequest } from '../../../colloquy/conversation/v1/LaunchCallRequest';
import type { LaunchCallResponseInput as _colloquy_conversation_v1_LaunchCallResponseInput, LaunchCallResponse as _colloquy_conversation_v1_LaunchCallResponse } from '../../../colloquy/conversation/v1/LaunchCallResponse';
import type { PushAgentRequestInput as _colloquy_conversation_v1_PushAgentRequestInput, PushAgentRequest as _colloquy_conversation_v1_PushAgentRequest } from '../../../colloquy/conversation/v1/PushAgentRequest';
import type { PushAgentResponseInput as _colloquy_conversation_v1_PushAgentResponseInput, PushAgentResponse as _colloquy_conversation_v1_PushAgentResponse } from '../../../colloquy/conversation/v1/PushAgentResponse';
import type { RehearseRequestInput as _colloquy_conversation_v1_RehearseRequestInput, RehearseRequest as _colloquy_conversation_v1_RehearseRequest } from '../../../colloquy/conversation/v1/RehearseRequest';
import type { RehearseResponseInput as _colloquy_conversation_v1_RehearseResponseInput, RehearseResponse as _colloquy_conversation_v1_RehearseResponse } from '../../../colloquy/conversation/v1/RehearseResponse';

/**
 * The runtime that conducts interviews. Called by agent and by operators.
 */
export interface ConversationServiceClient extends grpc.Client {
  /**
   * Dials an interview now. FAILED_PRECONDITION with error-code TELEPHONY_OFF, NO_DIAL_IN_PHONE,
   * INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or OUTSIDE_CALLING_HOURS. Repeating it during the call changes nothing.
   */
  LaunchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  LaunchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  LaunchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  LaunchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  /**
   * Dials an interview now. FAILED_PRECONDITION with error-code TELEPHONY_OFF, NO_DIAL_IN_PHONE,
   * INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or OUTSIDE_CALLING_HOURS. Repeating it during the call changes nothing.
   */
  launchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  launchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  launchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  launchCall(argument: _colloquy_conversation_v1_LaunchCallRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_LaunchCallResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stores the configuration of an agent for one channel, unless a newer one is stored. Idempotent; calls may
   * arrive in any order.
   */
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  PushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  /**
   * Stores the configuration of an agent for one channel, unless a newer one is stored. Idempotent; calls may
   * arrive in any order.
   */
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  pushAgent(argument: _colloquy_conversation_v1_PushAgentRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_PushAgentResponse>): grpc.ClientUnaryCall;
  
  /**
   * Conducts an interview with a simulated expert and reports on it. Stores, bills and publishes nothing. Takes up
   * to 150 s with a language model.
   */
  Rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  Rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  Rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  Rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  /**
   * Conducts an interview with a simulated expert and reports on it. Stores, bills and publishes nothing. Takes up
   * to 150 s with a language model.
   */
  rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  rehearse(argument: _colloquy_conversation_v1_RehearseRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_RehearseResponse>): grpc.ClientUnaryCall;
  
}

/**
 * The runtime that conducts interviews. Called by agent and by operators.
 */
export interface ConversationServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Dials an interview now. FAILED_PRECONDITION with error-code TELEPHONY_OFF, NO_DIAL_IN_PHONE,
   * INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or OUTSIDE_CALLING_HOURS. Repeating it during the call changes nothing.
   */
  LaunchCall: grpc.handleUnaryCall<_colloquy_conversation_v1_LaunchCallRequest, _colloquy_conversation_v1_LaunchCallResponseInput>;
  
  /**
   * Stores the configuration of an agent for one channel, unless a newer one is stored. Idempotent; calls may
   * arrive in any order.
   */
  PushAgent: grpc.handleUnaryCall<_colloquy_conversation_v1_PushAgentRequest, _colloquy_conversation_v1_PushAgentResponseInput>;
  
  /**
   * Conducts an interview with a simulated expert and reports on it. Stores, bills and publishes nothing. Takes up
   * to 150 s with a language model.
   */
  Rehearse: grpc.handleUnaryCall<_colloquy_conversation_v1_RehearseRequest, _colloquy_conversation_v1_RehearseResponseInput>;
  
}

export interface ConversationServiceDefinition extends grpc.ServiceDefinition {
  LaunchCall: MethodDefinition<_colloquy_conversation_v1_LaunchCallRequestInput, _colloquy_conversation_v1_LaunchCallResponseInput, _colloquy_conversation_v1_LaunchCallRequest, _colloquy_conversation_v1_LaunchCallResponse>
  PushAgent: MethodDefinition<_colloquy_conversation_v1_PushAgentRequestInput, _colloquy_conversation_v1_PushAgentResponseInput, _colloquy_conversation_v1_PushAgentRequest, _colloquy_conversation_v1_PushAgentResponse>
  Rehearse: MethodDefinition<_colloquy_conversation_v1_RehearseRequestInput, _colloquy_conversation_v1_RehearseResponseInput, _colloquy_conversation_v1_RehearseRequest, _colloquy_conversation_v1_RehearseResponse>
}
