import { backoffMs, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { makeOutageLog } from './outage-log';
import { backoffRange } from './publish-claim';

/** Pauses work on a store after a failure, with a growing back-off, and logs outages of the store. */
export function makeStoreGuard(options: { logger: Logger; stopping: AbortSignal; onResumed: () => void }) {
  const { logger, stopping, onResumed } = options;
  const outage = makeOutageLog(logger, 'Outbox could not be read');
  let isPaused = false;

  async function backOff(failures: number): Promise<void> {
    if (isPaused) return;
    isPaused = true;
    await pause(backoffMs(failures, backoffRange), stopping);
    isPaused = false;
    onResumed();
  }

  return {
    mayWork: () => !isPaused && !stopping.aborted,
    answered: outage.succeeded,
    async attempt(work: () => Promise<void>): Promise<void> {
      try {
        await work();
      } catch (error) {
        await backOff(outage.failed(error));
      }
    },
  };
}
