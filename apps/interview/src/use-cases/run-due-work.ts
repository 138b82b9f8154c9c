import { inSpan } from '@colloquy/tracing';
import { autoComplete } from '../domain/completion';
import { maxIdleMs } from '../domain/idle-session';
import { endIdleSession } from '../domain/sessions';
import { changeInterview, findInterview } from './change-interview';
import { purgeInterview } from './delete-interview';
import type { Deps } from './deps';
import { workOnWithdrawal } from './withdraw-consent';

/** Lease of an item; longer than the work takes. */
const leaseMs = 30_000;

/** Each item is claimed by one replica. Returns false if no work was due. */
export const makeRunDueWork = (deps: Deps) => async (): Promise<boolean> => {
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
      const found = await findInterview(deps.interviews, ref);
      const known = await changeInterview(deps, ref, endIdleSession, { known: found });
      if (known !== found) deps.logger.warn('Session without a conversation ended', { interviewId });
      if (known.withdrawal) return workOnWithdrawal(deps, known);
      await changeInterview(deps, ref, (interview, at) => autoComplete(interview, at, deps.rules.pauses), {
        known,
      });
    },
  );
  return true;
};

export const makeScheduleIdle =
  ({ interviews, clock }: Pick<Deps, 'interviews' | 'clock'>) =>
  (): Promise<boolean> => {
    const now = clock.now();
    return interviews.scheduleIdle(now, new Date(now.getTime() - maxIdleMs));
  };
