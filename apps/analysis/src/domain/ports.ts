import type { ComparisonFailure, CompletionMessage, SessionTranscriptMessage } from '@colloquy/contracts';
import type { Analysis, AnalysisInput, Comparison, ComparisonWork } from '@colloquy/language';
import type { ComparisonMaterial, ComparisonRef } from './comparison';
import type { ConversationPart } from './conversation-parts';
import type { DeliveredText, SpokenSession } from './delivered-text';
import type { LateWords } from './late-words';
import type { CompletionRef, Run, RunOutcome, SessionRef } from './run';
import type { Entry } from './transcript';
import type { Span } from './silences';

/** Client of the interview service. Every call throws AppError `not-found` once the interview is deleted. */
export interface Interviews {
  transcriptOf(ref: SessionRef, signal: AbortSignal): Promise<SessionTranscriptMessage>;
  /** Idempotent. An empty key means that the file does not exist. */
  completeProcessing(ref: SessionRef, result: SessionResult, signal: AbortSignal): Promise<void>;
  /** Withdraws the consent of the expert. Idempotent. */
  withdrawConsent(ref: SessionRef, signal: AbortSignal): Promise<void>;
  completion(ref: CompletionRef, signal: AbortSignal): Promise<CompletionMessage>;
  /**
   * Idempotent. Returns false if a later completion exists. Without an analysis all its fields become null, unless an
   * earlier analysis exists, which stays.
   */
  recordAnalysis(ref: CompletionRef, analysis: Analysis | undefined, signal: AbortSignal): Promise<boolean>;
}

/** Comparisons of the interview service. Every call throws AppError `not-found` once the comparison is deleted. */
export interface Comparisons {
  read(ref: ComparisonRef, signal: AbortSignal): Promise<ComparisonMaterial>;
  /** Idempotent. Returns false if a result was recorded before. */
  record(
    ref: ComparisonRef,
    result: { comparison: Comparison; material: ComparisonMaterial } | ComparisonFailure,
    signal: AbortSignal,
  ): Promise<boolean>;
}

/** Result of processing a session; an empty key means that the file does not exist. */
export interface SessionResult {
  /** Language in which the expert spoke; '' if unknown. */
  sourceLanguage: string;
  entries: readonly Entry[];
  transcriptKey: string;
  audioKey: string;
  /** Recording of the conversation, up to and including this session. */
  conversationAudioKey: string;
  /** English translation, one entry per original entry; empty without a translation. */
  translatedEntries: readonly Entry[];
  translatedKey: string;
}

/** Recordings of sessions. An empty key means that there is no playable recording. Every call is idempotent. */
export interface Recordings {
  /**
   * Joins the recorded chunks of a session into one file and mutes the given spans. Sound beyond the span of the session
   * is left out: the times of chunks are the client's.
   */
  ofSession(
    ref: SessionRef,
    session: { silences: readonly Span[]; spanMs: number | undefined },
    signal: AbortSignal,
  ): Promise<string>;
  /** Joins the recordings of a conversation into one file, each at its offset. */
  ofConversation(ref: SessionRef, parts: readonly ConversationPart[], signal: AbortSignal): Promise<string>;
  removePieces(ref: SessionRef): Promise<void>;
  /** Deletes all files of a session, including those of other services. */
  removeAll(ref: SessionRef): Promise<void>;
}

/** Speech in a recording. */
export interface SpeechPiece extends Span {
  samples: Int16Array;
  sampleRate: number;
}

/** Speech in the recorded chunks of sessions. */
export interface RecordedSpeech {
  /** Returns the speech of a session piece by piece. The spans in `except` are replaced by silence first. */
  ofSession(
    ref: SessionRef,
    session: { except: readonly Span[]; spanMs: number | undefined },
    signal: AbortSignal,
  ): AsyncIterable<SpeechPiece>;
  /** Returns what `keepWords` stored; undefined if it was not called. */
  words(ref: SessionRef): Promise<TranscribedPieces | undefined>;
  /** Stores what was transcribed of a session with its chunks, so that a repeated run has the same words. */
  keepWords(ref: SessionRef, transcribed: TranscribedPieces): Promise<void>;
}

/** The pieces of a session that were transcribed; `''` is the text of a piece without words. */
export interface TranscribedPieces {
  pieces: readonly LateWords[];
  /** Whether nothing more is transcribed. */
  isComplete: boolean;
}

/** Work that takes up to half a minute for an hour of sound, so that it runs in another thread. */
export interface SoundWork {
  /** @param path a joined recording */
  findSpeech(path: string): Promise<Span[]>;
}

export interface Artefacts {
  /** Stores or replaces the transcript of a session and returns its key. */
  putTranscript(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  /** Stores or replaces the English translation and returns its key. */
  putTranslation(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

export interface RunRepository {
  /** Records the end of a run. Returns false if the run has an earlier end, which stays. */
  end(run: Run, end: RunEnd): Promise<boolean>;
}

export interface RunEnd {
  outcome: RunOutcome;
  startedAt: Date;
  finishedAt: Date;
  durationMs: number;
}

/** Work on texts that takes some 10 ms for 1,000 characters, so that it runs in another thread. */
export interface TextWork extends ComparisonWork {
  deliveredText(session: SpokenSession): Promise<DeliveredText>;
  analyseInterview(input: AnalysisInput): Promise<Analysis>;
}
