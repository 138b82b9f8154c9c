import { errorFields, type Logger } from '@colloquy/logging';
import { callStatuses, outcomeOf } from '../domain/phone-call';
import type { DueCalls, PhoneCallRepository } from '../domain/phone-ports';
import { persist } from '../runtime/persist';

/** The session, not this report, ends a connected call. */
export function makeTakeStatus(deps: {
  calls: PhoneCallRepository;
  dueCalls: Pick<DueCalls, 'reportCall'>;
  logger: Logger;
  writeMs: number;
}): (callId: string, reported: string) => Promise<void> {
  return async (callId, reported) => {
    const status = callStatuses.find((known) => known === reported);
    const call = status && (await deps.calls.find(callId));
    if (!status || !call || call.connectedAt || call.outcome) return;
    const outcome = outcomeOf(status, { wasStreamed: call.streamedAt !== null, hasDigits: call.digits });
    if (!outcome || !(await deps.calls.settle(callId, outcome))) return;
    if (call.kind !== 'dial-in') return;
    // the response does not wait: a provider gives up after a few seconds
    persist(() => deps.dueCalls.reportCall(call, outcome), { budgetMs: deps.writeMs }).catch(
      (error: unknown) => deps.logger.warn('The outcome of a call could not be reported', errorFields(error)),
    );
  };
}
