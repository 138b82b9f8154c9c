import type { Consent, Interview } from '../domain/interview';
import { recordConsent as decideConsent } from '../domain/consents';
import { noteWork, withdrawConsent as decide } from '../domain/withdrawal';
import { changeInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

/** Notes what the expert agreed to before a session. */
export const makeRecordConsent =
  (deps: Deps) =>
  async (ref: InterviewRef, consent: Consent): Promise<void> => {
    await changeInterview(deps, ref, (stored) => decideConsent(stored, consent));
  };

/** The expert withdraws the consent. Its media are swept by the due work, which is due at once. */
export const makeWithdrawConsent =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<void> => {
    await changeInterview(deps, ref, (stored, now) => decide(stored, now, deps.rules.withdrawalGraceMs));
  };

/**
 * Does what is due for a withdrawn interview: puts its media out of reach, and when the time has come erases all the
 * expert said. Any number of replicas may do it, and do it again after a crash.
 */
export async function workOnWithdrawal(deps: Deps, interview: Interview): Promise<void> {
  const { withdrawal } = interview;
  if (!withdrawal) return;
  const owner = ownerOf(interview);
  const erased = withdrawal.eraseAt <= deps.clock.now();
  if (erased) await removeAllSaid(deps, owner);
  else await deps.media.withdraw(owner);
  await changeInterview(
    deps,
    owner,
    (stored, now) => noteWork(stored, { sweepAt: withdrawal.sweepAt, erased }, now),
    { known: interview },
  );
}

/** Removes what was said in an interview and all that was made of it. Repeatable. */
export async function removeAllSaid(
  { turns, transcripts, media }: Pick<Deps, 'turns' | 'transcripts' | 'media'>,
  owner: InterviewRef,
): Promise<void> {
  await turns.removeAll(owner);
  await transcripts.removeAll(owner);
  await media.removeAll(owner);
}
