import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AnalysisEvidenceInput as _colloquy_interview_v1_AnalysisEvidenceInput, AnalysisEvidence as _colloquy_interview_v1_AnalysisEvidence } from './colloquy/interview/v1/AnalysisEvidence';
import type { AnalysisSegmentInput as _colloquy_interview_v1_AnalysisSegmentInput, AnalysisSegment as _colloquy_interview_v1_AnalysisSegment } from './colloquy/interview/v1/AnalysisSegment';
import type { AppendTurnsRequestInput as _colloquy_interview_v1_AppendTurnsRequestInput, AppendTurnsRequest as _colloquy_interview_v1_AppendTurnsRequest } from './colloquy/interview/v1/AppendTurnsRequest';
import type { AppendTurnsResponseInput as _colloquy_interview_v1_AppendTurnsResponseInput, AppendTurnsResponse as _colloquy_interview_v1_AppendTurnsResponse } from './colloquy/interview/v1/AppendTurnsResponse';
import type { CallInput as _colloquy_interview_v1_CallInput, Call as _colloquy_interview_v1_Call } from './colloquy/interview/v1/Call';
import type { ClaimCallRequestInput as _colloquy_interview_v1_ClaimCallRequestInput, ClaimCallRequest as _colloquy_interview_v1_ClaimCallRequest } from './colloquy/interview/v1/ClaimCallRequest';
import type { ClaimCallResponseInput as _colloquy_interview_v1_ClaimCallResponseInput, ClaimCallResponse as _colloquy_interview_v1_ClaimCallResponse } from './colloquy/interview/v1/ClaimCallResponse';
import type { ClaimReferenceInput as _colloquy_interview_v1_ClaimReferenceInput, ClaimReference as _colloquy_interview_v1_ClaimReference } from './colloquy/interview/v1/ClaimReference';
import type { ComparedClaimInput as _colloquy_interview_v1_ComparedClaimInput, ComparedClaim as _colloquy_interview_v1_ComparedClaim } from './colloquy/interview/v1/ComparedClaim';
import type { ComparedInterviewInput as _colloquy_interview_v1_ComparedInterviewInput, ComparedInterview as _colloquy_interview_v1_ComparedInterview } from './colloquy/interview/v1/ComparedInterview';
import type { ComparedQuestionInput as _colloquy_interview_v1_ComparedQuestionInput, ComparedQuestion as _colloquy_interview_v1_ComparedQuestion } from './colloquy/interview/v1/ComparedQuestion';
import type { ComparisonPageInput as _colloquy_interview_v1_ComparisonPageInput, ComparisonPage as _colloquy_interview_v1_ComparisonPage } from './colloquy/interview/v1/ComparisonPage';
import type { ComparisonPointInput as _colloquy_interview_v1_ComparisonPointInput, ComparisonPoint as _colloquy_interview_v1_ComparisonPoint } from './colloquy/interview/v1/ComparisonPoint';
import type { ComparisonPositionInput as _colloquy_interview_v1_ComparisonPositionInput, ComparisonPosition as _colloquy_interview_v1_ComparisonPosition } from './colloquy/interview/v1/ComparisonPosition';
import type { CompleteProcessingRequestInput as _colloquy_interview_v1_CompleteProcessingRequestInput, CompleteProcessingRequest as _colloquy_interview_v1_CompleteProcessingRequest } from './colloquy/interview/v1/CompleteProcessingRequest';
import type { CompleteProcessingResponseInput as _colloquy_interview_v1_CompleteProcessingResponseInput, CompleteProcessingResponse as _colloquy_interview_v1_CompleteProcessingResponse } from './colloquy/interview/v1/CompleteProcessingResponse';
import type { CompletionInput as _colloquy_interview_v1_CompletionInput, Completion as _colloquy_interview_v1_Completion } from './colloquy/interview/v1/Completion';
import type { CompletionTurnInput as _colloquy_interview_v1_CompletionTurnInput, CompletionTurn as _colloquy_interview_v1_CompletionTurn } from './colloquy/interview/v1/CompletionTurn';
import type { ConsentInput as _colloquy_interview_v1_ConsentInput, Consent as _colloquy_interview_v1_Consent } from './colloquy/interview/v1/Consent';
import type { EarlierSessionInput as _colloquy_interview_v1_EarlierSessionInput, EarlierSession as _colloquy_interview_v1_EarlierSession } from './colloquy/interview/v1/EarlierSession';
import type { EmploymentInput as _colloquy_interview_v1_EmploymentInput, Employment as _colloquy_interview_v1_Employment } from './colloquy/interview/v1/Employment';
import type { EndSessionRequestInput as _colloquy_interview_v1_EndSessionRequestInput, EndSessionRequest as _colloquy_interview_v1_EndSessionRequest } from './colloquy/interview/v1/EndSessionRequest';
import type { EndSessionResponseInput as _colloquy_interview_v1_EndSessionResponseInput, EndSessionResponse as _colloquy_interview_v1_EndSessionResponse } from './colloquy/interview/v1/EndSessionResponse';
import type { EndpointInput as _colloquy_interview_v1_EndpointInput, Endpoint as _colloquy_interview_v1_Endpoint } from './colloquy/interview/v1/Endpoint';
import type { ExtractionInput as _colloquy_interview_v1_ExtractionInput, Extraction as _colloquy_interview_v1_Extraction } from './colloquy/interview/v1/Extraction';
import type { FindDialInRequestInput as _colloquy_interview_v1_FindDialInRequestInput, FindDialInRequest as _colloquy_interview_v1_FindDialInRequest } from './colloquy/interview/v1/FindDialInRequest';
import type { FindingInput as _colloquy_interview_v1_FindingInput, Finding as _colloquy_interview_v1_Finding } from './colloquy/interview/v1/Finding';
import type { GetComparisonRequestInput as _colloquy_interview_v1_GetComparisonRequestInput, GetComparisonRequest as _colloquy_interview_v1_GetComparisonRequest } from './colloquy/interview/v1/GetComparisonRequest';
import type { GetCompletionRequestInput as _colloquy_interview_v1_GetCompletionRequestInput, GetCompletionRequest as _colloquy_interview_v1_GetCompletionRequest } from './colloquy/interview/v1/GetCompletionRequest';
import type { GetJoinViewRequestInput as _colloquy_interview_v1_GetJoinViewRequestInput, GetJoinViewRequest as _colloquy_interview_v1_GetJoinViewRequest } from './colloquy/interview/v1/GetJoinViewRequest';
import type { GetNotificationRequestInput as _colloquy_interview_v1_GetNotificationRequestInput, GetNotificationRequest as _colloquy_interview_v1_GetNotificationRequest } from './colloquy/interview/v1/GetNotificationRequest';
import type { GetRuntimeViewRequestInput as _colloquy_interview_v1_GetRuntimeViewRequestInput, GetRuntimeViewRequest as _colloquy_interview_v1_GetRuntimeViewRequest } from './colloquy/interview/v1/GetRuntimeViewRequest';
import type { GetSessionTranscriptRequestInput as _colloquy_interview_v1_GetSessionTranscriptRequestInput, GetSessionTranscriptRequest as _colloquy_interview_v1_GetSessionTranscriptRequest } from './colloquy/interview/v1/GetSessionTranscriptRequest';
import type { HandoffInput as _colloquy_interview_v1_HandoffInput, Handoff as _colloquy_interview_v1_Handoff } from './colloquy/interview/v1/Handoff';
import type { HoldForLaterRequestInput as _colloquy_interview_v1_HoldForLaterRequestInput, HoldForLaterRequest as _colloquy_interview_v1_HoldForLaterRequest } from './colloquy/interview/v1/HoldForLaterRequest';
import type { HoldForLaterResponseInput as _colloquy_interview_v1_HoldForLaterResponseInput, HoldForLaterResponse as _colloquy_interview_v1_HoldForLaterResponse } from './colloquy/interview/v1/HoldForLaterResponse';
import type { InterviewServiceClient as _colloquy_interview_v1_InterviewServiceClient, InterviewServiceDefinition as _colloquy_interview_v1_InterviewServiceDefinition } from './colloquy/interview/v1/InterviewService';
import type { InvitationInput as _colloquy_interview_v1_InvitationInput, Invitation as _colloquy_interview_v1_Invitation } from './colloquy/interview/v1/Invitation';
import type { JoinViewInput as _colloquy_interview_v1_JoinViewInput, JoinView as _colloquy_interview_v1_JoinView } from './colloquy/interview/v1/JoinView';
import type { ListTurnsRequestInput as _colloquy_interview_v1_ListTurnsRequestInput, ListTurnsRequest as _colloquy_interview_v1_ListTurnsRequest } from './colloquy/interview/v1/ListTurnsRequest';
import type { NotificationInput as _colloquy_interview_v1_NotificationInput, Notification as _colloquy_interview_v1_Notification } from './colloquy/interview/v1/Notification';
import type { ProviderUsageInput as _colloquy_interview_v1_ProviderUsageInput, ProviderUsage as _colloquy_interview_v1_ProviderUsage } from './colloquy/interview/v1/ProviderUsage';
import type { QuestionFindingInput as _colloquy_interview_v1_QuestionFindingInput, QuestionFinding as _colloquy_interview_v1_QuestionFinding } from './colloquy/interview/v1/QuestionFinding';
import type { QuestionGuideInput as _colloquy_interview_v1_QuestionGuideInput, QuestionGuide as _colloquy_interview_v1_QuestionGuide } from './colloquy/interview/v1/QuestionGuide';
import type { QuoteInput as _colloquy_interview_v1_QuoteInput, Quote as _colloquy_interview_v1_Quote } from './colloquy/interview/v1/Quote';
import type { RecordAnalysisRequestInput as _colloquy_interview_v1_RecordAnalysisRequestInput, RecordAnalysisRequest as _colloquy_interview_v1_RecordAnalysisRequest } from './colloquy/interview/v1/RecordAnalysisRequest';
import type { RecordAnalysisResponseInput as _colloquy_interview_v1_RecordAnalysisResponseInput, RecordAnalysisResponse as _colloquy_interview_v1_RecordAnalysisResponse } from './colloquy/interview/v1/RecordAnalysisResponse';
import type { RecordComparisonRequestInput as _colloquy_interview_v1_RecordComparisonRequestInput, RecordComparisonRequest as _colloquy_interview_v1_RecordComparisonRequest } from './colloquy/interview/v1/RecordComparisonRequest';
import type { RecordComparisonResponseInput as _colloquy_interview_v1_RecordComparisonResponseInput, RecordComparisonResponse as _colloquy_interview_v1_RecordComparisonResponse } from './colloquy/interview/v1/RecordComparisonResponse';
import type { RecordConsentRequestInput as _colloquy_interview_v1_RecordConsentRequestInput, RecordConsentRequest as _colloquy_interview_v1_RecordConsentRequest } from './colloquy/interview/v1/RecordConsentRequest';
import type { RecordConsentResponseInput as _colloquy_interview_v1_RecordConsentResponseInput, RecordConsentResponse as _colloquy_interview_v1_RecordConsentResponse } from './colloquy/interview/v1/RecordConsentResponse';
import type { RecordHandoffRequestInput as _colloquy_interview_v1_RecordHandoffRequestInput, RecordHandoffRequest as _colloquy_interview_v1_RecordHandoffRequest } from './colloquy/interview/v1/RecordHandoffRequest';
import type { RecordHandoffResponseInput as _colloquy_interview_v1_RecordHandoffResponseInput, RecordHandoffResponse as _colloquy_interview_v1_RecordHandoffResponse } from './colloquy/interview/v1/RecordHandoffResponse';
import type { RenewCallRequestInput as _colloquy_interview_v1_RenewCallRequestInput, RenewCallRequest as _colloquy_interview_v1_RenewCallRequest } from './colloquy/interview/v1/RenewCallRequest';
import type { RenewCallResponseInput as _colloquy_interview_v1_RenewCallResponseInput, RenewCallResponse as _colloquy_interview_v1_RenewCallResponse } from './colloquy/interview/v1/RenewCallResponse';
import type { ReportCallRequestInput as _colloquy_interview_v1_ReportCallRequestInput, ReportCallRequest as _colloquy_interview_v1_ReportCallRequest } from './colloquy/interview/v1/ReportCallRequest';
import type { ReportCallResponseInput as _colloquy_interview_v1_ReportCallResponseInput, ReportCallResponse as _colloquy_interview_v1_ReportCallResponse } from './colloquy/interview/v1/ReportCallResponse';
import type { RequestCallRequestInput as _colloquy_interview_v1_RequestCallRequestInput, RequestCallRequest as _colloquy_interview_v1_RequestCallRequest } from './colloquy/interview/v1/RequestCallRequest';
import type { RequestCallResponseInput as _colloquy_interview_v1_RequestCallResponseInput, RequestCallResponse as _colloquy_interview_v1_RequestCallResponse } from './colloquy/interview/v1/RequestCallResponse';
import type { RuntimeViewInput as _colloquy_interview_v1_RuntimeViewInput, RuntimeView as _colloquy_interview_v1_RuntimeView } from './colloquy/interview/v1/RuntimeView';
import type { SessionInput as _colloquy_interview_v1_SessionInput, Session as _colloquy_interview_v1_Session } from './colloquy/interview/v1/Session';
import type { SessionTranscriptInput as _colloquy_interview_v1_SessionTranscriptInput, SessionTranscript as _colloquy_interview_v1_SessionTranscript } from './colloquy/interview/v1/SessionTranscript';
import type { SkippedQuestionInput as _colloquy_interview_v1_SkippedQuestionInput, SkippedQuestion as _colloquy_interview_v1_SkippedQuestion } from './colloquy/interview/v1/SkippedQuestion';
import type { StartSessionRequestInput as _colloquy_interview_v1_StartSessionRequestInput, StartSessionRequest as _colloquy_interview_v1_StartSessionRequest } from './colloquy/interview/v1/StartSessionRequest';
import type { TranscriptEntryInput as _colloquy_interview_v1_TranscriptEntryInput, TranscriptEntry as _colloquy_interview_v1_TranscriptEntry } from './colloquy/interview/v1/TranscriptEntry';
import type { TrimTurnRequestInput as _colloquy_interview_v1_TrimTurnRequestInput, TrimTurnRequest as _colloquy_interview_v1_TrimTurnRequest } from './colloquy/interview/v1/TrimTurnRequest';
import type { TrimTurnResponseInput as _colloquy_interview_v1_TrimTurnResponseInput, TrimTurnResponse as _colloquy_interview_v1_TrimTurnResponse } from './colloquy/interview/v1/TrimTurnResponse';
import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from './colloquy/interview/v1/Turn';
import type { TurnPageInput as _colloquy_interview_v1_TurnPageInput, TurnPage as _colloquy_interview_v1_TurnPage } from './colloquy/interview/v1/TurnPage';
import type { ValueEvidenceInput as _colloquy_interview_v1_ValueEvidenceInput, ValueEvidence as _colloquy_interview_v1_ValueEvidence } from './colloquy/interview/v1/ValueEvidence';
import type { WithdrawConsentRequestInput as _colloquy_interview_v1_WithdrawConsentRequestInput, WithdrawConsentRequest as _colloquy_interview_v1_WithdrawConsentRequest } from './colloquy/interview/v1/WithdrawConsentRequest';
import type { WithdrawConsentResponseInput as _colloquy_interview_v1_WithdrawConsentResponseInput, WithdrawConsentResponse as _colloquy_interview_v1_WithdrawConsentResponse } from './colloquy/interview/v1/WithdrawConsentResponse';
import type { WithheldSpanInput as _colloquy_interview_v1_WithheldSpanInput, WithheldSpan as _colloquy_interview_v1_WithheldSpan } from './colloquy/interview/v1/WithheldSpan';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  colloquy: {
    interview: {
      v1: {
        AnalysisEvidence: MessageTypeDefinition<_colloquy_interview_v1_AnalysisEvidenceInput, _colloquy_interview_v1_AnalysisEvidence>
        AnalysisSegment: MessageTypeDefinition<_colloquy_interview_v1_AnalysisSegmentInput, _colloquy_interview_v1_AnalysisSegment>
        AppendTurnsRequest: MessageTypeDefinition<_colloquy_interview_v1_AppendTurnsRequestInput, _colloquy_interview_v1_AppendTurnsRequest>
        AppendTurnsResponse: MessageTypeDefinition<_colloquy_interview_v1_AppendTurnsResponseInput, _colloquy_interview_v1_AppendTurnsResponse>
        Call: MessageTypeDefinition<_colloquy_interview_v1_CallInput, _colloquy_interview_v1_Call>
        ClaimCallRequest: MessageTypeDefinition<_colloquy_interview_v1_ClaimCallRequestInput, _colloquy_interview_v1_ClaimCallRequest>
        ClaimCallResponse: MessageTypeDefinition<_colloquy_interview_v1_ClaimCallResponseInput, _colloquy_interview_v1_ClaimCallResponse>
        ClaimReference: MessageTypeDefinition<_colloquy_interview_v1_ClaimReferenceInput, _colloquy_interview_v1_ClaimReference>
        ComparedClaim: MessageTypeDefinition<_colloquy_interview_v1_ComparedClaimInput, _colloquy_interview_v1_ComparedClaim>
        ComparedInterview: MessageTypeDefinition<_colloquy_interview_v1_ComparedInterviewInput, _colloquy_interview_v1_ComparedInterview>
        ComparedQuestion: MessageTypeDefinition<_colloquy_interview_v1_ComparedQuestionInput, _colloquy_interview_v1_ComparedQuestion>
        ComparisonPage: MessageTypeDefinition<_colloquy_interview_v1_ComparisonPageInput, _colloquy_interview_v1_ComparisonPage>
        ComparisonPoint: MessageTypeDefinition<_colloquy_interview_v1_ComparisonPointInput, _colloquy_interview_v1_ComparisonPoint>
        ComparisonPosition: MessageTypeDefinition<_colloquy_interview_v1_ComparisonPositionInput, _colloquy_interview_v1_ComparisonPosition>
        CompleteProcessingRequest: MessageTypeDefinition<_colloquy_interview_v1_CompleteProcessingRequestInput, _colloquy_interview_v1_CompleteProcessingRequest>
        CompleteProcessingResponse: MessageTypeDefinition<_colloquy_interview_v1_CompleteProcessingResponseInput, _colloquy_interview_v1_CompleteProcessingResponse>
        Completion: MessageTypeDefinition<_colloquy_interview_v1_CompletionInput, _colloquy_interview_v1_Completion>
        CompletionTurn: MessageTypeDefinition<_colloquy_interview_v1_CompletionTurnInput, _colloquy_interview_v1_CompletionTurn>
        Consent: MessageTypeDefinition<_colloquy_interview_v1_ConsentInput, _colloquy_interview_v1_Consent>
        EarlierSession: MessageTypeDefinition<_colloquy_interview_v1_EarlierSessionInput, _colloquy_interview_v1_EarlierSession>
        Employment: MessageTypeDefinition<_colloquy_interview_v1_EmploymentInput, _colloquy_interview_v1_Employment>
        EndSessionRequest: MessageTypeDefinition<_colloquy_interview_v1_EndSessionRequestInput, _colloquy_interview_v1_EndSessionRequest>
        EndSessionResponse: MessageTypeDefinition<_colloquy_interview_v1_EndSessionResponseInput, _colloquy_interview_v1_EndSessionResponse>
        Endpoint: MessageTypeDefinition<_colloquy_interview_v1_EndpointInput, _colloquy_interview_v1_Endpoint>
        Extraction: MessageTypeDefinition<_colloquy_interview_v1_ExtractionInput, _colloquy_interview_v1_Extraction>
        FindDialInRequest: MessageTypeDefinition<_colloquy_interview_v1_FindDialInRequestInput, _colloquy_interview_v1_FindDialInRequest>
        Finding: MessageTypeDefinition<_colloquy_interview_v1_FindingInput, _colloquy_interview_v1_Finding>
        GetComparisonRequest: MessageTypeDefinition<_colloquy_interview_v1_GetComparisonRequestInput, _colloquy_interview_v1_GetComparisonRequest>
        GetCompletionRequest: MessageTypeDefinition<_colloquy_interview_v1_GetCompletionRequestInput, _colloquy_interview_v1_GetCompletionRequest>
        GetJoinViewRequest: MessageTypeDefinition<_colloquy_interview_v1_GetJoinViewRequestInput, _colloquy_interview_v1_GetJoinViewRequest>
        GetNotificationRequest: MessageTypeDefinition<_colloquy_interview_v1_GetNotificationRequestInput, _colloquy_interview_v1_GetNotificationRequest>
        GetRuntimeViewRequest: MessageTypeDefinition<_colloquy_interview_v1_GetRuntimeViewRequestInput, _colloquy_interview_v1_GetRuntimeViewRequest>
        GetSessionTranscriptRequest: MessageTypeDefinition<_colloquy_interview_v1_GetSessionTranscriptRequestInput, _colloquy_interview_v1_GetSessionTranscriptRequest>
        Handoff: MessageTypeDefinition<_colloquy_interview_v1_HandoffInput, _colloquy_interview_v1_Handoff>
        HoldForLaterRequest: MessageTypeDefinition<_colloquy_interview_v1_HoldForLaterRequestInput, _colloquy_interview_v1_HoldForLaterRequest>
        HoldForLaterResponse: MessageTypeDefinition<_colloquy_interview_v1_HoldForLaterResponseInput, _colloquy_interview_v1_HoldForLaterResponse>
        /**
         * Interviews, their sessions and turns. Called by conversation (the runtime), analysis and webhook. Times are
         * milliseconds since the Unix epoch; offsets are milliseconds since the session started. Values of closed
         * vocabularies (status, platform, reason) are the strings of the REST API.
         * A session is conducted by one process at a time. Each claim of a session carries a fencing token, higher than that of
         * every earlier claim. StartSession and GetRuntimeView announce the claim. From then on calls about the open session
         * with a lower token are refused: FAILED_PRECONDITION with error-code SESSION_MOVED.
         */
        InterviewService: SubtypeConstructor<typeof grpc.Client, _colloquy_interview_v1_InterviewServiceClient> & { service: _colloquy_interview_v1_InterviewServiceDefinition }
        Invitation: MessageTypeDefinition<_colloquy_interview_v1_InvitationInput, _colloquy_interview_v1_Invitation>
        JoinView: MessageTypeDefinition<_colloquy_interview_v1_JoinViewInput, _colloquy_interview_v1_JoinView>
        ListTurnsRequest: MessageTypeDefinition<_colloquy_interview_v1_ListTurnsRequestInput, _colloquy_interview_v1_ListTurnsRequest>
        Notification: MessageTypeDefinition<_colloquy_interview_v1_NotificationInput, _colloquy_interview_v1_Notification>
        ProviderUsage: MessageTypeDefinition<_colloquy_interview_v1_ProviderUsageInput, _colloquy_interview_v1_ProviderUsage>
        QuestionFinding: MessageTypeDefinition<_colloquy_interview_v1_QuestionFindingInput, _colloquy_interview_v1_QuestionFinding>
        QuestionGuide: MessageTypeDefinition<_colloquy_interview_v1_QuestionGuideInput, _colloquy_interview_v1_QuestionGuide>
        Quote: MessageTypeDefinition<_colloquy_interview_v1_QuoteInput, _colloquy_interview_v1_Quote>
        RecordAnalysisRequest: MessageTypeDefinition<_colloquy_interview_v1_RecordAnalysisRequestInput, _colloquy_interview_v1_RecordAnalysisRequest>
        RecordAnalysisResponse: MessageTypeDefinition<_colloquy_interview_v1_RecordAnalysisResponseInput, _colloquy_interview_v1_RecordAnalysisResponse>
        RecordComparisonRequest: MessageTypeDefinition<_colloquy_interview_v1_RecordComparisonRequestInput, _colloquy_interview_v1_RecordComparisonRequest>
        RecordComparisonResponse: MessageTypeDefinition<_colloquy_interview_v1_RecordComparisonResponseInput, _colloquy_interview_v1_RecordComparisonResponse>
        RecordConsentRequest: MessageTypeDefinition<_colloquy_interview_v1_RecordConsentRequestInput, _colloquy_interview_v1_RecordConsentRequest>
        RecordConsentResponse: MessageTypeDefinition<_colloquy_interview_v1_RecordConsentResponseInput, _colloquy_interview_v1_RecordConsentResponse>
        RecordHandoffRequest: MessageTypeDefinition<_colloquy_interview_v1_RecordHandoffRequestInput, _colloquy_interview_v1_RecordHandoffRequest>
        RecordHandoffResponse: MessageTypeDefinition<_colloquy_interview_v1_RecordHandoffResponseInput, _colloquy_interview_v1_RecordHandoffResponse>
        RenewCallRequest: MessageTypeDefinition<_colloquy_interview_v1_RenewCallRequestInput, _colloquy_interview_v1_RenewCallRequest>
        RenewCallResponse: MessageTypeDefinition<_colloquy_interview_v1_RenewCallResponseInput, _colloquy_interview_v1_RenewCallResponse>
        ReportCallRequest: MessageTypeDefinition<_colloquy_interview_v1_ReportCallRequestInput, _colloquy_interview_v1_ReportCallRequest>
        ReportCallResponse: MessageTypeDefinition<_colloquy_interview_v1_ReportCallResponseInput, _colloquy_interview_v1_ReportCallResponse>
        RequestCallRequest: MessageTypeDefinition<_colloquy_interview_v1_RequestCallRequestInput, _colloquy_interview_v1_RequestCallRequest>
        RequestCallResponse: MessageTypeDefinition<_colloquy_interview_v1_RequestCallResponseInput, _colloquy_interview_v1_RequestCallResponse>
        RuntimeView: MessageTypeDefinition<_colloquy_interview_v1_RuntimeViewInput, _colloquy_interview_v1_RuntimeView>
        Session: MessageTypeDefinition<_colloquy_interview_v1_SessionInput, _colloquy_interview_v1_Session>
        SessionTranscript: MessageTypeDefinition<_colloquy_interview_v1_SessionTranscriptInput, _colloquy_interview_v1_SessionTranscript>
        SkippedQuestion: MessageTypeDefinition<_colloquy_interview_v1_SkippedQuestionInput, _colloquy_interview_v1_SkippedQuestion>
        StartSessionRequest: MessageTypeDefinition<_colloquy_interview_v1_StartSessionRequestInput, _colloquy_interview_v1_StartSessionRequest>
        TranscriptEntry: MessageTypeDefinition<_colloquy_interview_v1_TranscriptEntryInput, _colloquy_interview_v1_TranscriptEntry>
        TrimTurnRequest: MessageTypeDefinition<_colloquy_interview_v1_TrimTurnRequestInput, _colloquy_interview_v1_TrimTurnRequest>
        TrimTurnResponse: MessageTypeDefinition<_colloquy_interview_v1_TrimTurnResponseInput, _colloquy_interview_v1_TrimTurnResponse>
        Turn: MessageTypeDefinition<_colloquy_interview_v1_TurnInput, _colloquy_interview_v1_Turn>
        TurnPage: MessageTypeDefinition<_colloquy_interview_v1_TurnPageInput, _colloquy_interview_v1_TurnPage>
        ValueEvidence: MessageTypeDefinition<_colloquy_interview_v1_ValueEvidenceInput, _colloquy_interview_v1_ValueEvidence>
        WithdrawConsentRequest: MessageTypeDefinition<_colloquy_interview_v1_WithdrawConsentRequestInput, _colloquy_interview_v1_WithdrawConsentRequest>
        WithdrawConsentResponse: MessageTypeDefinition<_colloquy_interview_v1_WithdrawConsentResponseInput, _colloquy_interview_v1_WithdrawConsentResponse>
        WithheldSpan: MessageTypeDefinition<_colloquy_interview_v1_WithheldSpanInput, _colloquy_interview_v1_WithheldSpan>
      }
    }
  }
}

