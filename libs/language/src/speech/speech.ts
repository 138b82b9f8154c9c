import { type Language } from '@colloquy/contracts';

/** Mono sound: signed 16-bit samples. */
export interface Pcm {
  samples: Int16Array;
  sampleRate: number;
}

export interface Utterance extends Pcm {
  /** Likely names and terms; some providers ignore them. */
  vocabulary?: readonly string[];
}

export interface SpeechToText {
  /**
   * Returns the words of one utterance, or `''`.
   * @param limitMs limit on the call, shared by all providers; default: the configured one
   * @throws the reason of `signal`; AppError `invalid` beyond {@link maxUtteranceMs}, `unavailable` or `timeout`
   */
  transcribe(audio: Utterance, language: Language, signal: AbortSignal, limitMs?: number): Promise<string>;
}

export interface SpokenText {
  text: string;
  language: Language;
  voice: string;
  /** Factor on the normal speed; default 1. */
  speed?: number | undefined;
}

export interface TextToSpeech {
  /** Absent: the provider speaks all languages. */
  knows?: ((language: Language) => boolean) | undefined;
  /**
   * Streams the sound; a consumer that stops reading ends the call. Only another provider may change the sample rate.
   * @throws the reason of `signal`; AppError `invalid` beyond {@link maxSpokenTextLength}, `unavailable` or `timeout`
   */
  speak(speech: SpokenText, signal: AbortSignal): AsyncIterable<Pcm>;
}

/** Longer than any utterance; servers accept up to 25 MB. */
export const maxUtteranceMs = 120_000;

/** Characters; the limit of the OpenAI API. */
export const maxSpokenTextLength = 4096;
