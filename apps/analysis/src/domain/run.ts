import { derivedId } from '@colloquy/kernel';

export type RunKind = 'session' | 'completion' | 'comparison';

export type RunOutcome =
  | 'processed' // the session's transcript is delivered
  | 'silent' // the expert said nothing, so there is no transcript
  | 'analysed' // the completion's analysis is recorded
  | 'not-analysed' // nothing was said, or the analysis failed: recorded as null
  | 'compared' // the comparison is recorded
  | 'not-compared' // the comparison failed: recorded as failed
  | 'superseded' // a later completion exists, or the result was recorded before
  | 'withdrawn' // the expert has withdrawn the consent: files are deleted
  | 'gone'; // the interview or comparison has been deleted;

/** Identity of a run. Repeating a run has no further effect. */
export interface Run {
  id: string;
  kind: RunKind;
  accountId: string;
  interviewId?: string;
  comparisonId?: string;
}

/** Called once for every ended run. */
export type OnRunEnded = (run: Run & { outcome: RunOutcome; durationMs: number }) => void;

export interface SessionRef {
  accountId: string;
  interviewId: string;
  sessionId: string;
}

export interface CompletionRef {
  accountId: string;
  interviewId: string;
  completion: number;
  /** Counts the requests for another analysis, from 1; 0: the first analysis. */
  reanalysis: number;
}

export function sessionRun({ accountId, interviewId, sessionId }: SessionRef): Run {
  return { id: derivedId('session', interviewId, sessionId), kind: 'session', accountId, interviewId };
}

export function completionRun({ accountId, interviewId, completion, reanalysis }: CompletionRef): Run {
  const numbers = reanalysis === 0 ? [completion] : [completion, reanalysis];
  const id = derivedId('completion', interviewId, ...numbers.map(String));
  return { id, kind: 'completion', accountId, interviewId };
}
