import { Readable } from 'node:stream';
import type { SessionTranscriptMessage } from '@colloquy/contracts';
import { AppError, isTransient, toAppError } from '@colloquy/kernel';
import type { SpeechToText } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { spanMsOf } from '../domain/conversation-parts';
import type { DeliveredText } from '../domain/delivered-text';
import { echoesAgent, inSpokenOrder, knownSpans, type LateWords, missesSpeech } from '../domain/late-words';
import type { RecordedSpeech, SpeechPiece } from '../domain/ports';
import type { SessionRef } from '../domain/run';
import type { Delivery } from './process-session';

/** Time limit, since the client's notification waits for the words. */
const longestMs = 5 * 60_000;

/** Most speech of a session that is transcribed: as long as a session may last by default. */
const mostSpeechMs = 2 * 3_600_000;

/** Pieces that are transcribed at the same time, of one session. */
const concurrentPieces = 4;

/** Attempts to reach the recogniser; then the words that it has transcribed are delivered. */
const maxAttempts = 5;

/** `words`: transcribed; `none`: the recogniser found no words of the expert; `failed`: not transcribed. */
export const lateSpeechOutcomes = ['words', 'none', 'failed'] as const;
export type LateSpeechOutcome = (typeof lateSpeechOutcomes)[number];

/** Gets the seconds of recorded speech that the turns of a session lack. */
export type OnLateSpeech = (seconds: Record<LateSpeechOutcome, number>) => void;

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
  logger: Logger;
}

/**
 * Transcribes the expert's speech that the recogniser did not hear during the session. Speech off the record is left out.
 * A repeated run has the same words.
 */
export function makeTranscribeAfterwards(deps: Deps): TranscribeAfterwards {
  const { speech, onLateSpeech, logger } = deps;
  return async (ref, transcript, delivered, { signal, attempt }) => {
    if (!missesSpeech(transcript)) return [];
    const stored = await speech.words(ref);
    if (stored) return stored;
    const { words, seconds, failure } = await transcribe(deps, ref, transcript, delivered, signal);
    if (failure !== undefined && attempt < maxAttempts) {
      throw new AppError('internal', 'TRANSCRIPTION_FAILED', 'The recording could not be transcribed', {
        cause: failure,
      });
    }
    onLateSpeech(seconds);
    if (failure !== undefined || seconds.failed > 0) {
      const { interviewId, sessionId } = ref;
      const why = failure === undefined ? {} : errorFields(toAppError(failure));
      logger.warn('Recorded speech was not transcribed', { interviewId, sessionId, ...seconds, ...why });
    }
    if (seconds.words + seconds.none + seconds.failed > 0) await speech.keepWords(ref, words);
    return words;
  };
}

/** Returns what was transcribed, and the failure that prevented more. */
async function transcribe(
  { speech, speechToText }: Deps,
  ref: SessionRef,
  transcript: SessionTranscriptMessage,
  { silences, language }: Pick<DeliveredText, 'silences' | 'language'>,
  signal: AbortSignal,
) {
  const turns = inSpokenOrder(transcript.turns);
  const limit = AbortSignal.timeout(longestMs);
  const limited = AbortSignal.any([signal, limit]);
  const seconds = { words: 0, none: 0, failed: 0 };
  let speechMs = 0;
  let failure: unknown;

  async function wordsIn({ fromMs, toMs, samples, sampleRate }: SpeechPiece): Promise<LateWords[]> {
    const pieceMs = toMs - fromMs;
    speechMs += pieceMs;
    const text =
      failure === undefined && !limit.aborted && speechMs <= mostSpeechMs
        ? await speechToText.transcribe({ samples, sampleRate }, language, limited).catch(failed)
        : undefined;
    const words = { fromMs, toMs, text: text ?? '' };
    const isHeard = words.text !== '' && !echoesAgent(words, turns, language);
    seconds[isHeard ? 'words' : text === undefined ? 'failed' : 'none'] += pieceMs / 1000;
    return isHeard ? [words] : [];
  }

  /** After a failure the rest is left out as well, unless the recogniser has refused this piece. */
  function failed(error: unknown): undefined {
    signal.throwIfAborted();
    if (!limit.aborted && !isRefusal(error)) failure ??= error;
  }

  const except = knownSpans(turns, silences);
  const pieces = Readable.from(speech.ofSession(ref, { except, spanMs: spanMsOf(transcript) }, signal));
  try {
    const words = await pieces.map(wordsIn, { concurrency: concurrentPieces }).toArray();
    return { words: words.flat(), seconds, failure };
  } catch (error) {
    signal.throwIfAborted();
    if (isTransient(error)) throw error; // the media store, not the recogniser
    return { words: [], seconds, failure: error };
  }
}

const isRefusal = (error: unknown) => [400, 413, 422].includes(Number(toAppError(error).details['status']));
