import type { CompletionMessage, SessionTranscriptMessage } from '@colloquy/contracts';
import type { Analysis } from '@colloquy/language';
import type { CompletionRef, Run, RunOutcome, SessionRef } from './run';
import type { Entry } from './transcript';

/** The interview service. Every call rejects with AppError `not-found` once the interview is deleted. */
export interface Interviews {
  transcriptOf(ref: SessionRef, signal: AbortSignal): Promise<SessionTranscriptMessage>;
  /** Repeatable. An empty key: there is no such file. */
  completeProcessing(
    ref: SessionRef,
    result: { entries: readonly Entry[]; transcriptKey: string },
    signal: AbortSignal,
  ): Promise<void>;
  completion(ref: CompletionRef, signal: AbortSignal): Promise<CompletionMessage>;
  /** Repeatable; false when the completion has been replaced. Without an analysis all its fields become null. */
  recordAnalysis(ref: CompletionRef, analysis: Analysis | undefined, signal: AbortSignal): Promise<boolean>;
}

/** Where the files of a session are kept. */
export interface Artefacts {
  /** Stores or replaces the transcript of a session and says under which key. */
  putTranscript(ref: SessionRef, content: string, signal: AbortSignal): Promise<string>;
  /** Repeatable. */
  remove(key: string): Promise<void>;
}

/** What has been done, so that it need not be done again. */
export interface Runs {
  /** Notes that a run begins; false when it has ended before. */
  begin(run: Run, now: Date): Promise<boolean>;
  /** Notes how a run ended; the first end stays. */
  end(run: Run, end: { outcome: RunOutcome; durationMs: number; finishedAt: Date }): Promise<void>;
}
