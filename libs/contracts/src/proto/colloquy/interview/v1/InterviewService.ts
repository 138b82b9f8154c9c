// Original file: proto/colloquy/interview/v1/interview.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AppendTurnsRequestInput as _colloquy_interview_v1_AppendTurnsRequestInput, AppendTurnsRequest as _colloquy_interview_v1_AppendTurnsRequest } from '../../../colloquy/interview/v1/AppendTurnsRequest';
import type { AppendTurnsResponseInput as _colloquy_interview_v1_AppendTurnsResponseInput, AppendTurnsResponse as _colloquy_interview_v1_AppendTurnsResponse } from '../../../colloquy/interview/v1/AppendTurnsResponse';
import type { CompleteProcessingRequestInput as _colloquy_interview_v1_CompleteProcessingRequestInput, CompleteProcessingRequest as _colloquy_interview_v1_CompleteProcessingRequest } from '../../../colloquy/interview/v1/CompleteProcessingRequest';
import type { CompleteProcessingResponseInput as _colloquy_interview_v1_CompleteProcessingResponseInput, CompleteProcessingResponse as _colloquy_interview_v1_CompleteProcessingResponse } from '../../../colloquy/interview/v1/CompleteProcessingResponse';
import type { CompletionInput as _colloquy_interview_v1_CompletionInput, Completion as _colloquy_interview_v1_Completion } from '../../../colloquy/interview/v1/Completion';
import type { EndSessionRequestInput as _colloquy_interview_v1_EndSessionRequestInput, EndSessionRequest as _colloquy_interview_v1_EndSessionRequest } from '../../../colloquy/interview/v1/EndSessionRequest';
import type { EndSessionResponseInput as _colloquy_interview_v1_EndSessionResponseInput, EndSessionResponse as _colloquy_interview_v1_EndSessionResponse } from '../../../colloquy/interview/v1/EndSessionResponse';
import type { GetCompletionRequestInput as _colloquy_interview_v1_GetCompletionRequestInput, GetCompletionRequest as _colloquy_interview_v1_GetCompletionRequest } from '../../../colloquy/interview/v1/GetCompletionRequest';
import type { GetJoinViewRequestInput as _colloquy_interview_v1_GetJoinViewRequestInput, GetJoinViewRequest as _colloquy_interview_v1_GetJoinViewRequest } from '../../../colloquy/interview/v1/GetJoinViewRequest';
import type { GetNotificationRequestInput as _colloquy_interview_v1_GetNotificationRequestInput, GetNotificationRequest as _colloquy_interview_v1_GetNotificationRequest } from '../../../colloquy/interview/v1/GetNotificationRequest';
import type { GetRuntimeViewRequestInput as _colloquy_interview_v1_GetRuntimeViewRequestInput, GetRuntimeViewRequest as _colloquy_interview_v1_GetRuntimeViewRequest } from '../../../colloquy/interview/v1/GetRuntimeViewRequest';
import type { GetSessionTranscriptRequestInput as _colloquy_interview_v1_GetSessionTranscriptRequestInput, GetSessionTranscriptRequest as _colloquy_interview_v1_GetSessionTranscriptRequest } from '../../../colloquy/interview/v1/GetSessionTranscriptRequest';
import type { HoldForLaterRequestInput as _colloquy_interview_v1_HoldForLaterRequestInput, HoldForLaterRequest as _colloquy_interview_v1_HoldForLaterRequest } from '../../../colloquy/interview/v1/HoldForLaterRequest';
import type { HoldForLaterResponseInput as _colloquy_interview_v1_HoldForLaterResponseInput, HoldForLaterResponse as _colloquy_interview_v1_HoldForLaterResponse } from '../../../colloquy/interview/v1/HoldForLaterResponse';
import type { JoinViewInput as _colloquy_interview_v1_JoinViewInput, JoinView as _colloquy_interview_v1_JoinView } from '../../../colloquy/interview/v1/JoinView';
import type { NotificationInput as _colloquy_interview_v1_NotificationInput, Notification as _colloquy_interview_v1_Notification } from '../../../colloquy/interview/v1/Notification';
import type { RecordAnalysisRequestInput as _colloquy_interview_v1_RecordAnalysisRequestInput, RecordAnalysisRequest as _colloquy_interview_v1_RecordAnalysisRequest } from '../../../colloquy/interview/v1/RecordAnalysisRequest';
import type { RecordAnalysisResponseInput as _colloquy_interview_v1_RecordAnalysisResponseInput, RecordAnalysisResponse as _colloquy_interview_v1_RecordAnalysisResponse } from '../../../colloquy/interview/v1/RecordAnalysisResponse';
import type { RuntimeViewInput as _colloquy_interview_v1_RuntimeViewInput, RuntimeView as _colloquy_interview_v1_RuntimeView } from '../../../colloquy/interview/v1/RuntimeView';
import type { SessionTranscriptInput as _colloquy_interview_v1_SessionTranscriptInput, SessionTranscript as _colloquy_interview_v1_SessionTranscript } from '../../../colloquy/interview/v1/SessionTranscript';
import type { StartSessionRequestInput as _colloquy_interview_v1_StartSessionRequestInput, StartSessionRequest as _colloquy_interview_v1_StartSessionRequest } from '../../../colloquy/interview/v1/StartSessionRequest';

