import type { Language } from '@colloquy/contracts';
import type { HearingRate } from './voice-activity';

export interface StreamedSpeech {
  language: Language;
  sampleRate: HearingRate;
  /** Names and terms that are likely to be said, the most important ones first. */
  vocabulary: readonly string[];
  /** Gets the words since the last final ones; they may still change. Absent: no partial results are requested. */
  onPartial?: ((words: string) => void) | undefined;
}

export interface StreamingRecogniser {
  knows(language: Language): boolean;
  /** Opens a stream at once; a stream that cannot be opened fails in `finalWords`. */
  open(speech: StreamedSpeech): RecognitionStream;
}

/** A stream closes by itself when no sound has followed for some seconds, because providers bill open streams. */
export interface RecognitionStream {
  readonly isOpen: boolean;
  /** Sound for a stream that is not open is dropped. */
  send(samples: Int16Array): void;
  /**
   * Returns the final words of the sound since the last call. Calls may overlap and are answered in order.
   * @throws the reason of `signal` once it is aborted, which ends the stream; AppError `unavailable`
   */
  finalWords(signal: AbortSignal): Promise<string>;
  /** Ends the stream; repeatable. */
  close(): void;
}
