import { inSpan } from '@colloquy/tracing';
import { autoComplete } from '../domain/completion';
import { changeInterview, findInterview } from './change-interview';
import { purgeInterview } from './delete-interview';
import type { Deps } from './deps';
import { workOnWithdrawal } from './withdraw-consent';

/** How long one replica keeps an item to itself; longer than doing it takes. */
const leaseMs = 30_000;

/**
 * Does one thing whose time has come: completes an interview nobody came back to, puts out of reach or erases what the
 * expert of a withdrawn one said, or removes a deleted one's artefacts. Any number of replicas may call it: each item is claimed by one.
 * @returns false when nothing was due
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
