// Original file: proto/colloquy/interview/v1/interview.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AppendTurnsRequestInput as _colloquy_interview_v1_AppendTurnsRequestInput, AppendTurnsRequest as _colloquy_interview_v1_AppendTurnsRequest } from '../../../colloquy/interview/v1/AppendTurnsRequest';
import type { AppendTurnsResponseInput as _colloquy_interview_v1_AppendTurnsResponseInput, AppendTurnsResponse as _colloquy_interview_v1_AppendTurnsResponse } from '../../../colloquy/interview/v1/AppendTurnsResponse';
import type { ClaimCallRequestInput as _colloquy_interview_v1_ClaimCallRequestInput, ClaimCallRequest as _colloquy_interview_v1_ClaimCallRequest } from '../../../colloquy/interview/v1/ClaimCallRequest';
import type { ClaimCallResponseInput as _colloquy_interview_v1_ClaimCallResponseInput, ClaimCallResponse as _colloquy_interview_v1_ClaimCallResponse } from '../../../colloquy/interview/v1/ClaimCallResponse';
import type { ComparisonPageInput as _colloquy_interview_v1_ComparisonPageInput, ComparisonPage as _colloquy_interview_v1_ComparisonPage } from '../../../colloquy/interview/v1/ComparisonPage';
import type { CompleteProcessingRequestInput as _colloquy_interview_v1_CompleteProcessingRequestInput, CompleteProcessingRequest as _colloquy_interview_v1_CompleteProcessingRequest } from '../../../colloquy/interview/v1/CompleteProcessingRequest';
import type { CompleteProcessingResponseInput as _colloquy_interview_v1_CompleteProcessingResponseInput, CompleteProcessingResponse as _colloquy_interview_v1_CompleteProcessingResponse } from '../../../colloquy/interview/v1/CompleteProcessingResponse';
import type { CompletionInput as _colloquy_interview_v1_CompletionInput, Completion as _colloquy_interview_v1_Completion } from '../../../colloquy/interview/v1/Completion';
import type { EndSessionRequestInput as _colloquy_interview_v1_EndSessionRequestInput, EndSessionRequest as _colloquy_interview_v1_EndSessionRequest } from '../../../colloquy/interview/v1/EndSessionRequest';
import type { EndSessionResponseInput as _colloquy_interview_v1_EndSessionResponseInput, EndSessionResponse as _colloquy_interview_v1_EndSessionResponse } from '../../../colloquy/interview/v1/EndSessionResponse';
import type { FindDialInRequestInput as _colloquy_interview_v1_FindDialInRequestInput, FindDialInRequest as _colloquy_interview_v1_FindDialInRequest } from '../../../colloquy/interview/v1/FindDialInRequest';
import type { GetComparisonRequestInput as _colloquy_interview_v1_GetComparisonRequestInput, GetComparisonRequest as _colloquy_interview_v1_GetComparisonRequest } from '../../../colloquy/interview/v1/GetComparisonRequest';
import type { GetCompletionRequestInput as _colloquy_interview_v1_GetCompletionRequestInput, GetCompletionRequest as _colloquy_interview_v1_GetCompletionRequest } from '../../../colloquy/interview/v1/GetCompletionRequest';
import type { GetJoinViewRequestInput as _colloquy_interview_v1_GetJoinViewRequestInput, GetJoinViewRequest as _colloquy_interview_v1_GetJoinViewRequest } from '../../../colloquy/interview/v1/GetJoinViewRequest';
import type { GetNotificationRequestInput as _colloquy_interview_v1_GetNotificationRequestInput, GetNotificationRequest as _colloquy_interview_v1_GetNotificationRequest } from '../../../colloquy/interview/v1/GetNotificationRequest';
import type { GetRuntimeViewRequestInput as _colloquy_interview_v1_GetRuntimeViewRequestInput, GetRuntimeViewRequest as _colloquy_interview_v1_GetRuntimeViewRequest } from '../../../colloquy/interview/v1/GetRuntimeViewRequest';
import type { GetSessionTranscriptRequestInput as _colloquy_interview_v1_GetSessionTranscriptRequestInput, GetSessionTranscriptRequest as _colloquy_interview_v1_GetSessionTranscriptRequest } from '../../../colloquy/interview/v1/GetSessionTranscriptRequest';
import type { HoldForLaterRequestInput as _colloquy_interview_v1_HoldForLaterRequestInput, HoldForLaterRequest as _colloquy_interview_v1_HoldForLaterRequest } from '../../../colloquy/interview/v1/HoldForLaterRequest';
import type { HoldForLaterResponseInput as _colloquy_interview_v1_HoldForLaterResponseInput, HoldForLaterResponse as _colloquy_interview_v1_HoldForLaterResponse } from '../../../colloquy/interview/v1/HoldForLaterResponse';
import type { JoinViewInput as _colloquy_interview_v1_JoinViewInput, JoinView as _colloquy_interview_v1_JoinView } from '../../../colloquy/interview/v1/JoinView';
import type { ListTurnsRequestInput as _colloquy_interview_v1_ListTurnsRequestInput, ListTurnsRequest as _colloquy_interview_v1_ListTurnsRequest } from '../../../colloquy/interview/v1/ListTurnsRequest';
import type { NotificationInput as _colloquy_interview_v1_NotificationInput, Notification as _colloquy_interview_v1_Notification } from '../../../colloquy/interview/v1/Notification';
import type { RecordAnalysisRequestInput as _colloquy_interview_v1_RecordAnalysisRequestInput, RecordAnalysisRequest as _colloquy_interview_v1_RecordAnalysisRequest } from '../../../colloquy/interview/v1/RecordAnalysisRequest';
import type { RecordAnalysisResponseInput as _colloquy_interview_v1_RecordAnalysisResponseInput, RecordAnalysisResponse as _colloquy_interview_v1_RecordAnalysisResponse } from '../../../colloquy/interview/v1/RecordAnalysisResponse';
import type { RecordComparisonRequestInput as _colloquy_interview_v1_RecordComparisonRequestInput, RecordComparisonRequest as _colloquy_interview_v1_RecordComparisonRequest } from '../../../colloquy/interview/v1/RecordComparisonRequest';
import type { RecordComparisonResponseInput as _colloquy_interview_v1_RecordComparisonResponseInput, RecordComparisonResponse as _colloquy_interview_v1_RecordComparisonResponse } from '../../../colloquy/interview/v1/RecordComparisonResponse';
import type { RecordConsentRequestInput as _colloquy_interview_v1_RecordConsentRequestInput, RecordConsentRequest as _colloquy_interview_v1_RecordConsentRequest } from '../../../colloquy/interview/v1/RecordConsentRequest';
import type { RecordConsentResponseInput as _colloquy_interview_v1_RecordConsentResponseInput, RecordConsentResponse as _colloquy_interview_v1_RecordConsentResponse } from '../../../colloquy/interview/v1/RecordConsentResponse';
import type { RecordHandoffRequestInput as _colloquy_interview_v1_RecordHandoffRequestInput, RecordHandoffRequest as _colloquy_interview_v1_RecordHandoffRequest } from '../../../colloquy/interview/v1/RecordHandoffRequest';
import type { RecordHandoffResponseInput as _colloquy_interview_v1_RecordHandoffResponseInput, RecordHandoffResponse as _colloquy_interview_v1_RecordHandoffResponse } from '../../../colloquy/interview/v1/RecordHandoffResponse';
import type { RenewCallRequestInput as _colloquy_interview_v1_RenewCallRequestInput, RenewCallRequest as _colloquy_interview_v1_RenewCallRequest } from '../../../colloquy/interview/v1/RenewCallRequest';
import type { RenewCallResponseInput as _colloquy_interview_v1_RenewCallResponseInput, RenewCallResponse as _colloquy_interview_v1_RenewCallResponse } from '../../../colloquy/interview/v1/RenewCallResponse';
import type { ReportCallRequestInput as _colloquy_interview_v1_ReportCallRequestInput, ReportCallRequest as _colloquy_interview_v1_ReportCallRequest } from '../../../colloquy/interview/v1/ReportCallRequest';
import type { ReportCallResponseInput as _colloquy_interview_v1_ReportCallResponseInput, ReportCallResponse as _colloquy_interview_v1_ReportCallResponse } from '../../../colloquy/interview/v1/ReportCallResponse';
import type { RequestCallRequestInput as _colloquy_interview_v1_RequestCallRequestInput, RequestCallRequest as _colloquy_interview_v1_RequestCallRequest } from '../../../colloquy/interview/v1/RequestCallRequest';
import type { RequestCallResponseInput as _colloquy_interview_v1_RequestCallResponseInput, RequestCallResponse as _colloquy_interview_v1_RequestCallResponse } from '../../../colloquy/interview/v1/RequestCallResponse';
import type { RuntimeViewInput as _colloquy_interview_v1_RuntimeViewInput, RuntimeView as _colloquy_interview_v1_RuntimeView } from '../../../colloquy/interview/v1/RuntimeView';
import type { SessionTranscriptInput as _colloquy_interview_v1_SessionTranscriptInput, SessionTranscript as _colloquy_interview_v1_SessionTranscript } from '../../../colloquy/interview/v1/SessionTranscript';
import type { StartSessionRequestInput as _colloquy_interview_v1_StartSessionRequestInput, StartSessionRequest as _colloquy_interview_v1_StartSessionRequest } from '../../../colloquy/interview/v1/StartSessionRequest';
import type { TrimTurnRequestInput as _colloquy_interview_v1_TrimTurnRequestInput, TrimTurnRequest as _colloquy_interview_v1_TrimTurnRequest } from '../../../colloquy/interview/v1/TrimTurnRequest';
import type { TrimTurnResponseInput as _colloquy_interview_v1_TrimTurnResponseInput, TrimTurnResponse as _colloquy_interview_v1_TrimTurnResponse } from '../../../colloquy/interview/v1/TrimTurnResponse';
import type { TurnPageInput as _colloquy_interview_v1_TurnPageInput, TurnPage as _colloquy_interview_v1_TurnPage } from '../../../colloquy/interview/v1/TurnPage';
import type { WithdrawConsentRequestInput as _colloquy_interview_v1_WithdrawConsentRequestInput, WithdrawConsentRequest as _colloquy_interview_v1_WithdrawConsentRequest } from '../../../colloquy/interview/v1/WithdrawConsentRequest';
import type { WithdrawConsentResponseInput as _colloquy_interview_v1_WithdrawConsentResponseInput, WithdrawConsentResponse as _colloquy_interview_v1_WithdrawConsentResponse } from '../../../colloquy/interview/v1/WithdrawConsentResponse';

