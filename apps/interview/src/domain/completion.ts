import type { InterviewStatus } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import {
  type AnalysisNumbers,
  awaitsAnalysis,
  finishedRequests,
  hasPendingRequest,
  withRequest,
} from './analysis-request';
import { interviewAnalysed, interviewCompleted, interviewReanalysed } from './announcements';
import { dueAtOf, type Pauses } from './auto-completion';
import { activate, complete } from './complete';
import { type Change, type Interview, latestSession, openSession, unchanged } from './interview';
import type { Analysis } from './analysis';
import { isSuccess } from './session-reasons';
import { sessionOf } from './sessions';
import { nextStatus } from './status';
import { assertNotWithdrawn, emptyAnalysis, noArtefacts, sweptAgain } from './withdrawn';

const maxSwitches = 100;

/** Media keys of the results of post-processing; null for a missing artefact. */
export interface Artefacts {
  transcriptKey: string | null;
  translatedKey: string | null;
  audioKey: string | null;
  conversationAudioKey: string | null;
  sourceLanguage?: string;
}

/** Activates the latest processed session, unless a client has chosen one or another session is open. Repeatable. */
export function completeProcessing(
  interview: Interview,
  sessionId: string,
  artefacts: Artefacts,
  now: Date,
  pauses: Pauses,
): Change {
  const session = sessionOf(interview, sessionId);
  if (!session.endedAt) throw new AppError('conflict', 'SESSION_OPEN', 'The session has not ended');
  // a repeated run may have stored files of a withdrawn interview after the last sweep
  if (session.isProcessed) return unchanged(sweptAgain(interview, now));
  const sessions = interview.sessions.map((known) =>
    known.id === sessionId
      ? { ...known, ...(interview.withdrawal ? noArtefacts : artefacts), isProcessed: true }
      : known,
  );
  const status = artefacts.transcriptKey === null ? interview.status : statusWithWords(interview);
  const processed = promoteLatest(sweptAgain({ ...interview, status, sessions }, now));
  const change = autoComplete({ ...processed, dueAt: dueAtOf(processed, pauses) }, now, pauses);
  return {
    interview: change.interview,
    facts: [
      { type: 'session.processed.v1', data: { interviewId: interview.id, sessionId } },
      ...change.facts,
    ],
  };
}

/** The report of the first words may arrive after the report of the end. */
function statusWithWords({ call, status }: Interview): InterviewStatus {
  return (call ? undefined : nextStatus(status, 'first-words')) ?? status;
}

function promoteLatest(interview: Interview): Interview {
  if (openSession(interview) || interview.status === 'COMPLETED') return interview;
  const latest = interview.sessions.findLast(
    (session) => session.isProcessed && session.supersededAt === null,
  );
  if (!latest) return interview;
  return activate(interview, latest.id);
}

/** Completes an interview that is due; otherwise updates `dueAt`. Repeatable. */
export function autoComplete(interview: Interview, now: Date, pauses: Pauses): Change {
  const dueAt = dueAtOf(interview, pauses);
  if (interview.withdrawal || openSession(interview)) return unchanged({ ...interview, dueAt });
  const session = latestSession(interview);
  const status = nextStatus(interview.status, 'auto-complete');
  if (!session || !status || !dueAt || dueAt > now) return unchanged({ ...interview, dueAt });
  return complete(interview, session.id, now, isSuccess(session.disconnectReason));
}

/** Repeatable. @throws AppError `not-found`, `conflict` INTERVIEW_WITHDRAWN, or `invalid` SESSION_NOT_PROCESSED */
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
    sessionSwitches: [
      ...interview.sessionSwitches.slice(1 - maxSwitches),
      { from: canonical?.id ?? null, to: sessionId, at: now },
    ],
  };
  return complete(switched, sessionId, interview.completedAt ?? now, true);
}

export function completedSuccessfully(
  interview: Pick<Interview, 'chosenByClient' | 'sessions'> & { withdrawal: object | null },
): boolean {
  if (interview.withdrawal) return false;
  return interview.chosenByClient || isSuccess(latestSession(interview)?.disconnectReason);
}

/** An existing analysis stays if the new one failed, or comes from the embedded analyst in place of a model. */
export function recordAnalysis(interview: Interview, numbers: AnalysisNumbers, analysis: Analysis): Change {
  if (!awaitsAnalysis(interview, numbers)) return unchanged(interview);
  const { analysis: existing, withdrawal } = interview;
  const { generatedAt } = analysis;
  const settled = { ...interview, analysisRequests: finishedRequests(interview, generatedAt) };
  if (!existing) {
    const first = withdrawal ? emptyAnalysis(generatedAt) : analysis;
    return { interview: { ...settled, analysis: first }, facts: [interviewAnalysed(interview)] };
  }
  const isPoorer = existing.by === 'openai' && analysis.by === 'embedded';
  if (withdrawal || analysis.by === null || isPoorer) return unchanged(settled);
  const firstGeneratedAt = existing.firstGeneratedAt ?? existing.generatedAt;
  return {
    interview: { ...settled, analysis: { ...analysis, firstGeneratedAt } },
    facts: [interviewReanalysed(interview)],
  };
}

/** @throws AppError `conflict` INTERVIEW_WITHDRAWN, ANALYSIS_IN_PROGRESS or NOT_ANALYSED */
export function requestAnalysis(interview: Interview, reason: string, now: Date): Change {
  assertNotWithdrawn(interview);
  if (hasPendingRequest(interview)) {
    throw new AppError('conflict', 'ANALYSIS_IN_PROGRESS', 'Another analysis is under way');
  }
  if (!interview.analysis || !interview.completedAt) {
    throw new AppError('conflict', 'NOT_ANALYSED', 'The interview has not been analysed yet');
  }
  const requested = withRequest(interview, reason, now);
  const success = completedSuccessfully(requested);
  return {
    interview: requested,
    facts: [interviewCompleted(requested, interview.completedAt, success)],
  };
}
