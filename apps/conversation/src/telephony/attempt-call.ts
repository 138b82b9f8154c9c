import { errorFields, type Logger } from '@colloquy/logging';
import type { CallOutcome } from '../domain/phone-call';
import type { DueCall, DueCalls } from '../domain/phone-ports';
import { persist } from '../runtime/persist';
import { keepCallLease } from './keep-call-lease';
import { placeCall, type PlaceCallDeps } from './place-call';
import { watchCall, type WatchDeps } from './watch-call';

export interface AttemptDeps extends WatchDeps, PlaceCallDeps {
  dueCalls: DueCalls;
  leaseMs: number;
  writeMs: number;
}

/** Makes a claimed call and watches it under its lease until it has connected or failed. */
export async function attemptCall(call: DueCall, deps: AttemptDeps, stopping: AbortSignal): Promise<void> {
  const logger = deps.logger.child({ interviewId: call.interviewId, callId: call.callId });
  const own = { ...deps, logger };
  const kept = new AbortController();
  const signal = AbortSignal.any([kept.signal, stopping]);
  try {
    const lost = keepCallLease(call, own, signal);
    const sid = await placeCall(call, own, stopping);
    if (sid === undefined) return await report(call, 'failed', own, stopping);
    void lost.then((isLost) => (isLost ? cancel(call, sid, own) : undefined));
    const ringing = { callId: call.callId, sid };
    const watched = await watchCall(ringing, own, ({ streamedAt }) => streamedAt !== null, signal);
    // repeatable: a replica that received the provider's status reports the same outcome
    if (watched && 'outcome' in watched && watched.outcome !== 'over') {
      await report(call, watched.outcome, own, stopping);
    }
    // the next replica has a lease's time to see the call connect or fail
    if (!watched && stopping.aborted) await deps.dueCalls.renewCall(call, deps.ringMs + deps.leaseMs);
  } finally {
    kept.abort();
  }
}

async function cancel(
  { callId }: DueCall,
  sid: string,
  { calls, telephony, logger }: AttemptDeps,
): Promise<void> {
  logger.info('Call canceled: its lease is lost');
  await calls.settle(callId, 'canceled');
  await telephony.hangUp(sid).catch((error: unknown) => hangUpFailed(logger, error));
}

const hangUpFailed = (logger: Logger, error: unknown) =>
  logger.warn('Call could not be hung up', errorFields(error));

async function report(
  call: DueCall,
  outcome: CallOutcome,
  { calls, dueCalls, writeMs, logger }: AttemptDeps,
  signal: AbortSignal,
): Promise<void> {
  logger.info('Call failed', { outcome });
  await calls.settle(call.callId, outcome);
  await persist(() => dueCalls.reportCall(call, outcome), { budgetMs: writeMs, signal });
}
