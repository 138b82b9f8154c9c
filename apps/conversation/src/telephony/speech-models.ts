import {
  openaiSpeechToText,
  openaiTextToSpeech,
  type SpeechToText,
  type TextToSpeech,
} from '@colloquy/language';
import type { ConversationConfig } from '../config';
import { makeVoice, type Voice, voiceNames } from './voice';

export interface SpeechPorts {
  speechToText: SpeechToText;
  textToSpeech: TextToSpeech;
}

/** Returns undefined if the settings name no model. @param given replaces the models of the settings */
export function speechModels(
  config: ConversationConfig['speech'],
  given?: SpeechPorts,
): { speechToText: SpeechToText; voice: Voice } | undefined {
  const ports = given ?? (config.baseUrl === '' ? undefined : openaiPorts(config));
  if (!ports) return undefined;
  const voices = { fallback: config.voice, named: voiceNames(config.voices) };
  return { speechToText: ports.speechToText, voice: makeVoice(ports.textToSpeech, voices) };
}

function openaiPorts({ hearing, speaking, ...server }: ConversationConfig['speech']): SpeechPorts {
  const { baseUrl, apiKey, timeoutMs } = server;
  return {
    speechToText: openaiSpeechToText({ baseUrl, apiKey, timeoutMs, model: hearing }),
    textToSpeech: openaiTextToSpeech({ baseUrl, apiKey, timeoutMs, model: speaking }),
  };
}
