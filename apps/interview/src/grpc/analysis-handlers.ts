import { languages } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import type { Clock } from '@colloquy/kernel';
import { sourceLanguageOf } from '../domain/delivery';
import type { UseCases } from '../use-cases';
import { toAnalysis } from './analysis-message';
import {
  fromEntryMessage,
  fromSpanMessage,
  knownTexts,
  toEarlierSession,
  toSessionMessage,
  toTopic,
  toTurnMessage,
} from './messages';
import { refOf } from './ref-of';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

type AnalysisMethod = 'getSessionTranscript' | 'completeProcessing' | 'getCompletion' | 'recordAnalysis';

export function analysisHandlers(useCases: UseCases, clock: Clock): Pick<Handlers, AnalysisMethod> {
  return {
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
        transcript: {
          original,
          translated: translated.length > 0 ? translated : null,
          withheld: request.withheld.flatMap(fromSpanMessage),
        },
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
  };
}
