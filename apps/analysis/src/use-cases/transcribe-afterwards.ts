import { Readable } from 'node:stream';
import type { Language, SessionTranscriptMessage } from '@colloquy/contracts';
import { AppError, type Clock, isTransient, toAppError } from '@colloquy/kernel';
import type { SpeechToText } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { spanMsOf } from '../domain/conversation-parts';
import type { DeliveredText } from '../domain/delivered-text';
import {
  echoesAgent,
  inSpokenOrder,
  knownSpans,
  type LateWords,
  missesSpeech,
  type OnLateSpeech,
} from '../domain/late-words';
import type { RecordedSpeech, SpeechPiece } from '../domain/ports';
import type { SessionRef } from '../domain/run';
import type { Delivery } from './delivery';

/** Limit on the transcription of a session, once its speech is found. */
const maxMs = 5 * 60_000;

/** Time after the end of a session in which an unavailable recogniser is retried. The client's notification waits too. */
const awaitedMs = 15 * 60_000;

/** Pause after a failed recogniser; without it, recordings would be searched without need. */
const pauseMs = 10_000;

/** Transcribed speech of a session: as long as a session may last by default. */
const maxSpeechMs = 2 * 3_600_000;

const concurrentPieces = 4;

/** Maximum attempts to search a recording; then the session is delivered without late words. */
const maxAttempts = 5;

export type TranscribeAfterwards = (
  ref: SessionRef,
  transcript: SessionTranscriptMessage,
  delivered: Pick<DeliveredText, 'silences' | 'language'>,
  delivery: Delivery,
) => Promise<LateWords[]>;

interface Deps {
  speech: RecordedSpeech;
  speechToText: SpeechToText;
  onLateSpeech: OnLateSpeech;
  clock: Clock;
  logger: Logger;
}

/** Words are stored once they are transcribed, so that a repeated run has the same ones and pays for none again. */
export function makeTranscribeAfterwards(deps: Deps): TranscribeAfterwards {
  const { speech, onLateSpeech, clock, logger } = deps;
  let pausedUntilMs = 0;

  /** Throws to retry the session unless no attempt or time is left; then it is delivered without the missing words. */
  function repeatUnlessOver(failure: unknown, transcript: SessionTranscriptMessage, attempt: number): void {
    if (isTransient(failure)) {
      if (!isAwaited(transcript, clock)) return;
      pausedUntilMs = clock.now().getTime() + pauseMs;
      throw recogniserDown(failure);
    }
    if (attempt < maxAttempts) {
      throw new AppError('internal', 'TRANSCRIPTION_FAILED', 'The recording could not be transcribed', {
        cause: failure,
      });
    }
  }

  return async (ref, transcript, delivered, { signal, attempt }) => {
    if (!missesSpeech(transcript)) return [];
    const turns = inSpokenOrder(transcript.turns);
    const wordsOf = (pieces: readonly LateWords[]) =>
      pieces.filter((piece) => piece.text !== '' && !echoesAgent(piece, turns, delivered.language));
    const stored = await speech.words(ref);
    if (stored?.isComplete) return wordsOf(stored.pieces);
    if (clock.now().getTime() < pausedUntilMs && isAwaited(transcript, clock)) throw recogniserDown();
    const except = knownSpans(turns, delivered.silences);
    const sound = speech.ofSession(ref, { except, spanMs: spanMsOf(transcript) }, signal);
    const { pieces, failedMs, failure } = await transcribe(deps, sound, stored?.pieces ?? [], {
      language: delivered.language,
      stopsAtFailure: isAwaited(transcript, clock),
      signal,
    });
    signal.throwIfAborted();
    if (failure !== undefined) {
      if (pieces.length > 0) await speech.keepWords(ref, { pieces, isComplete: false });
      repeatUnlessOver(failure, transcript, attempt);
    }
    const words = wordsOf(pieces);
    const seconds = {
      words: secondsOf(words),
      none: secondsOf(pieces) - secondsOf(words),
      failed: failedMs / 1000,
    };
    onLateSpeech(seconds);
    if (failure !== undefined || failedMs > 0) {
      const { interviewId, sessionId } = ref;
      const why = failure === undefined ? {} : errorFields(toAppError(failure));
      logger.warn('Recorded speech was not transcribed', { interviewId, sessionId, ...seconds, ...why });
    }
    if (pieces.length > 0 || failedMs > 0) await speech.keepWords(ref, { pieces, isComplete: true });
    return words;
  };
}

const isAwaited = ({ session }: SessionTranscriptMessage, clock: Clock) =>
  clock.now().getTime() < (session?.endedAtMs ?? 0) + awaitedMs;

const recogniserDown = (cause?: unknown) =>
  new AppError('unavailable', 'RECOGNISER_UNAVAILABLE', 'The speech server cannot be reached', { cause });

const secondsOf = (pieces: readonly LateWords[]) =>
  pieces.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) / 1000;

async function transcribe(
  { speechToText }: Deps,
  sound: AsyncIterable<SpeechPiece>,
  known: readonly LateWords[],
  { language, stopsAtFailure, signal }: { language: Language; stopsAtFailure: boolean; signal: AbortSignal },
) {
  const limit = new AbortController();
  const limited = AbortSignal.any([signal, limit.signal]);
  let timer: NodeJS.Timeout | undefined;
  let speechMs = 0;
  let failedMs = 0;
  let failure: unknown;

  async function wordsIn({ fromMs, toMs, samples, sampleRate }: SpeechPiece): Promise<LateWords[]> {
    timer ??= setTimeout(() => limit.abort(tooLong()), maxMs).unref();
    speechMs += toMs - fromMs;
    const before = known.find((piece) => piece.fromMs === fromMs && piece.toMs === toMs);
    if (before) return [before];
    const isAsked =
      speechMs <= maxSpeechMs && !limit.signal.aborted && !(stopsAtFailure && failure !== undefined);
    const text = isAsked
      ? await speechToText.transcribe({ samples, sampleRate }, language, limited).catch(failed)
      : undefined;
    if (text !== undefined) return [{ fromMs, toMs, text }];
    failedMs += toMs - fromMs;
    return [];
  }

  /** A piece that the recogniser refuses is left out. */
  function failed(error: unknown): undefined {
    signal.throwIfAborted();
    if (!limit.signal.aborted && !isRefusal(error)) failure ??= error;
  }

  try {
    const pieces = await Readable.from(sound).map(wordsIn, { concurrency: concurrentPieces }).toArray();
    return { pieces: (pieces as LateWords[][]).flat(), failedMs, failure };
  } catch (error) {
    signal.throwIfAborted();
    if (isTransient(error)) throw error; // the media store, not the recogniser
    return { pieces: [...known], failedMs, failure: error };
  } finally {
    clearTimeout(timer);
  }
}

const tooLong = () => new AppError('timeout', 'TRANSCRIPTION_TOO_LONG', 'The transcription takes too long');

const isRefusal = (error: unknown) => [400, 413, 422].includes(Number(toAppError(error).details['status']));
