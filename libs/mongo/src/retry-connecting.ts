import { backoffMs, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { IndexRefused } from './index-builder';

const reconnectMs = 2000;

/** Calls `connect` until it succeeds or `stopping` is aborted. Logs one warning if the database is unreachable. */
export async function retryConnecting(
  connect: () => Promise<void>,
  options: {
    logger: Logger;
    refusedMaxMs: number;
    stopping: AbortSignal;
  },
): Promise<void> {
  const { logger, refusedMaxMs, stopping } = options;
  for (let attempt = 0; !stopping.aborted; attempt++) {
    try {
      return await connect();
    } catch (error) {
      const isRefusal = error instanceof IndexRefused; // logged where it occurs
      if (attempt === 0 && !isRefusal) logger.warn('Database could not be reached', errorFields(error));
      const maxMs = isRefusal ? refusedMaxMs : reconnectMs;
      await pause(backoffMs(attempt, { baseMs: 200, maxMs }), stopping);
    }
  }
}
