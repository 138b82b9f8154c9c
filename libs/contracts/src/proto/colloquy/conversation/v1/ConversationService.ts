// Original file: proto/colloquy/conversation/v1/conversation.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DescribeSpeechRequestInput as _colloquy_conversation_v1_DescribeSpeechRequestInput, DescribeSpeechRequest as _colloquy_conversation_v1_DescribeSpeechRequest } from '../../../colloquy/conversation/v1/DescribeSpeechRequest';
import type { DescribeSpeechResponseInput as _colloquy_conversation_v1_DescribeSpeechResponseInput, DescribeSpeechResponse as _colloquy_conversation_v1_DescribeSpeechResponse } from '../../../colloquy/conversation/v1/DescribeSpeechResponse';
import type { LaunchCallRequestInput as _colloquy_conversation_v1_LaunchCallRequestInput, LaunchCallRequest as _colloquy_conversation_v1_LaunchCallRequest } from '../../../colloquy/conversation/v1/LaunchCallRequest';
import type { LaunchCallResponseInput as _colloquy_conversation_v1_LaunchCallResponseInput, LaunchCallResponse as _colloquy_conversation_v1_LaunchCallResponse } from '../../../colloquy/conversation/v1/LaunchCallResponse';
import type { PushAgentRequestInput as _colloquy_conversation_v1_PushAgentRequestInput, PushAgentRequest as _colloquy_conversation_v1_PushAgentRequest } from '../../../colloquy/conversation/v1/PushAgentRequest';
import type { PushAgentResponseInput as _colloquy_conversation_v1_PushAgentResponseInput, PushAgentResponse as _colloquy_conversation_v1_PushAgentResponse } from '../../../colloquy/conversation/v1/PushAgentResponse';
import type { RehearseRequestInput as _colloquy_conversation_v1_RehearseRequestInput, RehearseRequest as _colloquy_conversation_v1_RehearseRequest } from '../../../colloquy/conversation/v1/RehearseRequest';
import type { RehearseResponseInput as _colloquy_conversation_v1_RehearseResponseInput, RehearseResponse as _colloquy_conversation_v1_RehearseResponse } from '../../../colloquy/conversation/v1/RehearseResponse';
import type { SpeakSampleRequestInput as _colloquy_conversation_v1_SpeakSampleRequestInput, SpeakSampleRequest as _colloquy_conversation_v1_SpeakSampleRequest } from '../../../colloquy/conversation/v1/SpeakSampleRequest';
import type { SpeakSampleResponseInput as _colloquy_conversation_v1_SpeakSampleResponseInput, SpeakSampleResponse as _colloquy_conversation_v1_SpeakSampleResponse } from '../../../colloquy/conversation/v1/SpeakSampleResponse';

/**
 * The runtime that conducts interviews. Called by agent and by operators.
 */
export interface ConversationServiceClient extends grpc.Client {
  /**
   * Returns how the platform synthesises the interviewers' speech.
   */
  DescribeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  DescribeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  DescribeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  DescribeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  /**
   * Returns how the platform synthesises the interviewers' speech.
   */
  describeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  describeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  describeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  describeSpeech(argument: _colloquy_conversation_v1_DescribeSpeechRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_DescribeSpeechResponse>): grpc.ClientUnaryCall;
  
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
  
  /**
   * Speaks a short text as an interviewer would. Stores, bills and publishes nothing. FAILED_PRECONDITION with
   * error-code SPEECH_OFF, and the text in the details, if the platform does not synthesise speech.
   */
  SpeakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  SpeakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  SpeakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  SpeakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  /**
   * Speaks a short text as an interviewer would. Stores, bills and publishes nothing. FAILED_PRECONDITION with
   * error-code SPEECH_OFF, and the text in the details, if the platform does not synthesise speech.
   */
  speakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  speakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  speakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  speakSample(argument: _colloquy_conversation_v1_SpeakSampleRequestInput, callback: grpc.requestCallback<_colloquy_conversation_v1_SpeakSampleResponse>): grpc.ClientUnaryCall;
  
}

/**
 * The runtime that conducts interviews. Called by agent and by operators.
 */
export interface ConversationServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns how the platform synthesises the interviewers' speech.
   */
  DescribeSpeech: grpc.handleUnaryCall<_colloquy_conversation_v1_DescribeSpeechRequest, _colloquy_conversation_v1_DescribeSpeechResponseInput>;
  
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
  
  /**
   * Speaks a short text as an interviewer would. Stores, bills and publishes nothing. FAILED_PRECONDITION with
   * error-code SPEECH_OFF, and the text in the details, if the platform does not synthesise speech.
   */
  SpeakSample: grpc.handleUnaryCall<_colloquy_conversation_v1_SpeakSampleRequest, _colloquy_conversation_v1_SpeakSampleResponseInput>;
  
}

export interface ConversationServiceDefinition extends grpc.ServiceDefinition {
  DescribeSpeech: MethodDefinition<_colloquy_conversation_v1_DescribeSpeechRequestInput, _colloquy_conversation_v1_DescribeSpeechResponseInput, _colloquy_conversation_v1_DescribeSpeechRequest, _colloquy_conversation_v1_DescribeSpeechResponse>
  LaunchCall: MethodDefinition<_colloquy_conversation_v1_LaunchCallRequestInput, _colloquy_conversation_v1_LaunchCallResponseInput, _colloquy_conversation_v1_LaunchCallRequest, _colloquy_conversation_v1_LaunchCallResponse>
  PushAgent: MethodDefinition<_colloquy_conversation_v1_PushAgentRequestInput, _colloquy_conversation_v1_PushAgentResponseInput, _colloquy_conversation_v1_PushAgentRequest, _colloquy_conversation_v1_PushAgentResponse>
  Rehearse: MethodDefinition<_colloquy_conversation_v1_RehearseRequestInput, _colloquy_conversation_v1_RehearseResponseInput, _colloquy_conversation_v1_RehearseRequest, _colloquy_conversation_v1_RehearseResponse>
  SpeakSample: MethodDefinition<_colloquy_conversation_v1_SpeakSampleRequestInput, _colloquy_conversation_v1_SpeakSampleResponseInput, _colloquy_conversation_v1_SpeakSampleRequest, _colloquy_conversation_v1_SpeakSampleResponse>
}
