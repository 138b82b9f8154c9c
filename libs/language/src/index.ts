export type {
  Analysis,
  AnalysisInput,
  AnalysisTurn,
  Analyst,
  AnalystName,
  ConductSegment,
  Evidence,
  Extraction,
  Finding,
  QualitySegment,
  ClaimFinding,
  QuestionFinding,
  Quote,
  Score,
  TurnAgent,
  Verdict,
} from './analyst/analyst';
export { verdicts } from './analyst/analyst';
export { checkEvidence } from './analyst/check-evidence';
export { analyseInterview, embeddedAnalyst } from './analyst/embedded-analyst';
export { openAiAnalyst } from './analyst/openai-analyst';
export type {
  ClaimReference,
  ComparedInterview,
  Comparer,
  Comparison,
  ComparisonInput,
  ComparisonPoint,
} from './analyst/comparison/comparison';
export { alignQuestions, type AlignedQuestion } from './analyst/comparison/align-questions';
export { type ComparedQuestion, compareQuestion } from './analyst/comparison/compare-question';
export {
  type ComparisonWork,
  comparisonWorkHere,
  embeddedComparer,
} from './analyst/comparison/embedded-comparer';
export { openAiComparer } from './analyst/comparison/openai-comparer';
export { cleanText, cleanTranscript } from './cleaning/clean-transcript';
export { progressOf, type Progress } from './interviewer/conversation-state';
export {
  charactersToRead,
  decideNextMove,
  type Decisions,
  decisionsHere,
  findRequests,
} from './interviewer/decisions';
export { embeddedInterviewer } from './interviewer/embedded-interviewer';
export { isBackchannel } from './backchannel';
export { asksForSlower, prepareRequests } from './interviewer/requests/recognise';
export { asksToWithdraw } from './interviewer/requests/requests';
export { openaiRequestRecogniser } from './interviewer/requests/openai-recogniser';
export {
  agentActKinds,
  type AgentAct,
  type AgentActKind,
  type FallbackReason,
  type Interviewer,
  type InterviewerBrief,
  type InterviewerMove,
  type OnDraft,
  type SkippedQuestion,
  type SpokenTurn,
  type TransferRule,
} from './interviewer/interviewer';
export { cannotHearMove, closingMove, notHeardPrompt, silencePrompt } from './interviewer/next-move';
export { introductionOf } from './interviewer/wording';
export { openaiClaimJudge } from './interviewer/claims';
export { openaiInterviewer } from './interviewer/openai-interviewer';
export { type WithheldReason, withheldReasons, withheldTurns } from './interviewer/record';
export { agentActOf, spokenTurnOf } from './interviewer/spoken-turn';
export { assemblyAiModels, assemblyAiRecogniser, assemblyAiUrl } from './speech/assemblyai-recogniser';
export { deepgramModels, deepgramRecogniser, deepgramUrl } from './speech/deepgram-recogniser';
export { deepgramSpeechUrl, deepgramTextToSpeech } from './speech/deepgram-text-to-speech';
export { elevenLabsModels, elevenLabsTextToSpeech, elevenLabsUrl } from './speech/elevenlabs-text-to-speech';
export { type LocalRecognition, localRecognition } from './speech/local/local-recogniser';
export { type LocalTextToSpeech, localTextToSpeech } from './speech/local/local-text-to-speech';
export { findRecognitionModels } from './speech/local/recognition-models';
export { type RecognitionWork } from './speech/local/recognition-work';
export { type SynthesisWork } from './speech/local/synthesis-work';
export { type EngineEnd, makeEngineProcess } from './speech/local/engine-process';
export { findVoiceModels } from './speech/local/voice-models';
export { decodeALaw } from './speech/a-law';
export { decodeMuLaw, encodeMuLaw } from './speech/mu-law';
export { openaiSpeechToText } from './speech/openai-speech-to-text';
export { openaiTextToSpeech } from './speech/openai-text-to-speech';
export {
  type DetectVoice,
  type HearingRate,
  levelOf,
  levelVoiceActivity,
  loadSileroVoiceActivity,
  type VoiceActivity,
} from './voice-activity';
export { mask } from './personal-data/mark';
export { maskPersonalData } from './personal-data/mask-personal-data';
export { spokenLanguageOf } from './text/spoken-language';
export { joinSamples, makeResampler, resample, type Resampler } from './speech/resample';
export { type Pcm, type SpeechToText, type TextToSpeech } from './speech/speech';
export { wavFile } from './speech/wav';
export {
  languageModelOf,
  type LanguageModelConfig,
  type LanguageModelHooks,
} from './providers/language-model';
export { type ChatFor, speechToTextWithProviders, textToSpeechWithProviders } from './providers/ports';
export { type TokenUsage } from './models/chat-client';
export {
  type OnCall,
  type Outcome,
  type ProviderCall,
  type ProviderName,
  type SpeakingProvider,
  speakingProviders,
  type StreamingProvider,
  streamingProviders,
  type TelephonyProvider,
} from './providers/provider-call';
export { type OpenSpeechStreams, type SpeechStreams, streamsWithProviders } from './providers/speech-streams';
export { type StreamedPiece } from './providers/streamed-piece';
export { type StreamingRecogniser } from './speech/streaming-recogniser';
export { providerMetrics } from './providers/provider-metrics';
export { espeakTextToSpeech } from './speech/espeak-text-to-speech';
export { conferenceSpeaker, isMailbox } from './telephone/machine-speech';
export { type LineLanguage, lineLanguageOf, lineLanguages, linePhrases } from './telephone/line-phrases';
export { wordsOf } from './text/segment';
export { openAiTranslator } from './translator/openai-translator';
export { type TranslationRequest, type Translator } from './translator/translator';
