import { AppError } from '@colloquy/kernel';
import { type DeliveredSession, deliveredChain, primarySession, sourceLanguageOf } from '../domain/delivery';
import type { Interview } from '../domain/interview';
import type { TranscriptEntry, TurnOwner } from '../domain/turn-ports';
import { asDelivered } from '../domain/withdrawn';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

export interface Transcription {
  entries: TranscriptEntry[];
  variant: 'translated' | 'original';
  language: string;
  sourceLanguage: string;
}

/** Reads the translation if all sessions of the chain have one. */
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

/** Rounds to milliseconds. */
export const later = (timestampSecs: number, offsetMs: number) =>
  Math.round(timestampSecs * 1000 + offsetMs) / 1000;

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
