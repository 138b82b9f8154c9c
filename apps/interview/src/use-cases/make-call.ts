import { AppError } from '@colloquy/kernel';
import {
  claimCall as decideClaim,
  isCurrentCall,
  isHeld,
  renewCall as decideRenewal,
  requestCall as decideRequest,
} from '../domain/call';
import { type CallOutcome, lapseCall, reportCall as decideReport } from '../domain/call-outcome';
import type { Interview } from '../domain/interview';
import { changeInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

const maxLeaseMs = 10 * 60 * 1000;

const maxLooks = 20;

interface ClaimedCall {
  interview: Interview;
  callId: string;
  attempt: number;
}

/** Closes calls with an expired lease as failed. Concurrent callers never claim the same call. */
export const makeClaimCall =
  (deps: Deps) =>
  async (leaseMs: number): Promise<ClaimedCall | undefined> => {
    assertLease(leaseMs);
    for (let look = 0; look < maxLooks; look++) {
      const now = deps.clock.now();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const due = await deps.interviews.claimDueCall(now, leaseUntil);
      if (!due) return undefined;
      const callId = deps.newId();
      const interview = await claimed(
        deps,
        { accountId: due.accountId, interviewId: due.id },
        callId,
        leaseUntil,
      );
      if (interview?.call?.id === callId) return { interview, callId, attempt: interview.call.attempt };
    }
    return undefined;
  };

async function claimed(deps: Deps, ref: InterviewRef, callId: string, leaseUntil: Date) {
  const rules = deps.rules.calls;
  try {
    return await changeInterview(deps, ref, (interview, now) =>
      interview.call?.id
        ? lapseCall(interview, leaseUntil, now, rules)
        : decideClaim(interview, { callId, leaseUntil }, now, rules),
    );
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

export const makeRenewCall =
  (deps: Deps) =>
  async (ref: InterviewRef, callId: string, leaseMs: number): Promise<boolean> => {
    assertLease(leaseMs);
    const interview = await changeInterview(deps, ref, (stored, now) =>
      decideRenewal(stored, callId, { now, leaseMs }, deps.rules.calls),
    );
    return isHeld(interview, callId, deps.clock.now());
  };

export const makeReportCall =
  (deps: Deps) =>
  async (ref: InterviewRef, callId: string, outcome: CallOutcome): Promise<boolean> => {
    const interview = await changeInterview(deps, ref, (stored, now) =>
      decideReport(stored, callId, outcome, now, deps.rules.calls),
    );
    return isCurrentCall(interview, callId);
  };

export const makeRequestCall =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<void> => {
    await changeInterview(deps, ref, (stored, now) => decideRequest(stored, now, deps.rules.calls));
  };

function assertLease(leaseMs: number): void {
  if (leaseMs >= 1 && leaseMs <= maxLeaseMs) return;
  throw new AppError('invalid', undefined, `lease_ms: must be 1 to ${maxLeaseMs}`);
}
