import type { PhoneCall } from '../domain/phone-ports';
import type { SessionRef } from '../domain/ports';
import type { Runner } from '../runtime/runner';
import { completed, toRefusal, withdrawn } from './refusal';
import { makeRoom, type OpenDeps, start, takeOverOpenSession, type Visit, visitOf } from './visit';

/** @returns undefined if the session has ended @throws Refusal */
export type OpenPhone = (call: PhoneCall) => Promise<Runner | undefined>;

/** Only a call made by the dialler gives way to an expert who is on the page by then. */
export function makeOpenPhone(deps: OpenDeps): OpenPhone {
  return async (call) => {
    const { accountId, interviewId, callId } = call;
    const ref = { accountId, interviewId, sessionId: callId };
    const open = () => {
      const visit = visitOf(deps, interviewId);
      return call.connectedAt ? takeOverOpenSession(visit, ref) : begin(visit, ref, call.kind !== 'dial-in');
    };
    try {
      return await deps.lock.run(interviewId, open);
    } catch (error) {
      throw toRefusal(error);
    }
  };
}

async function begin(visit: Visit, ref: SessionRef, force: boolean): Promise<Runner> {
  const view = await visit.patiently(() => visit.interviews.joinView(ref.interviewId));
  if (view.withdrawn) throw withdrawn();
  if (view.status === 'COMPLETED') throw completed();
  const entry = { platform: 'PHONE', startOver: false } as const;
  if (view.openSessionId)
    await makeRoom(visit, { ...ref, sessionId: view.openSessionId }, { ...entry, force });
  return start(visit, ref, entry);
}
