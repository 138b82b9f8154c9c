import { type App, type Part } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';

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
