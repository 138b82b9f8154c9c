import { inSpan } from '@colloquy/tracing';
import { autoComplete } from '../domain/completion';
import { changeInterview, findInterview } from './change-interview';
import { purgeInterview } from './delete-interview';
import type { Deps } from './deps';
import { workOnWithdrawal } from './withdraw-consent';

/** Lease of an item; longer than the work takes. */
const leaseMs = 30_000;

/**
 * Does one due item of work: completes an interview that the expert did not rejoin, works on a withdrawal, or removes the
 * artefacts of a deleted interview. Several replicas may call it: each item is claimed by one.
 * @returns false if no work was due
 */
export const makeDoDueWork = (deps: Deps) => async (): Promise<boolean> => {
  const now = deps.clock.now();
  const due = await deps.interviews.claimDue(now, new Date(now.getTime() + leaseMs));
  if (!due) return false;
  const { id: interviewId, accountId } = due;
  await inSpan(
    'due work',
    { parent: undefined, attributes: { 'colloquy.interview.id': interviewId } },
    async () => {
      if (due.deleted) return purgeInterview(deps, due);
      const ref = { accountId, interviewId };
      const known = await findInterview(deps.interviews, ref);
      if (known.withdrawal) return workOnWithdrawal(deps, known);
      await changeInterview(deps, ref, (interview, at) => autoComplete(interview, at, deps.rules.pauses), {
        known,
      });
    },
  );
  return true;
};
