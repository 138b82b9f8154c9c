import { AppError } from '@colloquy/kernel';
import type { Heard } from '../domain/turn-ports';
import { assertNotMoved, type SessionClaim } from '../domain/session-claim';
import { sessionOf } from '../domain/sessions';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

export const makeTrimTurn =
  (deps: Deps) =>
  async (ref: InterviewRef, claim: SessionClaim, sequence: number, heard: Heard): Promise<void> => {
    const interview = await findInterview(deps.interviews, ref);
    const { sessionId } = claim;
    assertNotMoved(interview, claim);
    if (sessionOf(interview, sessionId).endedAt) {
      throw new AppError('conflict', 'SESSION_ENDED', 'The session has ended');
    }
    if (!interview.withdrawal?.erasedAt)
      await deps.turns.trim(ownerOf(interview), { sessionId, sequence }, heard);
  };
