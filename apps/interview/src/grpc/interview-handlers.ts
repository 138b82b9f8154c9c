import { languages } from '@colloquy/contracts';
import type { CallContext, ServiceHandlers } from '@colloquy/grpc';
import { AppError, type Clock, isUuid } from '@colloquy/kernel';
import { sourceLanguageOf } from '../domain/delivery';
import type { UseCases } from '../use-cases';
import type { InterviewRef } from '../use-cases/change-interview';
import { toAnalysis } from './analysis-message';
import { callHandlers } from './call-handlers';
import { comparisonHandlers } from './comparison-handlers';
import { consentHandlers } from './consent-handlers';
import { handoffHandlers } from './handoff-handlers';
import { toJoinView } from './join-view';
import {
  fromEntryMessage,
  fromTurnMessage,
  knownTexts,
  toEarlierSession,
  toRuntimeView,
  toSessionMessage,
  toTopic,
  toTurnMessage,
} from './messages';

const refOf = ({ accountId, interviewId }: { accountId: string; interviewId: string }): InterviewRef => ({
  accountId,
  interviewId,
});

/** Returns whether the caller still waits for the response. */
const isAwaited = ({ deadline, signal }: CallContext) =>
  !signal.aborted && (deadline === undefined || Date.now() < deadline.getTime());

export function interviewHandlers(
  useCases: UseCases,
  clock: Clock,
): ServiceHandlers<'colloquy.interview.v1.InterviewService'> {
  return {
    ...callHandlers(useCases),
    ...handoffHandlers(useCases),
    ...consentHandlers(useCases),
    ...comparisonHandlers(useCases),
    async getJoinView({ interviewId }) {
      return toJoinView(await useCases.readJoinView(interviewId));
    },
    async startSession(request, call) {
      const { interviewId, sessionId, platform, startOver, fencingToken } = request;
      if (!isUuid(sessionId)) throw new AppError('invalid', undefined, 'session_id: must be a UUID');
      if (platform !== 'WEB' && platform !== 'PHONE') {
        throw new AppError('invalid', undefined, 'platform: must be WEB or PHONE');
      }
      const start = {
        sessionId,
        fencingToken,
        platform,
        startOver,
        startedAt: new Date(request.startedAtMs),
      } as const;
      return toRuntimeView(await useCases.startSession(interviewId, start, () => isAwaited(call)));
    },
    async getRuntimeView(request) {
      return toRuntimeView(await useCases.readRuntimeView(refOf(request), request));
    },
    async listTurns({ afterSessionId, afterSequence, ...request }) {
      const after = { sessionId: afterSessionId, sequence: afterSequence };
      const { turns, hasMore } = await useCases.listTurns(refOf(request), request.sessionId, after);
      return { turns: turns.map(toTurnMessage), hasMore };
    },
    async appendTurns(request) {
      const turns = request.turns.map((turn) => fromTurnMessage(turn, request.sessionId));
      await useCases.appendTurns(refOf(request), request, turns, request.usage ?? undefined);
      return {};
    },
    async endSession(request) {
      const session = await useCases.endSession(refOf(request), {
        sessionId: request.sessionId,
        fencingToken: request.fencingToken,
        reason: request.reason,
        endedAt: new Date(request.endedAtMs),
        durationSeconds: request.durationSeconds,
        usage: request.usage ?? undefined,
      });
      return { reason: session.disconnectReason ?? '' };
    },
    async holdForLater(request) {
      const until = request.untilMs === undefined ? undefined : new Date(request.untilMs);
      return { untilMs: (await useCases.holdForLater(refOf(request), request, until)).getTime() };
    },
    async getSessionTranscript(request) {
      const ref = { ...refOf(request), sessionId: request.sessionId };
      const { interview, session, page, chain } = await useCases.readSession(ref);
      return {
        session: toSessionMessage(session),
        language: interview.agent.language,
        turns: page.turns.map(toTurnMessage),
        hasMoreTurns: page.hasMore,
        isProcessed: session.isProcessed,
        earlier: chain.slice(0, -1).map(toEarlierSession),
        offsetMs: chain.at(-1)?.offsetMs ?? 0,
        withdrawn: interview.withdrawal !== null,
        knownTexts: knownTexts(interview),
      };
    },
    async completeProcessing(request) {
      const ref = { ...refOf(request), sessionId: request.sessionId };
      const artefacts = {
        transcriptKey: request.transcriptKey || null,
        translatedKey: request.translatedKey || null,
        audioKey: request.audioKey || null,
        conversationAudioKey: request.conversationAudioKey || null,
        ...(languages.some((known) => known === request.sourceLanguage)
          ? { sourceLanguage: request.sourceLanguage }
          : {}),
      };
      const original = request.entries.map(fromEntryMessage);
      const translated = request.translatedEntries.map(fromEntryMessage);
      await useCases.completeProcessing(ref, artefacts, {
        transcript: { original, translated: translated.length > 0 ? translated : null },
        part: request.part,
        isLast: !request.hasMoreParts,
      });
      return {};
    },
    async getCompletion(request) {
      const { interview, isCurrent, turns, hasMore, sessions } = await useCases.readCompletion(
        refOf(request),
        request,
        request.afterTurnId,
      );
      return {
        interviewId: interview.id,
        completion: request.completion,
        isCurrent,
        language: sourceLanguageOf(interview),
        title: interview.title,
        ...toTopic(interview),
        extractionSchema: interview.extractionSchema ?? '',
        expertName: interview.expertData.name,
        questions: [...interview.questions],
        turns: turns.map(({ questionIndex, ...turn }) =>
          questionIndex === null ? turn : { ...turn, questionIndex },
        ),
        hasMoreTurns: hasMore,
        sessions: sessions.map(toSessionMessage),
      };
    },
    async recordAnalysis(request) {
      const recorded = await useCases.recordAnalysis(
        refOf(request),
        request,
        toAnalysis(request, clock.now()),
      );
      return { recorded };
    },
    async getNotification(request) {
      const { endpoints, payload } = await useCases.readNotification(refOf(request), request.completion);
      return {
        endpoints: endpoints.map(({ endpoint, method, headers, signingSecret = '' }) => ({
          url: endpoint,
          method,
          headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
          signingSecret,
        })),
        payloadJson: JSON.stringify(payload),
      };
    },
  };
}
