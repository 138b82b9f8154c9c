import { isUuid } from '@colloquy/kernel';
import { Refusal, toRefusal } from './refusal';
import { type OpenDeps, takeUpOpenSession, visitOf } from './visit';

/** Withdraws the consent of whoever has the link. @throws Refusal */
export type WithdrawConsent = (interviewId: string) => Promise<void>;

/**
 * Withdraws the consent to an interview, also to one that is completed; from then on nothing the expert said is
 * delivered. A session that is open ends. Repeatable.
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
      const runner = await takeUpOpenSession(visit, { accountId, interviewId, sessionId: openSessionId });
      runner?.withdraw();
    };
    try {
      await deps.lock.run(interviewId, withdraw);
    } catch (error) {
      throw toRefusal(error);
    }
  };
}
