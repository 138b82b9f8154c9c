import { toAppError } from '@colloquy/kernel';
import { joinSamples, type StreamedPiece } from '@colloquy/language';

export interface SpeechPiece {
  readonly length: number;
  hear(frame: Int16Array): void;
  /** Requests the words so far. @param limitMs see `words` */
  pause(limitMs?: number): void;
  goOn(): void;
  end(): void;
  drop(): void;
  /**
   * @param how.isSurelySpeech whether a stream that finds no words is doubted: then the piece is recognised as a whole too
   * @param how.signal ends the recognition; default: that of all pieces
   * @param how.limitMs the providers share this time; default: that of the settings
   */
  words(how?: { isSurelySpeech?: boolean; signal?: AbortSignal; limitMs?: number }): Promise<string>;
  sound(): Int16Array;
}

type Transcribe = (samples: Int16Array, signal: AbortSignal, limitMs: number | undefined) => Promise<string>;

interface Limit {
  signal: AbortSignal;
  /** On the clock of `performance.now()`; undefined: no limit. */
  endsAt: number | undefined;
}

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
  const streamedWords = streamed && collectWords(streamed);
  let early: { words: Promise<string>; stop: AbortController } | undefined;

  const asWhole = ({ signal, endsAt }: Limit) =>
    transcribe(
      joinSamples(...kept),
      signal,
      endsAt === undefined ? undefined : Math.max(0, endsAt - performance.now()),
    );
  const wordsSoFar = (limit: Limit): Promise<string> =>
    streamedWords ? streamedWords.all().catch(() => asWhole(limit)) : asWhole(limit);

  /** Words that were recognised too slowly are not recognised again: the expert has waited. */
  async function earlyWords(): Promise<string | undefined> {
    try {
      return await early?.words;
    } catch (error) {
      if (toAppError(error).kind === 'timeout') throw error;
      return undefined;
    }
  }

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
    pause(limitMs) {
      if (early) return;
      const abort = new AbortController();
      streamedWords?.request();
      const words = wordsSoFar({ signal: AbortSignal.any([abort.signal, stop]), endsAt: endOf(limitMs) });
      words.catch(() => undefined); // thrown by earlyWords
      early = { words, stop: abort };
    },
    goOn() {
      early?.stop.abort();
      early = undefined;
      for (const frame of held.splice(0)) streamed?.hear(frame);
    },
    end() {
      if (!early) streamedWords?.request();
    },
    drop() {
      early?.stop.abort();
      streamed?.end();
    },
    async words({ isSurelySpeech = false, signal = stop, limitMs } = {}) {
      const limit = { signal, endsAt: endOf(limitMs) };
      signal.addEventListener('abort', () => early?.stop.abort(), { once: true });
      try {
        const words = (await earlyWords()) ?? (await wordsSoFar(limit));
        return streamed && isSurelySpeech && words === '' ? await asWhole(limit) : words;
      } finally {
        streamed?.end();
      }
    },
    sound: () => joinSamples(...kept),
  };
}

function collectWords(streamed: StreamedPiece) {
  const parts: Promise<string>[] = [];
  return {
    request(): void {
      const part = streamed.finalWords();
      part.catch(() => undefined); // thrown by `all`
      parts.push(part);
    },
    all: async () => (await Promise.all(parts)).filter((words) => words !== '').join(' '),
  };
}

const endOf = (limitMs: number | undefined) =>
  limitMs === undefined ? undefined : performance.now() + limitMs;
