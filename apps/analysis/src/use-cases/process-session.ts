import { toAppError } from '@colloquy/kernel';
import type { Artefacts, Interviews } from '../domain/ports';
import { type SessionRef, sessionRun } from '../domain/run';
import { fileOf, hasSpeech, transcriptOf } from '../domain/transcript';
import type { RunOnce } from './run-once';

/** Cleans the transcript of an ended session, stores it as a file and hands it to the interview. */
export function makeProcessSession(deps: { interviews: Interviews; artefacts: Artefacts; runOnce: RunOnce }) {
  const { interviews, artefacts } = deps;
  return (ref: SessionRef, signal: AbortSignal): Promise<void> =>
    deps.runOnce(sessionRun(ref), async () => {
      const { turns, language, isProcessed } = await interviews.transcriptOf(ref, signal);
      const entries = transcriptOf(turns, language);
      const spoke = hasSpeech(entries);
      if (!isProcessed) {
        const transcriptKey = spoke ? await artefacts.putTranscript(ref, fileOf(entries), signal) : '';
        try {
          await interviews.completeProcessing(ref, { entries, transcriptKey }, signal);
        } catch (error) {
          // deleted in between, with all its files but this one
          if (spoke && toAppError(error).kind === 'not-found') await artefacts.remove(transcriptKey);
          throw error;
        }
      }
      return spoke ? 'processed' : 'silent';
    });
}
