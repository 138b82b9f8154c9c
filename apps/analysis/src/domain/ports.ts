import type { CompletionMessage, SessionTranscriptMessage } from '@colloquy/contracts';
import type { Analysis } from '@colloquy/language';
import type { ConversationPart } from './conversation-parts';
import type { CompletionRef, Run, RunOutcome, SessionRef } from './run';
import type { Entry } from './transcript';
import type { Span } from './silences';

/** The interview service. Every call rejects with AppError `not-found` once the interview is deleted. */
export interface Interviews {
  transcriptOf(ref: SessionRef, signal: AbortSignal): Promise<SessionTranscriptMessage>;
  /** Repeatable. An empty key: there is no such file. */
  completeProcessing(ref: SessionRef, result: SessionResult, signal: AbortSignal): Promise<void>;
  completion(ref: CompletionRef, signal: AbortSignal): Promise<CompletionMessage>;
  /** Repeatable; false when the completion has been replaced. Without an analysis all its fields become null. */
  recordAnalysis(ref: CompletionRef, analysis: Analysis | undefined, signal: AbortSignal): Promise<boolean>;
}

/** What post-processing of a session produced; an empty key: there is no such file. */
export interface SessionResult {
  entries: readonly Entry[];
  transcriptKey: string;
  audioKey: string;
  /** The recording of the conversation up to and with this session. */
  conversationAudioKey: string;
  /** In English, entry by entry like the original; none when there is no translation. */
  translatedEntries: readonly Entry[];
  translatedKey: string;
}

/** The recordings of sessions. An empty key: nothing was recorded, or nothing that can be played. Repeatable. */
export interface Recordings {
  /** Makes one file of the pieces that were recorded of a session, without the sound of the silences. */
  ofSession(ref: SessionRef, silences: readonly Span[], signal: AbortSignal): Promise<string>;
  /** Makes one file of the recordings of a conversation, each at its place. */
  ofConversation(ref: SessionRef, parts: readonly ConversationPart[], signal: AbortSignal): Promise<string>;
  /** Removes the pieces a session's recording was made of. */
  removePieces(ref: SessionRef): Promise<void>;
  /** Removes all files of a session, those of other services included. */
  removeAll(ref: SessionRef): Promise<void>;
}

/** Where the files of a session are kept. */
export interface Artefacts {
  /** Stores or replaces the transcript of a session and says under which key. */
  putTranscript(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  /** The same for its English translation. */
  putTranslation(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  /** Repeatable. */
  remove(key: string): Promise<void>;
}

/** What has been done. */
export interface Runs {
  /** Notes how a run ended; false when it had ended before: the first end stays. */
  end(run: Run, end: RunEnd): Promise<boolean>;
}

/** How a run ended, and when. */
export interface RunEnd {
  outcome: RunOutcome;
  startedAt: Date;
  finishedAt: Date;
  durationMs: number;
}
