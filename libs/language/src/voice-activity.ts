export { levelOf, levelVoiceActivity } from './speech/level-voice-activity';
export { loadSileroVoiceActivity } from './speech/silero-voice-activity';
export type { DetectVoice, HearingRate, VoiceActivity } from './speech/voice-activity';
