import { type Language } from '@colloquy/contracts';

/** Sound on one channel: signed 16-bit samples. */
export interface Pcm {
  samples: Int16Array;
  sampleRate: number;
}

/** Sound of one utterance to be recognised. */
export interface Utterance extends Pcm {
  /** Names and terms that are likely to be said; providers that know no vocabulary ignore it. */
  vocabulary?: readonly string[];
}

export interface SpeechToText {
  /**
   * Returns the words of one utterance; `''` if there are none.
   * @param limitMs limit on the call, which several providers share, milliseconds; default: that of the settings
   * @throws the reason of `signal` once it is aborted; AppError `invalid` for more sound than {@link
   * maxUtteranceMs}, `unavailable` or `timeout`
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
  /** Absent: it speaks all languages. */
  knows?: ((language: Language) => boolean) | undefined;
  /**
   * Streams the sound of a text. The sample rate changes only if another provider begins the text again. A consumer that stops reading ends the call.
   * @throws the reason of `signal` once it is aborted; AppError `invalid` for a text longer than {@link
   * maxSpokenTextLength}, `unavailable` or `timeout`
   */
  speak(speech: SpokenText, signal: AbortSignal): AsyncIterable<Pcm>;
}

/** Two minutes: longer than any utterance; servers accept up to 25 MB. */
export const maxUtteranceMs = 120_000;

/** In characters: the limit of the OpenAI API. */
export const maxSpokenTextLength = 4096;
