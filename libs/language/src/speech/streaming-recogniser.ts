import type { Language } from '@colloquy/contracts';
import type { HearingRate } from './voice-activity';

export interface StreamedSpeech {
  language: Language;
  sampleRate: HearingRate;
  /** Likely names and terms, the most important first. */
  vocabulary: readonly string[];
  /** Receives the words since the last final ones, which may still change; absent: there are no partial results. */
  onPartial?: ((words: string) => void) | undefined;
}

export interface StreamingRecogniser {
  knows(language: Language): boolean;
  /** Opens a stream; a failure shows in `finalWords`. */
  open(speech: StreamedSpeech): RecognitionStream;
}

/** A stream closes by itself after some seconds without sound, because providers bill open streams. */
export interface RecognitionStream {
  readonly isOpen: boolean;
  /** Drops sound while the stream is not open. */
  send(samples: Int16Array): void;
  /**
   * Returns the final words since the last call; overlapping calls are answered in order.
   * @throws the reason of `signal`, whose abort ends the stream; AppError `unavailable`
   */
  finalWords(signal: AbortSignal): Promise<string>;
  close(): void;
}
