import {
  espeakTextToSpeech,
  type OnCall,
  openaiSpeechToText,
  openaiTextToSpeech,
  type ProviderName,
  type SpeechToText,
  speechToTextWithProviders,
  type TextToSpeech,
  textToSpeechWithProviders,
} from '@colloquy/language';
import { AppError } from '@colloquy/kernel';
import type { Config } from '../config';
import type { LocalSpeech } from './local-speech';
import { inOneVoice, speakersOf } from './speakers';
import { makeVoice, type Voice, voiceNames } from './voice';

type SpeechConfig = Config['speech'];

export interface SpeechPorts {
  speechToText: SpeechToText;
  textToSpeech: TextToSpeech;
}

/** Returns undefined if the settings name no recogniser. @throws AppError `invalid` if nothing recognises or speaks */
export function speechModels(
  config: SpeechConfig,
  local: LocalSpeech,
  onCall: OnCall,
  given?: SpeechPorts,
): { speechToText: SpeechToText; voice: Voice } | undefined {
  const ports = given ?? portsOf(config, local, onCall);
  if (!ports) return undefined;
  const voices = { fallback: config.voice, named: voiceNames(config.voices) };
  return { speechToText: ports.speechToText, voice: makeVoice(ports.textToSpeech, voices) };
}

function portsOf(config: SpeechConfig, local: LocalSpeech, onCall: OnCall): SpeechPorts | undefined {
  const { firstSoundMs: pieceMs, timeoutMs: totalMs, voice } = config;
  const servers = serversOf(config);
  const hearing = servers.map(({ name, speechToText: port }) => ({ name, port }));
  const speakers = speakersOf(config);
  const speaking = [
    ...speakers,
    ...servers.map(({ name, textToSpeech }) => ({
      name,
      port: speakers.length === 0 ? textToSpeech : inOneVoice(textToSpeech, () => voice),
    })),
  ];
  if (local.recognition) hearing.push({ name: 'local', port: local.recognition.speechToText });
  if (hearing.length === 0) {
    if (config.localModels === '' && speakers.length === 0) return undefined;
    if (config.localModels === '')
      throw invalid('SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set: nothing recognises speech');
    throw invalid(`SPEECH_API_URL must be set, or ${config.localModels} needs models of recognition`);
  }
  const ownVoice = localVoice(config.local, local.textToSpeech);
  if (ownVoice) speaking.push({ name: 'local', port: ownVoice });
  if (speaking.length === 0)
    throw invalid('SPEECH_API_URL or SPEECH_LOCAL_VOICE must be set: nothing speaks');
  return {
    speechToText: speechToTextWithProviders(hearing, { totalMs }, onCall),
    textToSpeech: textToSpeechWithProviders(speaking, { totalMs, pieceMs }, voice, onCall),
  };
}

function serversOf({ fallback, ...primary }: SpeechConfig): (SpeechPorts & { name: ProviderName })[] {
  const { baseUrl, timeoutMs } = primary;
  if (baseUrl === '') return [];
  return [
    { name: 'primary', ...openaiPorts(primary, timeoutMs) },
    ...(fallback.baseUrl === ''
      ? []
      : [{ name: 'fallback' as const, ...fallbackPorts(fallback, timeoutMs) }]),
  ];
}

/** Returns the voice of this machine: the first of the names that knows the language speaks. */
function localVoice(names: readonly string[], models: LocalSpeech['textToSpeech']): TextToSpeech | undefined {
  const wanted = names.filter((name) => name !== 'none');
  const unknown = wanted.find((name) => name !== 'espeak-ng' && name !== 'sherpa-onnx');
  if (unknown !== undefined) throw invalid(`SPEECH_LOCAL_VOICE must not have ${unknown}`);
  const voices = wanted.flatMap((name) => {
    if (name === 'espeak-ng') return [{ knows: () => true, ...espeakTextToSpeech() }];
    return models ? [models] : [];
  });
  const [first] = voices;
  if (!first) return undefined;
  return {
    speak: (speech, signal) =>
      (voices.find(({ knows }) => knows(speech.language)) ?? first).speak(speech, signal),
  };
}

const invalid = (message: string) => new AppError('invalid', undefined, message);

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
  return { speechToText, textToSpeech: inOneVoice(textToSpeech, () => voice) };
}
