import {
  espeakTextToSpeech,
  type OnCall,
  openaiSpeechToText,
  openaiTextToSpeech,
  type SpeechToText,
  speechToTextWithProviders,
  type TextToSpeech,
  textToSpeechWithProviders,
} from '@colloquy/language';
import type { ConversationConfig } from '../config';
import { makeVoice, type Voice, voiceNames } from './voice';

type SpeechConfig = ConversationConfig['speech'];

export interface SpeechPorts {
  speechToText: SpeechToText;
  textToSpeech: TextToSpeech;
}

/** Returns undefined if the settings name no model. @param given replaces the models of the settings */
export function speechModels(
  config: SpeechConfig,
  onCall: OnCall,
  given?: SpeechPorts,
): { speechToText: SpeechToText; voice: Voice } | undefined {
  const ports = given ?? (config.baseUrl === '' ? undefined : portsOf(config, onCall));
  if (!ports) return undefined;
  const voices = { fallback: config.voice, named: voiceNames(config.voices) };
  return { speechToText: ports.speechToText, voice: makeVoice(ports.textToSpeech, voices) };
}

function portsOf(config: SpeechConfig, onCall: OnCall): SpeechPorts {
  const { fallback, firstSoundMs: firstMs, local, timeoutMs: totalMs, voice } = config;
  const servers = [
    { name: 'primary' as const, ...openaiPorts(config, totalMs) },
    ...(fallback.baseUrl === '' ? [] : [{ name: 'fallback' as const, ...fallbackPorts(fallback, totalMs) }]),
  ];
  const hearing = servers.map(({ name, speechToText: port }) => ({ name, port }));
  const speaking = [
    ...servers.map(({ name, textToSpeech: port }) => ({ name, port })),
    ...(local === 'none' ? [] : [{ name: 'local' as const, port: espeakTextToSpeech() }]),
  ];
  return {
    speechToText: speechToTextWithProviders(hearing, { totalMs }, onCall),
    textToSpeech: textToSpeechWithProviders(speaking, { totalMs, firstMs }, voice, onCall),
  };
}

function openaiPorts(
  { baseUrl, apiKey, hearing, speaking }: Omit<SpeechConfig['fallback'], 'voice'>,
  timeoutMs: number,
): SpeechPorts {
  const server = { baseUrl, apiKey, timeoutMs };
  return {
    speechToText: openaiSpeechToText({ ...server, model: hearing }),
    textToSpeech: openaiTextToSpeech({ ...server, model: speaking }),
  };
}

/** The fallback has one voice, because it does not know those of the first server. */
function fallbackPorts({ voice, ...server }: SpeechConfig['fallback'], timeoutMs: number): SpeechPorts {
  const { speechToText, textToSpeech } = openaiPorts(server, timeoutMs);
  const speak: TextToSpeech['speak'] = (speech, signal) => textToSpeech.speak({ ...speech, voice }, signal);
  return { speechToText, textToSpeech: { speak } };
}
