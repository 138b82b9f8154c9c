import { AppError } from '@colloquy/kernel';
import {
  type DeliveredSession,
  deliveredChain,
  lengthMs,
  primarySession,
  sourceLanguageOf,
} from '../domain/delivery';
import type { Interview } from '../domain/interview';
import type { TranscriptEntry, TranscriptTiming, TurnOwner, WithheldSpan } from '../domain/turn-ports';
import { asDelivered } from '../domain/withdrawn';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

export interface Transcription {
  entries: TranscriptEntry[];
  variant: 'translated' | 'original';
  language: string;
  sourceLanguage: string;
  withheld: WithheldSpan[];
}

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
          ...laterEntry(entry, offsetMs),
        })),
      ),
      variant: translated ? 'translated' : 'original',
      language: translated ? 'en' : sourceLanguage,
      sourceLanguage,
      withheld: withdrawnSpan(interview).concat(
        known.flatMap(({ transcript, offsetMs }) => laterSpans(transcript.withheld, offsetMs)),
      ),
    };
  };

export const makeReadTiming =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<TranscriptTiming> => {
    const interview = await findInterview(deps.interviews, ref);
    if (interview.withdrawal) return { turns: [], withheld: withdrawnSpan(interview) };
    const chain = deliveredChain(interview, primarySession(interview));
    const timings = await deps.transcripts.timings(ownerOf(interview), idsOf(chain));
    const known = chain.flatMap(({ session, offsetMs }) => {
      const timing = timings.get(session.id);
      return timing ? [{ ...timing, offsetMs }] : [];
    });
    return {
      turns: known.flatMap(({ turns, offsetMs }) => turns.map((turn) => laterEntry(turn, offsetMs))),
      withheld: known.flatMap(({ withheld, offsetMs }) => laterSpans(withheld, offsetMs)),
    };
  };

function withdrawnSpan(interview: Interview): WithheldSpan[] {
  const endSecs = interview.withdrawal
    ? lengthMs(deliveredChain(interview, primarySession(interview))) / 1000
    : 0;
  return endSecs > 0 ? [{ startSecs: 0, endSecs, reason: 'withdrawn' }] : [];
}

const laterEntry = ({ timestampSecs, endSecs }: TranscriptTiming['turns'][number], offsetMs: number) => ({
  timestampSecs: later(timestampSecs, offsetMs),
  ...(endSecs === undefined ? {} : { endSecs: later(endSecs, offsetMs) }),
});

const laterSpans = (spans: readonly WithheldSpan[], offsetMs: number): WithheldSpan[] =>
  spans.map(({ startSecs, endSecs, reason }) => ({
    startSecs: later(startSecs, offsetMs),
    endSecs: later(endSecs, offsetMs),
    reason,
  }));

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

export const ownerOf = (interview: Pick<Interview, 'id' | 'accountId'>): TurnOwner => ({
  accountId: interview.accountId,
  interviewId: interview.id,
});

export const idsOf = (chain: readonly DeliveredSession[]) => chain.map(({ session }) => session.id);
