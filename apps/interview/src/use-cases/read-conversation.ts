import { languageOf } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { spokenTurnOf, withheldTurns } from '@colloquy/language';
import {
  currentChain,
  type DeliveredSession,
  deliveredChain,
  primarySession,
  sourceLanguageOf,
} from '../domain/delivery';
import type { Interview } from '../domain/interview';
import type { TranscriptEntry, Turn, TurnOwner } from '../domain/ports';
import { asDelivered } from '../domain/withdrawn';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

export interface Transcription {
  entries: TranscriptEntry[];
  variant: 'translated' | 'original';
  language: string;
  sourceLanguage: string;
}

/** Reads the delivered transcript on a common clock; the translation if all sessions of the chain have one. */
export const makeReadTranscription =
  (deps: Deps) =>
  async (ref: InterviewRef, variant: 'translated' | 'original' | undefined): Promise<Transcription> => {
    const interview = await findInterview(deps.interviews, ref);
    const sourceLanguage = sourceLanguageOf(interview);
    const chain = interview.withdrawal ? [] : deliveredChain(interview, primarySession(interview));
    const transcripts = await deps.transcripts.list(ownerOf(interview), idsOf(chain));
    const known = chain.flatMap(({ session, offsetMs }) => {
      const transcript = transcripts.get(session.id);
      return transcript ? [{ transcript, offsetMs }] : [];
    });
    const translated =
      variant !== 'original' &&
      known.length > 0 &&
      known.every(({ transcript }) => transcript.translated !== null);
    return {
      entries: known.flatMap(({ transcript, offsetMs }) =>
        ((translated ? transcript.translated : undefined) ?? transcript.original).map((entry) => ({
          ...entry,
          timestampSecs: later(entry.timestampSecs, offsetMs),
        })),
      ),
      variant: translated ? 'translated' : 'original',
      language: translated ? 'en' : sourceLanguage,
      sourceLanguage,
    };
  };

/** Converts a time in a session to a time in the conversation, rounded to milliseconds. */
export const later = (timestampSecs: number, offsetMs: number) =>
  Math.round(timestampSecs * 1000 + offsetMs) / 1000;

export interface LiveEvent {
  type: Turn['role'];
  text: string;
  timestamp: Date;
  sessionId: string;
}

/** Maximum number of events of a live transcript, which shows the latest ones. */
const maxLiveEvents = 5000;

/**
 * Reads the turns so far while the interview is IN_PROGRESS, or COMPLETED and not analysed yet. Empty for a withdrawn
 * interview.
 * @throws AppError `invalid` INTERVIEW_NOT_IN_PROGRESS in any other status
 */
export const makeReadLiveTranscript =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<LiveEvent[]> => {
    const interview = await findInterview(deps.interviews, ref);
    const processing = interview.status === 'COMPLETED' && interview.analysis === null;
    if (interview.status !== 'IN_PROGRESS' && !processing) {
      throw new AppError('invalid', 'INTERVIEW_NOT_IN_PROGRESS', 'The interview is not in progress');
    }
    if (interview.withdrawal) return [];
    const chain = currentChain(interview);
    const startedAt = new Map(chain.map(({ session }) => [session.id, session.startedAt.getTime()]));
    const heard = await deps.turns.listHeard(ownerOf(interview), idsOf(chain));
    const turns = chain.flatMap(({ session }) => {
      const own = heard.filter(({ sessionId }) => sessionId === session.id);
      const withheld = withheldTurns(own.map(spokenTurnOf), languageOf(interview.agent.language));
      return own.filter((_turn, index) => !withheld.has(index));
    });
    return turns.slice(-maxLiveEvents).map((turn) => ({
      type: turn.role,
      text: turn.text,
      timestamp: new Date((startedAt.get(turn.sessionId) ?? 0) + turn.offsetMs),
      sessionId: turn.sessionId,
    }));
  };

/** @throws AppError `not-found` NO_RECORDING */
export const makeReadRecordingUrl =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<string> => {
    const interview = asDelivered(await findInterview(deps.interviews, ref));
    const key = primarySession(interview)?.conversationAudioKey;
    if (!key) throw new AppError('not-found', 'NO_RECORDING', 'There is no recording of this interview');
    return deps.media.signedUrl(key);
  };

export const ownerOf = (interview: Interview): TurnOwner => ({
  accountId: interview.accountId,
  interviewId: interview.id,
});

export const idsOf = (chain: readonly DeliveredSession[]) => chain.map(({ session }) => session.id);
