import type { PhoneCall } from '../domain/phone-ports';
import type { SessionRef } from '../domain/ports';
import type { Runner } from '../runtime/runner';
import { completed, toRefusal, withdrawn } from './refusal';
import { conductedHere, makeRoom, type OpenDeps, start, type Visit, visitOf } from './visit';

/** Opens the session of a call. @returns undefined when it is over already @throws Refusal */
export type OpenPhone = (call: PhoneCall) => Promise<Runner | undefined>;

/**
 * Starts the session of a call that was answered, or takes it up again when the call comes back from another
 * process. A conversation on the page, or in an earlier call, moves to this one; only a call the platform made by
 * itself gives way to an expert who is on the page by then.
 */
export function makeOpenPhone(deps: OpenDeps): OpenPhone {
  return async (call) => {
    const { accountId, interviewId, callId } = call;
    const ref = { accountId, interviewId, sessionId: callId };
    const open = () => {
      const visit = visitOf(deps, interviewId);
      return call.connectedAt ? takeUp(visit, ref) : begin(visit, ref, call.kind !== 'dial-in');
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

async function takeUp(visit: Visit, ref: SessionRef): Promise<Runner | undefined> {
  const here = await conductedHere(visit, ref.sessionId);
  if (here) return here;
  const claim = visit.registry.claim();
  const taken = await visit.liveSessions.takeOver(ref.sessionId, claim);
  const view = await visit.patiently(() => visit.interviews.runtimeView(ref));
  if (view.session?.disconnectReason) {
    await visit.liveSessions.remove({ sessionId: ref.sessionId, owner: claim.owner });
    return undefined;
  }
  if (!taken) await visit.liveSessions.create(ref, claim);
  return visit.conduct(view, claim.owner, taken);
}
