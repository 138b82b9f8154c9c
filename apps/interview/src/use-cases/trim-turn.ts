import { AppError } from '@colloquy/kernel';
import type { Heard } from '../domain/ports';
import { sessionOf } from '../domain/sessions';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

/** Notes how a turn of the agent was heard, and takes back what was not. */
export async function trimTurn(
  deps: Deps,
  ref: InterviewRef,
  place: { sessionId: string; sequence: number },
  heard: Heard,
): Promise<void> {
  const interview = await findInterview(deps.interviews, ref);
  if (sessionOf(interview, place.sessionId).endedAt) {
    throw new AppError('conflict', 'SESSION_ENDED', 'The session has ended');
  }
  if (!interview.withdrawal?.erasedAt) await deps.turns.trim(ownerOf(interview), place, heard);
}
