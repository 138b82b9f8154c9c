import { pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { CallRef, DueCalls } from '../domain/phone-ports';

interface CallLeaseDeps {
  dueCalls: Pick<DueCalls, 'renewCall'>;
  logger: Logger;
  leaseMs: number;
}

/** Renews until the signal is aborted, also after failed renewals. @returns whether the lease is lost */
export async function keepCallLease(
  ref: CallRef,
  deps: CallLeaseDeps,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    await pause(deps.leaseMs / 3, signal);
    if (signal.aborted) return false;
    try {
      if (!(await deps.dueCalls.renewCall(ref, deps.leaseMs))) return !signal.aborted;
    } catch (error) {
      deps.logger.warn('Call could not be renewed', errorFields(error));
    }
  }
}
