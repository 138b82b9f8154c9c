import {
  openaiSpeechToText,
  openaiTextToSpeech,
  type SpeechToText,
  type TextToSpeech,
} from '@colloquy/language';
import type { ConversationConfig } from '../config';
import { makeVoice, type Voice, voiceNames } from './voice';

/** What hears and speaks on lines that carry sound. */
export interface SpeechPorts {
  speechToText: SpeechToText;
  textToSpeech: TextToSpeech;
}

/** The models the settings name; undefined when they name none. @param given in place of them */
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
