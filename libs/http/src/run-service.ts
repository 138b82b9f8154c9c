import { type App, type Part, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { stopTracing } from '@colloquy/tracing';

/** Longest time a service takes to stop before the process ends regardless, milliseconds, unless it says otherwise. */
const defaultStopLimitMs = 9500;

/**
 * Starts parts in order and stops them in reverse. A part that fails to stop does not keep the others from
 * stopping. `onStop` is called first: the service stops being ready before it stops working.
 */
export function composeApp(parts: readonly Part[], options: { logger: Logger; onStop?: () => void }): App {
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    options.onStop?.();
    for (const part of [...parts].reverse()) {
      await part.stop?.().catch((error: unknown) => {
        options.logger.warn('Part did not stop cleanly', { part: part.name, ...errorFields(error) });
      });
    }
  };
  return {
    async start() {
      for (const part of parts) await part.start?.();
    },
    stop: () => (stopped ??= stopAll()),
  };
}

/**
 * Runs a service as the process: a start-up error is one readable line and exit code 1; SIGTERM and SIGINT
 * stop it cleanly with exit code 0 within 10 s, or a little more than the `stopLimitMs` it was built with.
 */
export async function runService(
  name: string,
  build: () => { app: App; logger: Logger; stopLimitMs?: number },
): Promise<void> {
  let app: App;
  let logger: Logger;
  let stopLimitMs: number;
  try {
    ({ app, logger, stopLimitMs = defaultStopLimitMs } = build());
    await app.start();
  } catch (error) {
    process.stderr.write(`${name} cannot start: ${(error as Error).message}\n`);
    process.exit(1);
  }
  logger.info('Service started', { pid: process.pid });

  const stop = async (signal: string) => {
    logger.info('Service stopping', { signal });
    const inTime = await Promise.race([app.stop().then(() => true), pause(stopLimitMs).then(() => false)]);
    if (!inTime) logger.warn('Service stopped by force');
    await stopTracing();
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
  process.on('unhandledRejection', (error) => {
    logger.error('Unhandled rejection', errorFields(error));
  });
  process.on('uncaughtException', (error) => {
    logger.error('Uncaught exception', errorFields(error));
    process.exit(1);
  });
}
