import type { Language } from '@colloquy/contracts';
import {
  deepgramTextToSpeech,
  elevenLabsTextToSpeech,
  type SpeakingProvider,
  speakingProviders,
  type TextToSpeech,
} from '@colloquy/language';
import { AppError } from '@colloquy/kernel';
import type { Config } from '../config';

type SpeechConfig = Config['speech'];

/** A provider with the voice that it uses unless an agent has another one. */
interface Speaker {
  port: TextToSpeech;
  voiceFor: (language: Language) => string;
  hasVoice: (voice: string, language: Language) => boolean;
}

/** Returns the providers in their order; agents name voices of the first. @throws AppError `invalid` with the setting */
export function speakersOf({ streaming, voice: defaultVoice, timeoutMs }: SpeechConfig) {
  return streaming.speakers.map((name, index) => {
    if (!isProvider(name))
      throw invalid(
        `TEXT_TO_SPEECH_STREAMING must be a list of these names: ${speakingProviders.join(', ')}`,
      );
    const { port, voiceFor, hasVoice } = makers[name](streaming, timeoutMs);
    const isNamed = (voice: string, language: Language) =>
      index === 0 && voice !== defaultVoice && hasVoice(voice, language);
    return {
      name,
      port: inOneVoice(port, (voice, language) => (isNamed(voice, language) ? voice : voiceFor(language))),
    };
  });
}

/** @param voiceOf returns the voice that speaks for another one */
export const inOneVoice = (
  port: TextToSpeech,
  voiceOf: (voice: string, language: Language) => string,
): TextToSpeech => ({
  ...port,
  speak: (speech, signal) => port.speak({ ...speech, voice: voiceOf(speech.voice, speech.language) }, signal),
});

const makers: Record<SpeakingProvider, (of: SpeechConfig['streaming'], timeoutMs: number) => Speaker> = {
  elevenlabs({ elevenLabs: { voice, ...options } }, timeoutMs) {
    mustBeSet(options.apiKey, 'TEXT_TO_SPEECH_ELEVENLABS_API_KEY');
    mustBeSet(voice, 'TEXT_TO_SPEECH_ELEVENLABS_VOICE');
    return {
      port: elevenLabsTextToSpeech({ ...options, timeoutMs }),
      voiceFor: () => voice,
      hasVoice: () => true,
    };
  },
  deepgram({ deepgram: { voices, ...options } }, timeoutMs) {
    mustBeSet(options.apiKey, 'TEXT_TO_SPEECH_DEEPGRAM_API_KEY');
    const speaks = (voice: string, language: Language) => voice.endsWith(`-${language}`);
    const voiceFor = (language: Language) => voices.find((voice) => speaks(voice, language));
    return {
      port: {
        ...deepgramTextToSpeech({ ...options, timeoutMs }),
        knows: (language) => voiceFor(language) !== undefined,
      },
      voiceFor: (language) => voiceFor(language) ?? '',
      hasVoice: speaks,
    };
  },
};

const isProvider = (name: string): name is SpeakingProvider =>
  (speakingProviders as readonly string[]).includes(name);

function mustBeSet(value: string, setting: string): void {
  if (value === '') throw invalid(`${setting} must be set`);
}

const invalid = (message: string) => new AppError('invalid', undefined, message);
