import { toAppError } from '@colloquy/kernel';
import { tooLate } from '../models/post';
import type { RecognitionStream } from '../speech/streaming-recogniser';
import { type Outcome, outcomeOf } from './provider-call';

export interface StreamedPiece {
  hear(samples: Int16Array): void;
  /** Returns the words since the last call. @throws AppError `unavailable` or `timeout`: recognise the whole piece */
  finalWords(): Promise<string>;
  end(): void;
}

export interface PieceCall {
  stream: RecognitionStream;
  /** @param seconds from the request of the final words @param error why the provider failed */
  end(outcome: Outcome, seconds: number, error?: unknown): void;
}

interface PieceOptions {
  finalMs: number;
  closing: AbortSignal;
  words: PartialWords | undefined;
}

export function makeStreamedPiece(
  opened: Promise<PieceCall>,
  { finalMs, closing, words }: PieceOptions,
): StreamedPiece {
  opened.catch(() => undefined); // thrown by finalWords
  let isOver = false;
  let isUnfinished = false;
  let seconds = 0;

  /** Never calls back if no provider has admitted the call; `finalWords` throws then. */
  const withCall = (then: (call: PieceCall) => void): void => void opened.then(then, () => undefined);

  function over(outcome: Outcome, error?: unknown): void {
    if (isOver) return;
    isOver = true;
    words?.end();
    withCall((call) => {
      if (isUnfinished) call.stream.close(); // its words would be those of the next piece
      call.end(outcome, seconds, error);
    });
  }

  return {
    hear(samples) {
      if (isOver) return;
      isUnfinished = true;
      withCall(({ stream }) => stream.send(samples));
    },
    async finalWords() {
      isUnfinished = false;
      const askedAt = performance.now();
      const late = new AbortController();
      const limit = setTimeout(() => late.abort(tooLate()), finalMs);
      try {
        const { stream } = await opened;
        const final = await stream.finalWords(AbortSignal.any([late.signal, closing]));
        words?.final(final);
        return final;
      } catch (error) {
        if (closing.aborted) over('aborted');
        else over(outcomeOf(error), error);
        throw toAppError(error);
      } finally {
        clearTimeout(limit);
        seconds = (performance.now() - askedAt) / 1000;
      }
    },
    end: () => over(isUnfinished || closing.aborted ? 'aborted' : 'ok'),
  };
}

/** Joins the words of a piece: final ones, which precede a pause, and those that may still change. */
export function makePartialWords(report: (words: string) => void) {
  const said: string[] = [];
  let isOver = false;

  function partial(words: string): void {
    if (!isOver) report([...said, words].join(' ').trim());
  }

  return {
    partial,
    final(words: string): void {
      said.push(words);
      partial('');
    },
    end(): void {
      isOver = true;
    },
  };
}

type PartialWords = ReturnType<typeof makePartialWords>;
