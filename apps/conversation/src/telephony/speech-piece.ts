import { joinSamples, type StreamedPiece } from '@colloquy/language';

export interface SpeechPiece {
  readonly length: number;
  hear(frame: Int16Array): void;
  /** Requests the words so far. */
  pause(): void;
  goOn(): void;
  end(): void;
  drop(): void;
  words(): Promise<string>;
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
  const wordsSoFar = (signal: AbortSignal): Promise<string> => {
    const asWhole = () => transcribe(joinSamples(...kept), signal);
    return streamed ? streamedWords().catch(asWhole) : asWhole();
  };

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
    async words() {
      try {
        return (await early?.words) ?? (await wordsSoFar(stop));
      } finally {
        streamed?.end();
      }
    },
    sound: () => joinSamples(...kept),
  };
}
