import { AppError } from '@colloquy/kernel';
import { dueAtOf, type Pauses } from './auto-completion';
import { activate, complete } from './complete';
import {
  type Analysis,
  type Change,
  type Interview,
  latestSession,
  openSession,
  unchanged,
} from './interview';
import { isSuccess } from './session-reasons';
import { sessionOf } from './sessions';
import { nextStatus } from './status';
import { assertNotWithdrawn, emptyAnalysis, noArtefacts, sweptAgain } from './withdrawn';

/** What post-processing of a session produced. */
export interface Artefacts {
  transcriptKey: string | null;
  translatedKey: string | null;
  audioKey: string | null;
  conversationAudioKey: string | null;
}

/**
 * Notes that a session's transcript and recording can be read. The latest processed session of the delivered
 * conversation becomes the active one, unless a client has chosen one or another session is open; an interview
 * whose expert ended it completes at once. Repeating it changes nothing. Of a withdrawn interview no artefact is noted,
 * and its media are swept once more, every time.
 */
export function completeProcessing(
  interview: Interview,
  sessionId: string,
  artefacts: Artefacts,
  now: Date,
  pauses: Pauses,
): Change {
  const session = sessionOf(interview, sessionId);
  if (!session.endedAt) throw new AppError('conflict', 'SESSION_OPEN', 'The session has not ended');
  // a second run may have stored files of a withdrawn interview behind the last sweep
  if (session.isProcessed) return unchanged(sweptAgain(interview, now));
  const sessions = interview.sessions.map((known) =>
    known.id === sessionId
      ? { ...known, ...(interview.withdrawal ? noArtefacts : artefacts), isProcessed: true }
      : known,
  );
  const processed = promoteLatest(sweptAgain({ ...interview, sessions }, now));
  const change = autoComplete({ ...processed, dueAt: dueAtOf(processed, pauses) }, now, pauses);
  return {
    interview: change.interview,
    facts: [
      { type: 'session.processed.v1', data: { interviewId: interview.id, sessionId } },
      ...change.facts,
    ],
  };
}

/** The latest processed session of the conversation is the active one while nothing else decides. */
function promoteLatest(interview: Interview): Interview {
  if (openSession(interview) || interview.status === 'COMPLETED') return interview;
  const latest = interview.sessions.findLast(
    (session) => session.isProcessed && session.supersededAt === null,
  );
  if (!latest) return interview;
  return activate(interview, latest.id);
}

/** Completes an interview whose time has come; otherwise only says when it will. Repeating it is harmless. */
export function autoComplete(interview: Interview, now: Date, pauses: Pauses): Change {
  const dueAt = dueAtOf(interview, pauses);
  if (interview.withdrawal) return unchanged({ ...interview, dueAt });
  const session = latestSession(interview);
  const status = nextStatus(interview.status, 'auto-complete');
  if (!session || !status || !dueAt || dueAt > now) return unchanged({ ...interview, dueAt });
  return complete(interview, session.id, now, isSuccess(session.disconnectReason));
}

/**
 * A client chooses the session to deliver. The first choice completes the interview, a later one switches its
 * canonical session; either way the analysis is made anew. Choosing the same session again changes nothing.
 * @throws AppError `not-found` for a session of another interview, `conflict` INTERVIEW_WITHDRAWN, `invalid`
 *   SESSION_NOT_PROCESSED
 */
export function completeWithSession(interview: Interview, sessionId: string, now: Date): Change {
  const chosen = sessionOf(interview, sessionId);
  assertNotWithdrawn(interview);
  if (!chosen.isProcessed) {
    throw new AppError('invalid', 'SESSION_NOT_PROCESSED', 'The session has not been processed');
  }
  if (interview.status !== 'COMPLETED') {
    return complete({ ...interview, chosenByClient: true }, sessionId, now, true);
  }
  const canonical = interview.sessions.find((session) => session.isActive);
  if (canonical?.id === sessionId) return unchanged(interview);
  const switched = {
    ...interview,
    chosenByClient: true,
    sessionSwitches: [...interview.sessionSwitches, { from: canonical?.id ?? null, to: sessionId, at: now }],
  };
  return complete(switched, sessionId, interview.completedAt ?? now, true);
}

/** Whether the completed interview counts as a success, for the notification. */
export function completedSuccessfully(interview: Interview): boolean {
  if (interview.withdrawal) return false;
  return interview.chosenByClient || isSuccess(latestSession(interview)?.disconnectReason);
}

/**
 * Writes the analysis of one completion. Of a completion that has been replaced nothing is written, of a withdrawn
 * interview only that there is nothing to say; repeating it changes nothing.
 */
export function recordAnalysis(interview: Interview, completion: number, analysis: Analysis): Change {
  if (interview.completion !== completion || interview.analysis) return unchanged(interview);
  return {
    interview: {
      ...interview,
      analysis: interview.withdrawal ? emptyAnalysis(analysis.generatedAt) : analysis,
    },
    facts: [{ type: 'interview.analysed.v1', data: { interviewId: interview.id, completion } }],
  };
}
