import type { SessionTranscriptMessage } from '@colloquy/contracts';
import { AppError, toAppError } from '@colloquy/kernel';
import { awaitsEarlier, conversationParts } from '../domain/conversation-parts';
import type { Artefacts, Interviews, Recordings, SessionResult } from '../domain/ports';
import { type SessionRef, sessionRun } from '../domain/run';
import { type Entry, fileOf, hasSpeech, transcriptOf } from '../domain/transcript';
import { type Delivered, deliveredOf } from '../domain/withheld';
import type { PerformRun } from './perform-run';
import type { TranslateTranscript } from './translate-transcript';

/** How often a recorded session is put off until the one before it is processed. */
const patience = 5;

interface Deps {
  interviews: Interviews;
  artefacts: Artefacts;
  recordings: Recordings;
  translate: TranslateTranscript;
  performRun: PerformRun;
}

/** The delivery a session is processed for. */
export interface Delivery {
  signal: AbortSignal;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Cleans the transcript of an ended session, translates it where needed and stores both as files, makes one recording
 * of what was recorded, and hands all of it to the interview. Of a session whose expert has withdrawn the consent it
 * makes nothing and removes what is stored.
 */
export function makeProcessSession(deps: Deps) {
  const { interviews, recordings } = deps;
  return (ref: SessionRef, delivery: Delivery): Promise<void> =>
    deps.performRun(sessionRun(ref), async () => {
      const { signal } = delivery;
      const transcript = await interviews.transcriptOf(ref, signal);
      if (transcript.withdrawn) {
        await recordings.removeAll(ref);
        if (!transcript.isProcessed) await interviews.completeProcessing(ref, nothing, signal);
        return 'withdrawn';
      }
      const { turns, silences } = deliveredOf(transcript.turns, transcript.language);
      const entries = transcriptOf(turns, transcript.language);
      if (!transcript.isProcessed) {
        const audio = await recordingsOf(deps, ref, { ...transcript, silences }, delivery);
        const texts = await textsOf(deps, ref, { entries, language: transcript.language }, signal);
        await handOver(deps, ref, { entries, ...texts, ...audio }, signal);
      }
      await recordings.removePieces(ref);
      return hasSpeech(entries) ? 'processed' : 'silent';
    });
}

/** The empty result of a session whose expert has withdrawn the consent. */
const nothing: SessionResult = {
  entries: [],
  transcriptKey: '',
  audioKey: '',
  conversationAudioKey: '',
  translatedEntries: [],
  translatedKey: '',
};

/** The transcript and its translation as files; an expert who said nothing leaves none. */
async function textsOf(
  { artefacts, translate }: Deps,
  ref: SessionRef,
  transcript: { entries: readonly Entry[]; language: string },
  signal: AbortSignal,
) {
  const { entries } = transcript;
  if (!hasSpeech(entries)) return { transcriptKey: '', translatedEntries: [], translatedKey: '' };
  const translatedEntries = await translate(ref, transcript, signal);
  return {
    transcriptKey: await artefacts.putTranscript(ref, fileOf(entries), signal),
    translatedEntries,
    translatedKey:
      translatedEntries.length > 0
        ? await artefacts.putTranslation(ref, fileOf(translatedEntries), signal)
        : '',
  };
}

async function handOver(
  { interviews, artefacts }: Deps,
  ref: SessionRef,
  result: SessionResult,
  signal: AbortSignal,
) {
  try {
    await interviews.completeProcessing(ref, result, signal);
  } catch (error) {
    // deleted in between, with all its files but these
    if (toAppError(error).kind === 'not-found') {
      const { transcriptKey, translatedKey, audioKey, conversationAudioKey } = result;
      for (const key of [transcriptKey, translatedKey, audioKey, conversationAudioKey]) {
        if (key.includes(ref.sessionId)) await artefacts.remove(key);
      }
    }
    throw error;
  }
}

async function recordingsOf(
  { recordings }: Deps,
  ref: SessionRef,
  transcript: SessionTranscriptMessage & Pick<Delivered, 'silences'>,
  { signal, attempt }: Delivery,
) {
  const audioKey = await recordings.ofSession(ref, transcript.silences, signal);
  if (audioKey !== '' && awaitsEarlier(transcript) && attempt < patience) {
    throw new AppError(
      'conflict',
      'EARLIER_SESSION_PENDING',
      'The session before this one is not processed yet',
    );
  }
  const parts = conversationParts(transcript, audioKey);
  return { audioKey, conversationAudioKey: await recordings.ofConversation(ref, parts, signal) };
}
