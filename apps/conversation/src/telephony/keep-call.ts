import { pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { CallRef, DueCalls } from '../domain/phone-ports';

/** What keeping a call needs. */
export interface KeepDeps {
  dueCalls: Pick<DueCalls, 'renewCall'>;
  logger: Logger;
  leaseMs: number;
}

/**
 * Renews a call until the signal is aborted. A renewal that fails is tried again with the next one: whether the lease
 * has lapsed is decided by the interview service.
 * @returns whether the call is lost: somebody else has it, or the interview goes on elsewhere
 */
export async function keepCall(ref: CallRef, deps: KeepDeps, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    await pause(deps.leaseMs / 3, signal);
    if (signal.aborted) return false;
    try {
      if (!(await deps.dueCalls.renewCall(ref, deps.leaseMs))) return !signal.aborted;
    } catch (error) {
      deps.logger.warn('A call could not be renewed', errorFields(error));
    }
  }
}
