import { isUuid } from '@colloquy/kernel';
import { Refusal, toRefusal } from './refusal';
import { type OpenDeps, takeOverOpenSession, visitOf } from './visit';

/** Withdraws the consent to an interview; the link is the permission. @throws Refusal */
export type WithdrawConsent = (interviewId: string) => Promise<void>;

/**
 * Withdraws the consent, also after the interview is completed: nothing the expert said is delivered from then on. An
 * open session ends. Repeatable.
 */
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
