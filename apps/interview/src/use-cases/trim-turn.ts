import { AppError } from '@colloquy/kernel';
import { sessionOf } from '../domain/sessions';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

/** Takes back what the expert did not hear of a turn of the agent. */
export async function trimTurn(
  deps: Deps,
  ref: InterviewRef,
  place: { sessionId: string; sequence: number },
  text: string,
): Promise<void> {
  const interview = await findInterview(deps.interviews, ref);
  if (sessionOf(interview, place.sessionId).endedAt) {
    throw new AppError('conflict', 'SESSION_ENDED', 'The session has ended');
  }
  await deps.turns.trim(ownerOf(interview), place, text);
}
