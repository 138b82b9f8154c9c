import { derivedId } from '@colloquy/kernel';

/** What a run is for: the post-processing of a session, or the analysis of a completion. */
export type RunKind = 'session' | 'completion';

/** How a run can end. */
export const runOutcomes = [
  'processed', // the session's transcript is delivered
  'silent', // the expert said nothing: there is no transcript to deliver
  'analysed', // the completion's analysis is recorded
  'not-analysed', // there was nothing to analyse, or it could not be: recorded as null
  'superseded', // a later completion has replaced this one, or it had been recorded already
  'withdrawn', // the expert has withdrawn the consent: nothing is made of the session
  'gone', // the interview has been deleted
] as const;

/** One of {@link runOutcomes}. */
export type RunOutcome = (typeof runOutcomes)[number];

/** What identifies a run: it has one effect however often it is asked for. */
export interface Run {
  id: string;
  kind: RunKind;
  accountId: string;
  interviewId: string;
}

/** An ended session of an interview. */
export interface SessionRef {
  accountId: string;
  interviewId: string;
  sessionId: string;
}

/** A completion of an interview, counted from 1. */
export interface CompletionRef {
  accountId: string;
  interviewId: string;
  completion: number;
}

export function sessionRun({ accountId, interviewId, sessionId }: SessionRef): Run {
  return { id: derivedId('session', interviewId, sessionId), kind: 'session', accountId, interviewId };
}

export function completionRun({ accountId, interviewId, completion }: CompletionRef): Run {
  const id = derivedId('completion', interviewId, String(completion));
  return { id, kind: 'completion', accountId, interviewId };
}
