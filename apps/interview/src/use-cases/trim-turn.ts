import { assertOpen } from '../domain/note-turns';
import type { Heard } from '../domain/turn-ports';
import { assertNotMoved, type SessionClaim } from '../domain/session-claim';
import { findConducted, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

export const makeTrimTurn =
  (deps: Deps) =>
  async (ref: InterviewRef, claim: SessionClaim, sequence: number, heard: Heard): Promise<void> => {
    const interview = await findConducted(deps.interviews, ref);
    const { sessionId } = claim;
    assertNotMoved(interview, claim);
    assertOpen(interview, sessionId);
    if (!interview.withdrawal?.erasedAt)
      await deps.turns.trim(ownerOf(interview), { sessionId, sequence }, heard);
  };