/**
 * Interviews, their sessions and what was said in them. Called by conversation (the runtime), analysis and
 * webhook. Times are milliseconds since the Unix epoch; offsets are milliseconds since the session started.
 * Words from a closed vocabulary (status, platform, reason) are strings exactly as the REST API shows them.
 */
export interface InterviewServiceClient extends grpc.Client {
  /**
   * Stores turns; a turn already stored (same session and sequence) is left as it is. The first turn of the
   * agent puts the interview IN_PROGRESS.
   */
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  /**
   * Stores turns; a turn already stored (same session and sequence) is left as it is. The first turn of the
   * agent puts the interview IN_PROGRESS.
   */
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Post-processing produced the session's artefacts. Repeating it is harmless.
   */
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  /**
   * Post-processing produced the session's artefacts. Repeating it is harmless.
   */
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  
  /**
   * Ends a session with one reason. Repeating it is harmless: the first reason stays.
   */
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  /**
   * Ends a session with one reason. Repeating it is harmless: the first reason stays.
   */
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  
  /**
   * What the analyst reads for one completion: the delivered conversation over the whole chain.
   */
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  /**
   * What the analyst reads for one completion: the delivered conversation over the whole chain.
   */
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  
  /**
   * What the join page may know before anybody speaks. Needs no account: the link is the permission.
   */
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  /**
   * What the join page may know before anybody speaks. Needs no account: the link is the permission.
   */
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  
  /**
   * The endpoints to notify of one completion and the payload to send them.
   */
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  /**
   * The endpoints to notify of one completion and the payload to send them.
   */
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  
  /**
   * All that a replica needs to carry on with an open session after another one crashed.
   */
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  /**
   * All that a replica needs to carry on with an open session after another one crashed.
   */
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  
  /**
   * The raw turns of one ended session, for post-processing.
   */
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  /**
   * The raw turns of one ended session, for post-processing.
   */
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  
  /**
   * The expert asked to finish later.
   */
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  /**
   * The expert asked to finish later.
   */
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  
  /**
   * Writes the analysis of one completion. Repeating it is harmless; a completion that has been replaced by a
   * later one is not written (recorded = false).
   */
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  /**
   * Writes the analysis of one completion. Repeating it is harmless; a completion that has been replaced by a
   * later one is not written (recorded = false).
   */
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  
  /**
   * Opens a session. Repeating it with the same session_id is harmless. FAILED_PRECONDITION with error-code
   * INTERVIEW_COMPLETED, or SESSION_ALREADY_OPEN while another session has not ended.
   */
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  /**
   * Opens a session. Repeating it with the same session_id is harmless. FAILED_PRECONDITION with error-code
   * INTERVIEW_COMPLETED, or SESSION_ALREADY_OPEN while another session has not ended.
   */
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  
}

/**
 * Interviews, their sessions and what was said in them. Called by conversation (the runtime), analysis and
 * webhook. Times are milliseconds since the Unix epoch; offsets are milliseconds since the session started.
 * Words from a closed vocabulary (status, platform, reason) are strings exactly as the REST API shows them.
 */
