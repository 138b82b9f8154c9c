import { type Language } from '@colloquy/contracts';

/** Sound on one channel: signed 16-bit samples. */
export interface Pcm {
  samples: Int16Array;
  sampleRate: number;
}

/** Turns speech into text. */
export interface SpeechToText {
  /**
   * What is said in one utterance; `''` when nothing is.
   * @throws the reason of `signal` once it is aborted; AppError `invalid` for more sound than {@link longestUtteranceMs},
   * `unavailable` or `timeout`
   */
  transcribe(audio: Pcm, language: Language, signal: AbortSignal): Promise<string>;
}

/** Turns text into speech. */
export interface TextToSpeech {
  /**
   * The sound of a text, piece by piece as it comes in, all of the same sample rate; whoever stops reading ends the
   * call. `voice` is the name of a voice of the server.
   * @throws the reason of `signal` once it is aborted; AppError `invalid` for a text longer than
   * {@link longestSpokenText}, `unavailable` or `timeout`
   */
  speak(speech: { text: string; language: Language; voice: string }, signal: AbortSignal): AsyncIterable<Pcm>;
}

/** Two minutes: nobody says more in one go, and servers take up to 25 MB. */
export const longestUtteranceMs = 120_000;

/** In characters: the limit of the OpenAI interface. */
export const longestSpokenText = 4096;
