import { AppError } from '@colloquy/kernel';
import { assertDeletable } from '../domain/client-changes';
import type { DueInterview } from '../domain/ports';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { eraseConversation } from './withdraw-consent';

const maxAttempts = 20;

/** The artefacts are removed in the background. */
export const makeDeleteInterview =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const interview = await findInterview(deps.interviews, ref);
      assertDeletable(interview);
      const facts = [{ type: 'interview.deleted.v1', data: { interviewId: interview.id } }] as const;
      if (await deps.interviews.remove({ ...interview, updatedAt: deps.clock.now() }, facts)) return;
    }
    throw new AppError('unavailable', undefined, 'Too many concurrent changes of the interview');
  };

export async function purgeInterview(deps: Deps, { accountId, id }: DueInterview): Promise<void> {
  const owner = { accountId, interviewId: id };
  await eraseConversation(deps, owner);
  await deps.interviews.purge(accountId, id);
}
