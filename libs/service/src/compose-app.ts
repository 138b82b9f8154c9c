import { type App, type Component } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';

/** Starts components in order and stops them in reverse. A component that fails to stop does not affect the others. */
export function composeApp(
  components: readonly Component[],
  options: { logger: Logger; onStop?: () => void },
): App {
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    options.onStop?.();
    for (const component of [...components].reverse()) {
      await component.stop?.().catch((error: unknown) => {
        options.logger.warn('Component did not stop cleanly', {
          component: component.name,
          ...errorFields(error),
        });
      });
    }
  };
  return {
    async start() {
      for (const component of components) await component.start?.();
    },
    stop: () => (stopped ??= stopAll()),
  };
}
