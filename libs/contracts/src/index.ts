export * from './vocabulary';
export { type CloudEvent } from './events/envelope';
export { eventCatalogue, type EventData, type EventType } from './events/catalogue';
export { eventExchange, parseEvent, toCloudEvent, type KnownFact } from './events/parse-event';
export { exampleProviderUsage, type ProviderUsage } from './provider-usage';
export { protoDescriptors, type GrpcServices } from './services';
export type { Identity as IdentityMessage } from './proto/colloquy/account/v1/Identity';
export type { AgentConfig as AgentConfigMessage } from './proto/colloquy/agent/v1/AgentConfig';
export type { AgentVersion as AgentVersionMessage } from './proto/colloquy/agent/v1/AgentVersion';
export type { PushAgentRequest as PushAgentMessage } from './proto/colloquy/conversation/v1/PushAgentRequest';
export type { RehearseRequest as RehearseMessage } from './proto/colloquy/conversation/v1/RehearseRequest';
export type { RehearseResponse as RehearsedMessage } from './proto/colloquy/conversation/v1/RehearseResponse';
export type { SpeakSampleRequest as SpeakSampleMessage } from './proto/colloquy/conversation/v1/SpeakSampleRequest';
export type { TransferRule as TransferRuleMessage } from './proto/colloquy/conversation/v1/TransferRule';
export type { Completion as CompletionMessage } from './proto/colloquy/interview/v1/Completion';
export type { CompletionTurn as CompletionTurnMessage } from './proto/colloquy/interview/v1/CompletionTurn';
export type { ComparisonPage as ComparisonPageMessage } from './proto/colloquy/interview/v1/ComparisonPage';
export type { RecordComparisonRequest as RecordComparisonMessage } from './proto/colloquy/interview/v1/RecordComparisonRequest';
export type { Consent as ConsentMessage } from './proto/colloquy/interview/v1/Consent';
export type { Endpoint as EndpointMessage } from './proto/colloquy/interview/v1/Endpoint';
export type { Handoff as HandoffMessage } from './proto/colloquy/interview/v1/Handoff';
export type { Invitation as InvitationMessage } from './proto/colloquy/interview/v1/Invitation';
export type { JoinView as JoinViewMessage } from './proto/colloquy/interview/v1/JoinView';
export type { Notification as NotificationMessage } from './proto/colloquy/interview/v1/Notification';
export type { RuntimeView as RuntimeViewMessage } from './proto/colloquy/interview/v1/RuntimeView';
export type { RecordAnalysisRequestInput as RecordAnalysisMessage } from './proto/colloquy/interview/v1/RecordAnalysisRequest';
export type { ProviderUsage as ProviderUsageMessage } from './proto/colloquy/interview/v1/ProviderUsage';
export type { Session as SessionMessage } from './proto/colloquy/interview/v1/Session';
export type { SessionTranscript as SessionTranscriptMessage } from './proto/colloquy/interview/v1/SessionTranscript';
export type { TranscriptEntry as TranscriptEntryMessage } from './proto/colloquy/interview/v1/TranscriptEntry';
export type { WithheldSpan as WithheldSpanMessage } from './proto/colloquy/interview/v1/WithheldSpan';
export type { Turn as TurnMessage } from './proto/colloquy/interview/v1/Turn';
export type { GetDeliveryResponse as DeliveryDetailMessage } from './proto/colloquy/webhook/v1/GetDeliveryResponse';
export type { Delivery as DeliveryMessage } from './proto/colloquy/webhook/v1/Delivery';
export * from './rest/operation';
export * from './rest/agent';
export { type AgentConduct } from './rest/agent-conduct';
export * from './rest/account-variable';
export * from './rest/transfer-rule';
export * from './rest/billing';
export * from './prompt-variables';
export * from './rest/interview';
export * from './rest/interview-list';
export {
  createInterviewBody,
  createInterviewHeaders,
  updateInterviewBody,
  type CreateInterviewInput,
  type UpdateInterviewInput,
} from './rest/interview-input';
export { type QuestionInput } from './rest/question';
export { type ExtractionLeaf, type ExtractionNode, type ExtractionSchema } from './rest/extraction';
export {
  comparisonBody,
  comparisonFailures,
  comparisonsQuery,
  type ComparisonFailure,
  type ComparisonInput,
  type ComparisonKind,
  comparisonKinds,
  type ComparisonStatus,
  type ComparisonSummaryView,
  type ComparisonView,
  type LeftOutReason,
} from './rest/comparison';
export {
  rehearsalBody,
  rehearsalFailures,
  rehearsalPath,
  rehearsalPersonas,
  rehearsalsQuery,
  rehearsalWishes,
  type RehearsalFailure,
  type RehearsalInput,
  type RehearsalPersona,
  type RehearsalStatus,
  type RehearsalSummaryView,
  type RehearsalView,
  type RehearsalWish,
} from './rest/rehearsal';
export { maxSampleTextLength, voiceSampleBody, type VoiceSampleInput } from './rest/voice-sample';
export { invitationInput, invitationSchema, type InvitationView } from './rest/invitation';
export { hiddenValue, type NotificationInput } from './rest/notifications-input';
export {
  deliveryOutcomes,
  deliveryPath,
  type DeliveriesView,
  type DeliveryDetailView,
  type DeliveryOutcome,
  type DeliveryStatus,
  type UsedEndpointsView,
} from './rest/deliveries';
export { notificationSchema, type NotificationView } from './rest/notification';
export {
  exportedInterviewSchema,
  exportQuery,
  type ExportedInterviewView,
  type ExportFormat,
} from './rest/exports';
export {
  testNotificationBody,
  testNotificationSchema,
  type TestNotificationView,
  type TestResultView,
} from './rest/test-notification';
export { isSignatureHeader, signingKeyOf } from './rest/signing-secret';
export * from './join-constants';
export * from './join-protocol';
export * from './rest/account';
export { eventStreamLimits, interviewChangedSchema, type InterviewChangedView } from './rest/live-events';
export * from './rest/statistics';
export { restOperations } from './rest/all-operations';
export { generateAsyncApi, type AsyncApiDocument, type EventMessage, type EventSchema } from './asyncapi';
export { generateOpenApi, type OpenApiDocument } from './openapi';
export {
  decodeAudioFrame,
  decodeMicrophoneFrame,
  decodeSpeechFrame,
  encodeAudioFrame,
  encodeMicrophoneFrame,
  encodeSpeechFrame,
  isVoiceFrame,
  type AudioFrame,
  type MicrophoneFrame,
  type SpeechFrame,
} from './join-audio';
export { isHeaderName, isHeaderValue, isReservedHeader } from './rest/header-rules';
