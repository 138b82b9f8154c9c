import { errorFields, type Logger } from '@colloquy/logging';
import type { DecidedEnd, LiveSessionRepository, OwnedSession } from '../domain/ports';
import type { SessionState } from '../domain/session-state';

/** Notes for the next owner of the session. They are written in order, so the latest wins; a failed write is not retried. */
export function makeLiveNotes(
  ref: OwnedSession,
  liveSessions: LiveSessionRepository,
  state: () => SessionState,
  logger: Logger,
) {
  let notes: Promise<unknown> = Promise.resolve();

  function note(write: () => Promise<unknown>): void {
    notes = notes.then(write).catch((error: unknown) => {
      logger.warn('Live session could not be updated', errorFields(error));
    });
  }

  return {
    ending: (decided: DecidedEnd) => note(() => liveSessions.noteEnding(ref, decided)),
    sound: () => note(() => liveSessions.noteSound(ref)),
    connection(): void {
      const { connectedSinceMs, connectedMs } = state();
      const connected = connectedSinceMs !== undefined;
      note(() => liveSessions.noteConnection(ref, { connected, connectedMs }));
    },
  };
}
