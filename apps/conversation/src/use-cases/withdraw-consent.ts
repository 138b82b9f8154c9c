import { isUuid } from '@colloquy/kernel';
import { Refusal, toRefusal } from './refusal';
import { type OpenDeps, takeOverOpenSession, visitOf } from './visit';

/** The join link is the authorisation. @throws Refusal */
export type WithdrawConsent = (interviewId: string) => Promise<void>;

/** Counts also after the interview is completed: from then on no words of the expert are delivered. Repeatable. */
export function makeWithdrawConsent(deps: OpenDeps): WithdrawConsent {
  return async (interviewId) => {
    if (!isUuid(interviewId)) throw new Refusal('unknown-interview', 'There is no such interview');
    const withdraw = async () => {
      const visit = visitOf(deps, interviewId);
      const view = await visit.patiently(() => visit.interviews.joinView(interviewId));
      const { accountId, openSessionId } = view;
      await visit.patiently(() => visit.interviews.withdrawConsent({ accountId, interviewId }));
      if (!openSessionId) return;
      const runner = await takeOverOpenSession(visit, { accountId, interviewId, sessionId: openSessionId });
      runner?.withdraw();
    };
    try {
      await deps.lock.run(interviewId, withdraw);
    } catch (error) {
      throw toRefusal(error);
    }
  };
}
