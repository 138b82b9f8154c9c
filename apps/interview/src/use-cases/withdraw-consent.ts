import type { GivenConsent, Interview } from '../domain/interview';
import { recordConsent as decideConsent } from '../domain/consents';
import { recordWork, withdrawConsent as decide } from '../domain/withdrawal';
import { changeInterview, type InterviewRef } from './change-interview';
import { eraseFromComparisons } from './compare-interviews';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

export const makeRecordConsent =
  (deps: Deps) =>
  async (ref: InterviewRef, consent: GivenConsent): Promise<void> => {
    await changeInterview(deps, ref, (stored) => decideConsent(stored, consent));
  };

export const makeWithdrawConsent =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<void> => {
    await changeInterview(deps, ref, (stored, now) => decide(stored, now, deps.rules.withdrawalGraceMs));
  };

/** Moves the media or, when due, erases the conversation. Repeatable. */
export async function workOnWithdrawal(deps: Deps, interview: Interview): Promise<void> {
  const { withdrawal } = interview;
  if (!withdrawal) return;
  const owner = ownerOf(interview);
  const erased = withdrawal.eraseAt <= deps.clock.now();
  if (erased) await eraseConversation(deps, owner);
  else await deps.media.withdraw(owner);
  await changeInterview(
    deps,
    owner,
    (stored, now) => recordWork(stored, { sweepAt: withdrawal.sweepAt, erased }, now),
    { known: interview },
  );
}

export async function eraseConversation(
  deps: Pick<Deps, 'turns' | 'transcripts' | 'media' | 'comparisons' | 'clock' | 'interviews'>,
  owner: InterviewRef,
): Promise<void> {
  const { turns, transcripts, media } = deps;
  await turns.removeAll(owner);
  await transcripts.removeAll(owner);
  await media.removeAll(owner);
  await eraseFromComparisons(deps, owner);
}
