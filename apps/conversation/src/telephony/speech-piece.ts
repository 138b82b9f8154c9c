import { joinSamples, type StreamedPiece } from '@colloquy/language';

export interface SpeechPiece {
  readonly length: number;
  hear(frame: Int16Array): void;
  /** Requests the words so far. */
  pause(): void;
  goOn(): void;
  end(): void;
  drop(): void;
  /**
   * @param how.isSurelySpeech whether a stream that finds no words is doubted: then the piece is recognised as a whole too
   * @param how.signal ends the recognition; default: that of all pieces
   */
  words(how?: { isSurelySpeech?: boolean; signal?: AbortSignal }): Promise<string>;
  sound(): Int16Array;
}

export type Transcribe = (samples: Int16Array, signal: AbortSignal) => Promise<string>;

/** Recognises a piece by a stream while it is spoken; as a whole if there is no stream, or the stream fails. */
export function makeSpeechPiece(
  sound: readonly Int16Array[],
  streamed: StreamedPiece | undefined,
  transcribe: Transcribe,
  stop: AbortSignal,
): SpeechPiece {
  const kept: Int16Array[] = [];
  /** Frames after a pause. They are not streamed unless the speech goes on: a stream finalises them separately. */
  const held: Int16Array[] = [];
  const parts: Promise<string>[] = [];
  let early: { words: Promise<string | undefined>; stop: AbortController } | undefined;

  function request(): void {
    if (!streamed) return;
    const part = streamed.finalWords();
    part.catch(() => undefined); // thrown by streamedWords
    parts.push(part);
  }

  const streamedWords = async () => (await Promise.all(parts)).filter((words) => words !== '').join(' ');
  const asWhole = (signal: AbortSignal) => transcribe(joinSamples(...kept), signal);
  const wordsSoFar = (signal: AbortSignal): Promise<string> =>
    streamed ? streamedWords().catch(() => asWhole(signal)) : asWhole(signal);

  function hear(frame: Int16Array): void {
    kept.push(frame);
    if (early) held.push(frame);
    else streamed?.hear(frame);
  }
  sound.forEach(hear);

  return {
    get length() {
      return kept.length;
    },
    hear,
    pause() {
      if (early) return;
      const abort = new AbortController();
      request();
      const words = wordsSoFar(AbortSignal.any([abort.signal, stop])).catch(() => undefined);
      early = { words, stop: abort };
    },
    goOn() {
      early?.stop.abort();
      early = undefined;
      for (const frame of held.splice(0)) streamed?.hear(frame);
    },
    end() {
      if (!early) request();
    },
    drop() {
      early?.stop.abort();
      streamed?.end();
    },
    async words({ isSurelySpeech = false, signal = stop } = {}) {
      signal.addEventListener('abort', () => early?.stop.abort(), { once: true });
      try {
        const words = (await early?.words) ?? (await wordsSoFar(signal));
        return streamed && isSurelySpeech && words === '' ? await asWhole(signal) : words;
      } finally {
        streamed?.end();
      }
    },
    sound: () => joinSamples(...kept),
  };
}
