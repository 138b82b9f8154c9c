import { AppError } from '@colloquy/kernel';
import { assertDeletable } from '../domain/client-changes';
import type { DueInterview } from '../domain/ports';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { removeAllSaid } from './withdraw-consent';

/** How often a deletion is tried because somebody else wrote first, such as the work on a withdrawal. */
const maxAttempts = 5;

/** Deletes an interview at once; its artefacts follow in the background. */
export const makeDeleteInterview =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const interview = await findInterview(deps.interviews, ref);
      assertDeletable(interview);
      const facts = [{ type: 'interview.deleted.v1', data: { interviewId: interview.id } }] as const;
      if (await deps.interviews.remove({ ...interview, updatedAt: deps.clock.now() }, facts)) return;
    }
    throw new AppError('conflict', 'INTERVIEW_IN_PROGRESS', 'The interview is just being changed');
  };

/** Removes what was said in a deleted interview, then the last trace of it. Repeating it is harmless. */
export async function purgeInterview(deps: Deps, { accountId, id }: DueInterview): Promise<void> {
  const owner = { accountId, interviewId: id };
  await removeAllSaid(deps, owner);
  await deps.interviews.purge(accountId, id);
}
