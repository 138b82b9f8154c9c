import { errorFields, type Logger } from '@colloquy/logging';
import type { CallOutcome } from '../domain/phone-call';
import type { DueCalls, PhoneCall, PhoneCallRepository } from '../domain/phone-ports';
import { persist } from '../runtime/persist';

export interface CallReport {
  /** @returns false if another call took the place of this one */
  connected(): Promise<boolean>;
  /** Stores the end of the call. Never rejects. */
  settle(outcome: CallOutcome | 'over'): Promise<void>;
  /** Also tells the interview service why a call of the platform failed. Never rejects. */
  close(outcome: CallOutcome | 'over'): Promise<void>;
}

export function makeCallReport(
  call: PhoneCall,
  { calls, dueCalls, writeMs }: { calls: PhoneCallRepository; dueCalls: DueCalls; writeMs: number },
  logger: Logger,
): CallReport {
  const report = (outcome: CallOutcome) =>
    persist(() => dueCalls.reportCall(call, outcome), { budgetMs: writeMs });

  async function settle(outcome: CallOutcome | 'over'): Promise<void> {
    await calls.settle(call.callId, outcome).catch((error: unknown) => {
      logger.warn('The end of a call could not be stored', errorFields(error));
    });
  }

  return {
    connected: () => report('connected'),
    settle,
    async close(outcome) {
      await settle(outcome);
      if (outcome === 'over' || call.kind !== 'dial-in') return;
      logger.info('Call failed', { outcome });
      await report(outcome).catch((error: unknown) => {
        logger.warn('The outcome of a call could not be reported', errorFields(error));
      });
    },
  };
}
