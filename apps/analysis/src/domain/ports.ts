import type { CompletionMessage, SessionTranscriptMessage, TurnMessage } from '@colloquy/contracts';
import type { Analysis, AnalysisInput } from '@colloquy/language';
import type { ConversationPart } from './conversation-parts';
import type { DeliveredText } from './delivered-text';
import type { CompletionRef, Run, RunOutcome, SessionRef } from './run';
import type { Entry } from './transcript';
import type { Span } from './silences';

/** Client of the interview service. Every call throws AppError `not-found` once the interview is deleted. */
export interface Interviews {
  transcriptOf(ref: SessionRef, signal: AbortSignal): Promise<SessionTranscriptMessage>;
  /** Idempotent. An empty key means that the file does not exist. */
  completeProcessing(ref: SessionRef, result: SessionResult, signal: AbortSignal): Promise<void>;
  completion(ref: CompletionRef, signal: AbortSignal): Promise<CompletionMessage>;
  /** Idempotent. Returns false if a later completion exists. Without an analysis all its fields become null. */
  recordAnalysis(ref: CompletionRef, analysis: Analysis | undefined, signal: AbortSignal): Promise<boolean>;
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
export interface TextWork {
  deliveredText(session: { turns: readonly TurnMessage[]; language: string }): Promise<DeliveredText>;
  analyseInterview(input: AnalysisInput): Promise<Analysis>;
}