/**
 * Interviews, their sessions and turns. Called by conversation (the runtime), analysis and webhook. Times are
 * milliseconds since the Unix epoch; offsets are milliseconds since the session started. Values of closed
 * vocabularies (status, platform, reason) are the strings of the REST API.
 * A session is conducted by one process at a time. Each claim of a session carries a fencing token, higher than that of
 * every earlier claim. StartSession and GetRuntimeView announce the claim. From then on calls about the open session
 * with a lower token are refused: FAILED_PRECONDITION with error-code SESSION_MOVED.
 */
export interface InterviewServiceClient extends grpc.Client {
  /**
   * Stores turns. A turn that is already stored (same session and sequence) stays unchanged. The first turn
   * of the agent sets the interview IN_PROGRESS.
   */
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  AppendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  /**
   * Stores turns. A turn that is already stored (same session and sequence) stays unchanged. The first turn
   * of the agent sets the interview IN_PROGRESS.
   */
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  appendTurns(argument: _colloquy_interview_v1_AppendTurnsRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_AppendTurnsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Claims one interview whose call is due (SCHEDULED and scheduledAt reached, or DIALING and its pause over)
   * for lease_ms and sets it DIALING. If the lease of a caller lapses, the attempt counts as failed and the
   * call is due again after the pause. Any number of callers may compete; each call goes to one of them.
   */
  ClaimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  ClaimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  ClaimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  ClaimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  /**
   * Claims one interview whose call is due (SCHEDULED and scheduledAt reached, or DIALING and its pause over)
   * for lease_ms and sets it DIALING. If the lease of a caller lapses, the attempt counts as failed and the
   * call is due again after the pause. Any number of callers may compete; each call goes to one of them.
   */
  claimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  claimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  claimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  claimCall(argument: _colloquy_interview_v1_ClaimCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_ClaimCallResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stores the artefacts of a post-processed session. Idempotent. A long transcript is sent in parts, one
   * call after the other; the session counts as processed after the last part.
   */
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  CompleteProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  /**
   * Stores the artefacts of a post-processed session. Idempotent. A long transcript is sent in parts, one
   * call after the other; the session counts as processed after the last part.
   */
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  completeProcessing(argument: _colloquy_interview_v1_CompleteProcessingRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_CompleteProcessingResponse>): grpc.ClientUnaryCall;
  
  /**
   * Ends a session with one reason. Idempotent: the first reason stays.
   */
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  EndSession(argument: _colloquy_interview_v1_EndSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  /**
   * Ends a session with one reason. Idempotent: the first reason stays.
   */
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  endSession(argument: _colloquy_interview_v1_EndSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_EndSessionResponse>): grpc.ClientUnaryCall;
  
  /**
   * Finds the interview of a caller who dials in by meeting id and PIN. NOT_FOUND if the interview is
   * completed, the meeting is unknown or the PIN is wrong, without distinction.
   */
  FindDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  FindDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  FindDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  FindDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  /**
   * Finds the interview of a caller who dials in by meeting id and PIN. NOT_FOUND if the interview is
   * completed, the meeting is unknown or the PIN is wrong, without distinction.
   */
  findDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  findDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  findDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  findDialIn(argument: _colloquy_interview_v1_FindDialInRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  
  /**
   * Reads the claims of a comparison's interviews, page by page. NOT_FOUND once the comparison is deleted.
   */
  GetComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  GetComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  GetComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  GetComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  /**
   * Reads the claims of a comparison's interviews, page by page. NOT_FOUND once the comparison is deleted.
   */
  getComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  getComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  getComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  getComparison(argument: _colloquy_interview_v1_GetComparisonRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_ComparisonPage>): grpc.ClientUnaryCall;
  
  /**
   * Returns the delivered conversation of one completion over the whole chain of sessions, for the analyst, page by
   * page.
   */
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  GetCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  /**
   * Returns the delivered conversation of one completion over the whole chain of sessions, for the analyst, page by
   * page.
   */
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  getCompletion(argument: _colloquy_interview_v1_GetCompletionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Completion>): grpc.ClientUnaryCall;
  
  /**
   * Returns the fields that the join page shows before the conversation. Needs no account: the link is the
   * permission.
   */
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  GetJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  /**
   * Returns the fields that the join page shows before the conversation. Needs no account: the link is the
   * permission.
   */
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  getJoinView(argument: _colloquy_interview_v1_GetJoinViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_JoinView>): grpc.ClientUnaryCall;
  
  /**
   * Returns the endpoints to notify of one completion, and the payload.
   */
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  GetNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  /**
   * Returns the endpoints to notify of one completion, and the payload.
   */
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  getNotification(argument: _colloquy_interview_v1_GetNotificationRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_Notification>): grpc.ClientUnaryCall;
  
  /**
   * Returns everything that a replica needs to take over an open session, and announces the caller's claim of
   * the session. Idempotent.
   */
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  GetRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  /**
   * Returns everything that a replica needs to take over an open session, and announces the caller's claim of
   * the session. Idempotent.
   */
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  getRuntimeView(argument: _colloquy_interview_v1_GetRuntimeViewRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  
  /**
   * Returns the raw turns of one ended session, for post-processing. A long session is read on with ListTurns.
   */
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  GetSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  /**
   * Returns the raw turns of one ended session, for post-processing. A long session is read on with ListTurns.
   */
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  getSessionTranscript(argument: _colloquy_interview_v1_GetSessionTranscriptRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_SessionTranscript>): grpc.ClientUnaryCall;
  
  /**
   * Keeps the session resumable, because the expert asked to finish later.
   */
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  HoldForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  /**
   * Keeps the session resumable, because the expert asked to finish later.
   */
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  holdForLater(argument: _colloquy_interview_v1_HoldForLaterRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_HoldForLaterResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns the turns of a conversation after a given one. RuntimeView and SessionTranscript hold only the first turns
   * of a long conversation; the caller reads the others page by page, because a message has at most 4 MB.
   */
  ListTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  ListTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  ListTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  ListTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  /**
   * Returns the turns of a conversation after a given one. RuntimeView and SessionTranscript hold only the first turns
   * of a long conversation; the caller reads the others page by page, because a message has at most 4 MB.
   */
  listTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  listTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  listTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  listTurns(argument: _colloquy_interview_v1_ListTurnsRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_TurnPage>): grpc.ClientUnaryCall;
  
  /**
   * Stores the analysis of one completion. Idempotent. If a later completion has replaced this
   * one, nothing is stored (recorded = false).
   */
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  RecordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  /**
   * Stores the analysis of one completion. Idempotent. If a later completion has replaced this
   * one, nothing is stored (recorded = false).
   */
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  recordAnalysis(argument: _colloquy_interview_v1_RecordAnalysisRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordAnalysisResponse>): grpc.ClientUnaryCall;
  
  /**
   * Records the result of a comparison. Idempotent: a finished comparison stays.
   */
  RecordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  RecordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  RecordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  RecordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  /**
   * Records the result of a comparison. Idempotent: a finished comparison stays.
   */
  recordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  recordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  recordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  recordComparison(argument: _colloquy_interview_v1_RecordComparisonRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordComparisonResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stores the expert's consent before a session is recorded. Idempotent: the first consent of
   * a session stays.
   */
  RecordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  RecordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  RecordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  RecordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  /**
   * Stores the expert's consent before a session is recorded. Idempotent: the first consent of
   * a session stays.
   */
  recordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  recordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  recordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  recordConsent(argument: _colloquy_interview_v1_RecordConsentRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordConsentResponse>): grpc.ClientUnaryCall;
  
  /**
   * Records that one agent handed over to another in a session. Idempotent.
   */
  RecordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  RecordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  RecordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  RecordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  /**
   * Records that one agent handed over to another in a session. Idempotent.
   */
  recordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  recordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  recordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  recordHandoff(argument: _colloquy_interview_v1_RecordHandoffRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RecordHandoffResponse>): grpc.ClientUnaryCall;
  
  /**
   * Extends the lease of a call.
   */
  RenewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  RenewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  RenewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  RenewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  /**
   * Extends the lease of a call.
   */
  renewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  renewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  renewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  renewCall(argument: _colloquy_interview_v1_RenewCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RenewCallResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reports the outcome of an attempt. Idempotent; a call_id other than the current attempt's changes
   * nothing.
   */
  ReportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  ReportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  ReportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  ReportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  /**
   * Reports the outcome of an attempt. Idempotent; a call_id other than the current attempt's changes
   * nothing.
   */
  reportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  reportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  reportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  reportCall(argument: _colloquy_interview_v1_ReportCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_ReportCallResponse>): grpc.ClientUnaryCall;
  
  /**
   * Dials the interview now (manual launch). FAILED_PRECONDITION with error-code NO_DIAL_IN_PHONE,
   * INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or OUTSIDE_CALLING_HOURS. Repeating it during the call changes nothing.
   */
  RequestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  RequestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  RequestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  RequestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  /**
   * Dials the interview now (manual launch). FAILED_PRECONDITION with error-code NO_DIAL_IN_PHONE,
   * INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or OUTSIDE_CALLING_HOURS. Repeating it during the call changes nothing.
   */
  requestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  requestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  requestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  requestCall(argument: _colloquy_interview_v1_RequestCallRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RequestCallResponse>): grpc.ClientUnaryCall;
  
  /**
   * Opens a session. Idempotent by session_id. FAILED_PRECONDITION with error-code
   * INTERVIEW_COMPLETED, or SESSION_ALREADY_OPEN while another session is open.
   */
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  StartSession(argument: _colloquy_interview_v1_StartSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  /**
   * Opens a session. Idempotent by session_id. FAILED_PRECONDITION with error-code
   * INTERVIEW_COMPLETED, or SESSION_ALREADY_OPEN while another session is open.
   */
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  startSession(argument: _colloquy_interview_v1_StartSessionRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_RuntimeView>): grpc.ClientUnaryCall;
  
  /**
   * Records when a stored turn of the agent was heard, and how much of it: if the expert interrupted, the text is
   * cut to the part that was heard. The text only ever gets shorter, and only while the session is open. Idempotent.
   * A turn that was not heard at all keeps its sequence with empty text and is not delivered.
   */
  TrimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  TrimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  TrimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  TrimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  /**
   * Records when a stored turn of the agent was heard, and how much of it: if the expert interrupted, the text is
   * cut to the part that was heard. The text only ever gets shorter, and only while the session is open. Idempotent.
   * A turn that was not heard at all keeps its sequence with empty text and is not delivered.
   */
  trimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  trimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  trimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  trimTurn(argument: _colloquy_interview_v1_TrimTurnRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_TrimTurnResponse>): grpc.ClientUnaryCall;
  
  /**
   * Withdraws the expert's consent. From then on the expert's words are not delivered, and they are erased after the
   * platform's grace period. The interview completes as soon as no session is open. Idempotent.
   */
  WithdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  WithdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  WithdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  WithdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  /**
   * Withdraws the expert's consent. From then on the expert's words are not delivered, and they are erased after the
   * platform's grace period. The interview completes as soon as no session is open. Idempotent.
   */
  withdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  withdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  withdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  withdrawConsent(argument: _colloquy_interview_v1_WithdrawConsentRequestInput, callback: grpc.requestCallback<_colloquy_interview_v1_WithdrawConsentResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Interviews, their sessions and turns. Called by conversation (the runtime), analysis and webhook. Times are
 * milliseconds since the Unix epoch; offsets are milliseconds since the session started. Values of closed
 * vocabularies (status, platform, reason) are the strings of the REST API.
 * A session is conducted by one process at a time. Each claim of a session carries a fencing token, higher than that of
 * every earlier claim. StartSession and GetRuntimeView announce the claim. From then on calls about the open session
 * with a lower token are refused: FAILED_PRECONDITION with error-code SESSION_MOVED.
 */
export interface InterviewServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Stores turns. A turn that is already stored (same session and sequence) stays unchanged. The first turn
   * of the agent sets the interview IN_PROGRESS.
   */
  AppendTurns: grpc.handleUnaryCall<_colloquy_interview_v1_AppendTurnsRequest, _colloquy_interview_v1_AppendTurnsResponseInput>;
  
  /**
   * Claims one interview whose call is due (SCHEDULED and scheduledAt reached, or DIALING and its pause over)
   * for lease_ms and sets it DIALING. If the lease of a caller lapses, the attempt counts as failed and the
   * call is due again after the pause. Any number of callers may compete; each call goes to one of them.
   */
  ClaimCall: grpc.handleUnaryCall<_colloquy_interview_v1_ClaimCallRequest, _colloquy_interview_v1_ClaimCallResponseInput>;
  
  /**
   * Stores the artefacts of a post-processed session. Idempotent. A long transcript is sent in parts, one
   * call after the other; the session counts as processed after the last part.
   */
  CompleteProcessing: grpc.handleUnaryCall<_colloquy_interview_v1_CompleteProcessingRequest, _colloquy_interview_v1_CompleteProcessingResponseInput>;
  
  /**
   * Ends a session with one reason. Idempotent: the first reason stays.
   */
  EndSession: grpc.handleUnaryCall<_colloquy_interview_v1_EndSessionRequest, _colloquy_interview_v1_EndSessionResponseInput>;
  
  /**
   * Finds the interview of a caller who dials in by meeting id and PIN. NOT_FOUND if the interview is
   * completed, the meeting is unknown or the PIN is wrong, without distinction.
   */
  FindDialIn: grpc.handleUnaryCall<_colloquy_interview_v1_FindDialInRequest, _colloquy_interview_v1_JoinViewInput>;
  
  /**
   * Reads the claims of a comparison's interviews, page by page. NOT_FOUND once the comparison is deleted.
   */
  GetComparison: grpc.handleUnaryCall<_colloquy_interview_v1_GetComparisonRequest, _colloquy_interview_v1_ComparisonPageInput>;
  
  /**
   * Returns the delivered conversation of one completion over the whole chain of sessions, for the analyst, page by
   * page.
   */
  GetCompletion: grpc.handleUnaryCall<_colloquy_interview_v1_GetCompletionRequest, _colloquy_interview_v1_CompletionInput>;
  
  /**
   * Returns the fields that the join page shows before the conversation. Needs no account: the link is the
   * permission.
   */
  GetJoinView: grpc.handleUnaryCall<_colloquy_interview_v1_GetJoinViewRequest, _colloquy_interview_v1_JoinViewInput>;
  
  /**
   * Returns the endpoints to notify of one completion, and the payload.
   */
  GetNotification: grpc.handleUnaryCall<_colloquy_interview_v1_GetNotificationRequest, _colloquy_interview_v1_NotificationInput>;
  
  /**
   * Returns everything that a replica needs to take over an open session, and announces the caller's claim of
   * the session. Idempotent.
   */
  GetRuntimeView: grpc.handleUnaryCall<_colloquy_interview_v1_GetRuntimeViewRequest, _colloquy_interview_v1_RuntimeViewInput>;
  
  /**
   * Returns the raw turns of one ended session, for post-processing. A long session is read on with ListTurns.
   */
  GetSessionTranscript: grpc.handleUnaryCall<_colloquy_interview_v1_GetSessionTranscriptRequest, _colloquy_interview_v1_SessionTranscriptInput>;
  
  /**
   * Keeps the session resumable, because the expert asked to finish later.
   */
  HoldForLater: grpc.handleUnaryCall<_colloquy_interview_v1_HoldForLaterRequest, _colloquy_interview_v1_HoldForLaterResponseInput>;
  
  /**
   * Returns the turns of a conversation after a given one. RuntimeView and SessionTranscript hold only the first turns
   * of a long conversation; the caller reads the others page by page, because a message has at most 4 MB.
   */
  ListTurns: grpc.handleUnaryCall<_colloquy_interview_v1_ListTurnsRequest, _colloquy_interview_v1_TurnPageInput>;
  
  /**
   * Stores the analysis of one completion. Idempotent. If a later completion has replaced this
   * one, nothing is stored (recorded = false).
   */
  RecordAnalysis: grpc.handleUnaryCall<_colloquy_interview_v1_RecordAnalysisRequest, _colloquy_interview_v1_RecordAnalysisResponseInput>;
  
  /**
   * Records the result of a comparison. Idempotent: a finished comparison stays.
   */
  RecordComparison: grpc.handleUnaryCall<_colloquy_interview_v1_RecordComparisonRequest, _colloquy_interview_v1_RecordComparisonResponseInput>;
  
  /**
   * Stores the expert's consent before a session is recorded. Idempotent: the first consent of
   * a session stays.
   */
  RecordConsent: grpc.handleUnaryCall<_colloquy_interview_v1_RecordConsentRequest, _colloquy_interview_v1_RecordConsentResponseInput>;
  
  /**
   * Records that one agent handed over to another in a session. Idempotent.
   */
  RecordHandoff: grpc.handleUnaryCall<_colloquy_interview_v1_RecordHandoffRequest, _colloquy_interview_v1_RecordHandoffResponseInput>;
  
  /**
   * Extends the lease of a call.
   */
  RenewCall: grpc.handleUnaryCall<_colloquy_interview_v1_RenewCallRequest, _colloquy_interview_v1_RenewCallResponseInput>;
  
  /**
   * Reports the outcome of an attempt. Idempotent; a call_id other than the current attempt's changes
   * nothing.
   */
  ReportCall: grpc.handleUnaryCall<_colloquy_interview_v1_ReportCallRequest, _colloquy_interview_v1_ReportCallResponseInput>;
  
  /**
   * Dials the interview now (manual launch). FAILED_PRECONDITION with error-code NO_DIAL_IN_PHONE,
   * INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or OUTSIDE_CALLING_HOURS. Repeating it during the call changes nothing.
   */
  RequestCall: grpc.handleUnaryCall<_colloquy_interview_v1_RequestCallRequest, _colloquy_interview_v1_RequestCallResponseInput>;
  
  /**
   * Opens a session. Idempotent by session_id. FAILED_PRECONDITION with error-code
   * INTERVIEW_COMPLETED, or SESSION_ALREADY_OPEN while another session is open.
   */
  StartSession: grpc.handleUnaryCall<_colloquy_interview_v1_StartSessionRequest, _colloquy_interview_v1_RuntimeViewInput>;
  
  /**
   * Records when a stored turn of the agent was heard, and how much of it: if the expert interrupted, the text is
   * cut to the part that was heard. The text only ever gets shorter, and only while the session is open. Idempotent.
   * A turn that was not heard at all keeps its sequence with empty text and is not delivered.
   */
  TrimTurn: grpc.handleUnaryCall<_colloquy_interview_v1_TrimTurnRequest, _colloquy_interview_v1_TrimTurnResponseInput>;
  
  /**
   * Withdraws the expert's consent. From then on the expert's words are not delivered, and they are erased after the
   * platform's grace period. The interview completes as soon as no session is open. Idempotent.
   */
  WithdrawConsent: grpc.handleUnaryCall<_colloquy_interview_v1_WithdrawConsentRequest, _colloquy_interview_v1_WithdrawConsentResponseInput>;
  
}

export interface InterviewServiceDefinition extends grpc.ServiceDefinition {
  AppendTurns: MethodDefinition<_colloquy_interview_v1_AppendTurnsRequestInput, _colloquy_interview_v1_AppendTurnsResponseInput, _colloquy_interview_v1_AppendTurnsRequest, _colloquy_interview_v1_AppendTurnsResponse>
  ClaimCall: MethodDefinition<_colloquy_interview_v1_ClaimCallRequestInput, _colloquy_interview_v1_ClaimCallResponseInput, _colloquy_interview_v1_ClaimCallRequest, _colloquy_interview_v1_ClaimCallResponse>
  CompleteProcessing: MethodDefinition<_colloquy_interview_v1_CompleteProcessingRequestInput, _colloquy_interview_v1_CompleteProcessingResponseInput, _colloquy_interview_v1_CompleteProcessingRequest, _colloquy_interview_v1_CompleteProcessingResponse>
  EndSession: MethodDefinition<_colloquy_interview_v1_EndSessionRequestInput, _colloquy_interview_v1_EndSessionResponseInput, _colloquy_interview_v1_EndSessionRequest, _colloquy_interview_v1_EndSessionResponse>
  FindDialIn: MethodDefinition<_colloquy_interview_v1_FindDialInRequestInput, _colloquy_interview_v1_JoinViewInput, _colloquy_interview_v1_FindDialInRequest, _colloquy_interview_v1_JoinView>
  GetComparison: MethodDefinition<_colloquy_interview_v1_GetComparisonRequestInput, _colloquy_interview_v1_ComparisonPageInput, _colloquy_interview_v1_GetComparisonRequest, _colloquy_interview_v1_ComparisonPage>
  GetCompletion: MethodDefinition<_colloquy_interview_v1_GetCompletionRequestInput, _colloquy_interview_v1_CompletionInput, _colloquy_interview_v1_GetCompletionRequest, _colloquy_interview_v1_Completion>
  GetJoinView: MethodDefinition<_colloquy_interview_v1_GetJoinViewRequestInput, _colloquy_interview_v1_JoinViewInput, _colloquy_interview_v1_GetJoinViewRequest, _colloquy_interview_v1_JoinView>
  GetNotification: MethodDefinition<_colloquy_interview_v1_GetNotificationRequestInput, _colloquy_interview_v1_NotificationInput, _colloquy_interview_v1_GetNotificationRequest, _colloquy_interview_v1_Notification>
  GetRuntimeView: MethodDefinition<_colloquy_interview_v1_GetRuntimeViewRequestInput, _colloquy_interview_v1_RuntimeViewInput, _colloquy_interview_v1_GetRuntimeViewRequest, _colloquy_interview_v1_RuntimeView>
  GetSessionTranscript: MethodDefinition<_colloquy_interview_v1_GetSessionTranscriptRequestInput, _colloquy_interview_v1_SessionTranscriptInput, _colloquy_interview_v1_GetSessionTranscriptRequest, _colloquy_interview_v1_SessionTranscript>
  HoldForLater: MethodDefinition<_colloquy_interview_v1_HoldForLaterRequestInput, _colloquy_interview_v1_HoldForLaterResponseInput, _colloquy_interview_v1_HoldForLaterRequest, _colloquy_interview_v1_HoldForLaterResponse>
  ListTurns: MethodDefinition<_colloquy_interview_v1_ListTurnsRequestInput, _colloquy_interview_v1_TurnPageInput, _colloquy_interview_v1_ListTurnsRequest, _colloquy_interview_v1_TurnPage>
  RecordAnalysis: MethodDefinition<_colloquy_interview_v1_RecordAnalysisRequestInput, _colloquy_interview_v1_RecordAnalysisResponseInput, _colloquy_interview_v1_RecordAnalysisRequest, _colloquy_interview_v1_RecordAnalysisResponse>
  RecordComparison: MethodDefinition<_colloquy_interview_v1_RecordComparisonRequestInput, _colloquy_interview_v1_RecordComparisonResponseInput, _colloquy_interview_v1_RecordComparisonRequest, _colloquy_interview_v1_RecordComparisonResponse>
  RecordConsent: MethodDefinition<_colloquy_interview_v1_RecordConsentRequestInput, _colloquy_interview_v1_RecordConsentResponseInput, _colloquy_interview_v1_RecordConsentRequest, _colloquy_interview_v1_RecordConsentResponse>
  RecordHandoff: MethodDefinition<_colloquy_interview_v1_RecordHandoffRequestInput, _colloquy_interview_v1_RecordHandoffResponseInput, _colloquy_interview_v1_RecordHandoffRequest, _colloquy_interview_v1_RecordHandoffResponse>
  RenewCall: MethodDefinition<_colloquy_interview_v1_RenewCallRequestInput, _colloquy_interview_v1_RenewCallResponseInput, _colloquy_interview_v1_RenewCallRequest, _colloquy_interview_v1_RenewCallResponse>
  ReportCall: MethodDefinition<_colloquy_interview_v1_ReportCallRequestInput, _colloquy_interview_v1_ReportCallResponseInput, _colloquy_interview_v1_ReportCallRequest, _colloquy_interview_v1_ReportCallResponse>
  RequestCall: MethodDefinition<_colloquy_interview_v1_RequestCallRequestInput, _colloquy_interview_v1_RequestCallResponseInput, _colloquy_interview_v1_RequestCallRequest, _colloquy_interview_v1_RequestCallResponse>
  StartSession: MethodDefinition<_colloquy_interview_v1_StartSessionRequestInput, _colloquy_interview_v1_RuntimeViewInput, _colloquy_interview_v1_StartSessionRequest, _colloquy_interview_v1_RuntimeView>
  TrimTurn: MethodDefinition<_colloquy_interview_v1_TrimTurnRequestInput, _colloquy_interview_v1_TrimTurnResponseInput, _colloquy_interview_v1_TrimTurnRequest, _colloquy_interview_v1_TrimTurnResponse>
  WithdrawConsent: MethodDefinition<_colloquy_interview_v1_WithdrawConsentRequestInput, _colloquy_interview_v1_WithdrawConsentResponseInput, _colloquy_interview_v1_WithdrawConsentRequest, _colloquy_interview_v1_WithdrawConsentResponse>
}
