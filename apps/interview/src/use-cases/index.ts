import { makeReadCompletion, makeRecordAnalysis, makeRequestAnalysis } from './analyse-completion';
import { findInterview, type InterviewRef, showInterview } from './change-interview';
import { makeFollowUpComparison, makeReadMaterial, makeRecordComparison } from './compare-interviews';
import { makeCompleteWithSession } from './complete-with-session';
import { makeCreateInterview } from './create-interview';
import { makeDeleteComparison } from './delete-comparison';
import { makeDeleteInterview } from './delete-interview';
import type { Deps } from './deps';
import { makeExportInterview } from './export-interview';
import { makeFindDialIn } from './find-dial-in';
import { makeFollowUp } from './follow-up';
import { makeLaunchCall } from './launch-call';
import { makeListComparisons } from './list-comparisons';
import { makeListDeliveries } from './list-deliveries';
import { makeListInterviews, makeStreamInterviews } from './list-interviews';
import { makeClaimCall, makeRenewCall, makeReportCall, makeRequestCall } from './make-call';
import { makeCompleteProcessing, makeReadSession } from './process-session';
import { makeReadComparison } from './read-comparison';
import { makeReadRecordingUrl, makeReadTiming, makeReadTranscription } from './read-conversation';
import { makeReadDelivery } from './read-delivery';
import { makeReadEvidence } from './read-evidence';
import { makeReadAccountInvitation } from './read-invitation';
import { makeReadJoinView } from './read-join-view';
import { makeReadLiveTranscript } from './read-live-transcript';
import { makeReadNotification } from './read-notification';
import { makeReadStats } from './read-stats';
import { makeRecordHandoff } from './record-handoff';
import { makeReplaceAccountInvitation } from './replace-invitation';
import { makeRequestComparison } from './request-comparison';
import { makeRunDueWork, makeScheduleIdle } from './run-due-work';
import {
  makeAppendTurns,
  makeEndSession,
  makeHoldForLater,
  makeListTurns,
  makeReadRuntimeView,
  makeStartSession,
} from './run-session';
import { makeSendTestNotification } from './send-test-notification';
import { makeTrimTurn } from './trim-turn';
import { makeUpdateInterview } from './update-interview';
import { makeRecordConsent, makeWithdrawConsent } from './withdraw-consent';

/** @param baseUrl public address of the API, for the links of a notification */
export function makeUseCases(deps: Deps, baseUrl: string) {
  return {
    createInterview: makeCreateInterview(deps),
    showInterview: (ref: InterviewRef) => showInterview(deps.interviews, ref),
    findInterview: (ref: InterviewRef) => findInterview(deps.interviews, ref),
    listInterviews: makeListInterviews(deps),
    streamInterviews: makeStreamInterviews(deps),
    readStats: makeReadStats(deps),
    updateInterview: makeUpdateInterview(deps),
    deleteInterview: makeDeleteInterview(deps),
    completeWithSession: makeCompleteWithSession(deps),
    requestAnalysis: makeRequestAnalysis(deps),
    launchCall: makeLaunchCall(deps),
    readTranscription: makeReadTranscription(deps),
    readTiming: makeReadTiming(deps),
    readLiveTranscript: makeReadLiveTranscript(deps),
    readRecordingUrl: makeReadRecordingUrl(deps),
    readEvidence: makeReadEvidence(deps),
    exportInterview: makeExportInterview(deps),
    requestComparison: makeRequestComparison(deps),
    readComparison: makeReadComparison(deps),
    listComparisons: makeListComparisons(deps),
    deleteComparison: makeDeleteComparison(deps),
    listDeliveries: makeListDeliveries(deps),
    readDelivery: makeReadDelivery(deps, baseUrl),
    readAccountInvitation: makeReadAccountInvitation(deps),
    replaceAccountInvitation: makeReplaceAccountInvitation(deps),
    listUsedEndpoints: deps.deliveries.endpoints,
    sendTestNotification: makeSendTestNotification(deps, baseUrl),
    readJoinView: makeReadJoinView(deps),
    findDialIn: makeFindDialIn(deps),
    startSession: makeStartSession(deps),
    readRuntimeView: makeReadRuntimeView(deps),
    listTurns: makeListTurns(deps),
    appendTurns: makeAppendTurns(deps),
    trimTurn: makeTrimTurn(deps),
    recordHandoff: makeRecordHandoff(deps),
    endSession: makeEndSession(deps),
    holdForLater: makeHoldForLater(deps),
    recordConsent: makeRecordConsent(deps),
    withdrawConsent: makeWithdrawConsent(deps),
    claimCall: makeClaimCall(deps),
    renewCall: makeRenewCall(deps),
    reportCall: makeReportCall(deps),
    requestCall: makeRequestCall(deps),
    readSession: makeReadSession(deps),
    completeProcessing: makeCompleteProcessing(deps),
    readCompletion: makeReadCompletion(deps),
    recordAnalysis: makeRecordAnalysis(deps),
    readMaterial: makeReadMaterial(deps),
    recordComparison: makeRecordComparison(deps),
    readNotification: makeReadNotification(deps, baseUrl),
    runDueWork: makeRunDueWork(deps),
    scheduleIdle: makeScheduleIdle(deps),
    followUp: makeFollowUp(deps),
    followUpComparison: makeFollowUpComparison(deps),
  };
}

export type UseCases = ReturnType<typeof makeUseCases>;
