import type { SessionTranscriptMessage } from '@colloquy/contracts';
import { AppError, toAppError } from '@colloquy/kernel';
import { awaitsEarlier, conversationParts } from '../domain/conversation-parts';
import type { Artefacts, Interviews, Recordings } from '../domain/ports';
import { type SessionRef, sessionRun } from '../domain/run';
import { fileOf, hasSpeech, transcriptOf } from '../domain/transcript';
import type { RunOnce } from './run-once';

/** How often a recorded session is put off until the one before it is processed. */
const patience = 5;

interface Deps {
  interviews: Interviews;
  artefacts: Artefacts;
  recordings: Recordings;
  runOnce: RunOnce;
}

/** The delivery a session is processed for. */
export interface Delivery {
  signal: AbortSignal;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Cleans the transcript of an ended session and stores it as a file, makes one recording of what was recorded, and
 * hands both to the interview.
 */
export function makeProcessSession(deps: Deps) {
  const { interviews, artefacts, recordings } = deps;
  return (ref: SessionRef, delivery: Delivery): Promise<void> =>
    deps.runOnce(sessionRun(ref), async () => {
      const { signal } = delivery;
      const transcript = await interviews.transcriptOf(ref, signal);
      const entries = transcriptOf(transcript.turns, transcript.language);
      const spoke = hasSpeech(entries);
      if (!transcript.isProcessed) {
        const audio = await recordingsOf(deps, ref, transcript, delivery);
        const transcriptKey = spoke ? await artefacts.putTranscript(ref, fileOf(entries), signal) : '';
        try {
          await interviews.completeProcessing(ref, { entries, transcriptKey, ...audio }, signal);
        } catch (error) {
          // deleted in between, with all its files but these
          if (toAppError(error).kind === 'not-found') {
            for (const key of [transcriptKey, audio.audioKey, audio.conversationAudioKey]) {
              if (key.includes(ref.sessionId)) await artefacts.remove(key);
            }
          }
          throw error;
        }
      }
      await recordings.removePieces(ref);
      return spoke ? 'processed' : 'silent';
    });
}

async function recordingsOf(
  { recordings }: Deps,
  ref: SessionRef,
  transcript: SessionTranscriptMessage,
  { signal, attempt }: Delivery,
) {
  const audioKey = await recordings.ofSession(ref, signal);
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
