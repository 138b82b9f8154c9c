import type { ComparisonFailure, CompletionMessage, SessionTranscriptMessage } from '@colloquy/contracts';
import type { Analysis, AnalysisInput, Comparison, ComparisonWork } from '@colloquy/language';
import type { ComparisonMaterial, ComparisonRef } from './comparison';
import type { ConversationPart } from './conversation-parts';
import type { DeliveredText, SpokenSession } from './delivered-text';
import type { LateWords } from './late-words';
import type { CompletionRef, Run, RunOutcome, SessionRef } from './run';
import type { Entry } from './transcript';
import type { Span } from './silences';
import type { WithheldSpan } from './withheld';

/** Client of the interview service. Every call throws AppError `not-found` once the interview is deleted. */
export interface Interviews {
  transcriptOf(ref: SessionRef, signal: AbortSignal): Promise<SessionTranscriptMessage>;
  /** Idempotent. An empty key means that the file does not exist. */
  completeProcessing(ref: SessionRef, result: SessionResult, signal: AbortSignal): Promise<void>;
  /** Idempotent. */
  withdrawConsent(ref: SessionRef, signal: AbortSignal): Promise<void>;
  completion(ref: CompletionRef, signal: AbortSignal): Promise<CompletionMessage>;
  /** Idempotent. Returns false if a later completion exists. Without an analysis, an earlier one stays. */
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
  /** '' if unknown. */
  sourceLanguage: string;
  entries: readonly Entry[];
  transcriptKey: string;
  audioKey: string;
  conversationAudioKey: string;
  /** English translation, one entry per original entry; empty without a translation. */
  translatedEntries: readonly Entry[];
  translatedKey: string;
  withheld: readonly WithheldSpan[];
}

/** Recordings of sessions. An empty key means that there is no playable recording. Every call is idempotent. */
export interface Recordings {
  /** Leaves out sound beyond `spanMs`: the times of chunks are the client's. */
  ofSession(
    ref: SessionRef,
    session: { silences: readonly Span[]; spanMs: number | undefined },
    signal: AbortSignal,
  ): Promise<string>;
  ofConversation(ref: SessionRef, parts: readonly ConversationPart[], signal: AbortSignal): Promise<string>;
  removePieces(ref: SessionRef): Promise<void>;
  /** Deletes all files of a session, including those of other services. */
  removeAll(ref: SessionRef): Promise<void>;
}

export interface SpeechPiece extends Span {
  samples: Int16Array;
  sampleRate: number;
}

export interface RecordedSpeech {
  /** The spans in `except` are replaced by silence first. */
  ofSession(
    ref: SessionRef,
    session: { except: readonly Span[]; spanMs: number | undefined },
    signal: AbortSignal,
  ): AsyncIterable<SpeechPiece>;
  words(ref: SessionRef): Promise<TranscribedPieces | undefined>;
  /** Stored with the chunks, so that a repeated run has the same words. */
  keepWords(ref: SessionRef, transcribed: TranscribedPieces): Promise<void>;
}

/** The pieces of a session that were transcribed; `''` is the text of a piece without words. */
export interface TranscribedPieces {
  pieces: readonly LateWords[];
  isComplete: boolean;
}

/** Work that takes up to half a minute for an hour of sound, so that it runs in another thread. */
export interface SoundWork {
  findSpeech(path: string): Promise<Span[]>;
}

export interface Artefacts {
  /** Stores or replaces the transcript and returns its key. */
  putTranscript(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  putTranslation(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

export interface RunRepository {
  /** Records the end of a run. Returns false if the run has an earlier end, which stays. */
  end(run: Run, end: RunEnd): Promise<boolean>;
}

interface RunEnd {
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
