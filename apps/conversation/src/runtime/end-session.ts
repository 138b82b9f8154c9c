import { type DisconnectReason, disconnectReasons } from '@colloquy/contracts';
import { AppError, toAppError } from '@colloquy/kernel';
import type { DecidedEnd, Interviews, LiveSessionRepository, OwnedSession } from '../domain/ports';

/**
 * Notes the end, then announces it: if this process dies, the next owner ends the session in the same way. Repeatable.
 * @returns the reason that is stored @throws AppError `conflict` SESSION_MOVED after a later claim
 */
export async function endSession(
  ref: OwnedSession,
  decided: DecidedEnd,
  {
    interviews,
    liveSessions,
  }: { interviews: Pick<Interviews, 'endSession'>; liveSessions: Pick<LiveSessionRepository, 'noteEnding'> },
): Promise<DisconnectReason> {
  if (!(await liveSessions.noteEnding(ref, decided))) {
    throw new AppError('conflict', 'SESSION_MOVED', 'Another process conducts the session');
  }
  try {
    const stored = await interviews.endSession(ref, decided);
    return disconnectReasons.find((known) => known === stored) ?? decided.reason;
  } catch (error) {
    if (toAppError(error).kind !== 'not-found') throw error;
    return decided.reason; // the interview was deleted
  }
}