export interface InterviewServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Stores turns; a turn already stored (same session and sequence) is left as it is. The first turn of the
   * agent puts the interview IN_PROGRESS.
   */
  AppendTurns: grpc.handleUnaryCall<_colloquy_interview_v1_AppendTurnsRequest, _colloquy_interview_v1_AppendTurnsResponseInput>;
  
  /**
   * Post-processing produced the session's artefacts. Repeating it is harmless.
   */
  CompleteProcessing: grpc.handleUnaryCall<_colloquy_interview_v1_CompleteProcessingRequest, _colloquy_interview_v1_CompleteProcessingResponseInput>;
  
  /**
   * Ends a session with one reason. Repeating it is harmless: the first reason stays.
   */
  EndSession: grpc.handleUnaryCall<_colloquy_interview_v1_EndSessionRequest, _colloquy_interview_v1_EndSessionResponseInput>;
  
  /**
   * What the analyst reads for one completion: the delivered conversation over the whole chain.
   */
  GetCompletion: grpc.handleUnaryCall<_colloquy_interview_v1_GetCompletionRequest, _colloquy_interview_v1_CompletionInput>;
  
  /**
   * What the join page may know before anybody speaks. Needs no account: the link is the permission.
   */
  GetJoinView: grpc.handleUnaryCall<_colloquy_interview_v1_GetJoinViewRequest, _colloquy_interview_v1_JoinViewInput>;
  
  /**
   * The endpoints to notify of one completion and the payload to send them.
   */
  GetNotification: grpc.handleUnaryCall<_colloquy_interview_v1_GetNotificationRequest, _colloquy_interview_v1_NotificationInput>;
  
  /**
   * All that a replica needs to carry on with an open session after another one crashed.
   */
  GetRuntimeView: grpc.handleUnaryCall<_colloquy_interview_v1_GetRuntimeViewRequest, _colloquy_interview_v1_RuntimeViewInput>;
  
  /**
   * The raw turns of one ended session, for post-processing.
   */
  GetSessionTranscript: grpc.handleUnaryCall<_colloquy_interview_v1_GetSessionTranscriptRequest, _colloquy_interview_v1_SessionTranscriptInput>;
  
  /**
   * The expert asked to finish later.
   */
  HoldForLater: grpc.handleUnaryCall<_colloquy_interview_v1_HoldForLaterRequest, _colloquy_interview_v1_HoldForLaterResponseInput>;
  
  /**
   * Writes the analysis of one completion. Repeating it is harmless; a completion that has been replaced by a
   * later one is not written (recorded = false).
   */
  RecordAnalysis: grpc.handleUnaryCall<_colloquy_interview_v1_RecordAnalysisRequest, _colloquy_interview_v1_RecordAnalysisResponseInput>;
  
  /**
   * Opens a session. Repeating it with the same session_id is harmless. FAILED_PRECONDITION with error-code
   * INTERVIEW_COMPLETED, or SESSION_ALREADY_OPEN while another session has not ended.
   */
  StartSession: grpc.handleUnaryCall<_colloquy_interview_v1_StartSessionRequest, _colloquy_interview_v1_RuntimeViewInput>;
  
}

export interface InterviewServiceDefinition extends grpc.ServiceDefinition {
  AppendTurns: MethodDefinition<_colloquy_interview_v1_AppendTurnsRequestInput, _colloquy_interview_v1_AppendTurnsResponseInput, _colloquy_interview_v1_AppendTurnsRequest, _colloquy_interview_v1_AppendTurnsResponse>
  CompleteProcessing: MethodDefinition<_colloquy_interview_v1_CompleteProcessingRequestInput, _colloquy_interview_v1_CompleteProcessingResponseInput, _colloquy_interview_v1_CompleteProcessingRequest, _colloquy_interview_v1_CompleteProcessingResponse>
  EndSession: MethodDefinition<_colloquy_interview_v1_EndSessionRequestInput, _colloquy_interview_v1_EndSessionResponseInput, _colloquy_interview_v1_EndSessionRequest, _colloquy_interview_v1_EndSessionResponse>
  GetCompletion: MethodDefinition<_colloquy_interview_v1_GetCompletionRequestInput, _colloquy_interview_v1_CompletionInput, _colloquy_interview_v1_GetCompletionRequest, _colloquy_interview_v1_Completion>
  GetJoinView: MethodDefinition<_colloquy_interview_v1_GetJoinViewRequestInput, _colloquy_interview_v1_JoinViewInput, _colloquy_interview_v1_GetJoinViewRequest, _colloquy_interview_v1_JoinView>
  GetNotification: MethodDefinition<_colloquy_interview_v1_GetNotificationRequestInput, _colloquy_interview_v1_NotificationInput, _colloquy_interview_v1_GetNotificationRequest, _colloquy_interview_v1_Notification>
  GetRuntimeView: MethodDefinition<_colloquy_interview_v1_GetRuntimeViewRequestInput, _colloquy_interview_v1_RuntimeViewInput, _colloquy_interview_v1_GetRuntimeViewRequest, _colloquy_interview_v1_RuntimeView>
  GetSessionTranscript: MethodDefinition<_colloquy_interview_v1_GetSessionTranscriptRequestInput, _colloquy_interview_v1_SessionTranscriptInput, _colloquy_interview_v1_GetSessionTranscriptRequest, _colloquy_interview_v1_SessionTranscript>
  HoldForLater: MethodDefinition<_colloquy_interview_v1_HoldForLaterRequestInput, _colloquy_interview_v1_HoldForLaterResponseInput, _colloquy_interview_v1_HoldForLaterRequest, _colloquy_interview_v1_HoldForLaterResponse>
  RecordAnalysis: MethodDefinition<_colloquy_interview_v1_RecordAnalysisRequestInput, _colloquy_interview_v1_RecordAnalysisResponseInput, _colloquy_interview_v1_RecordAnalysisRequest, _colloquy_interview_v1_RecordAnalysisResponse>
  StartSession: MethodDefinition<_colloquy_interview_v1_StartSessionRequestInput, _colloquy_interview_v1_RuntimeViewInput, _colloquy_interview_v1_StartSessionRequest, _colloquy_interview_v1_RuntimeView>
}
