import { type Part, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { closeDue } from './close-due';
import type { Deps } from './deps';
import { markFirstOverdue } from './mark-overdue';

/** Looks for periods to close and invoices that are overdue, every `everyMs` milliseconds while the service runs. */
export function makeDueWorker(deps: Deps, options: { everyMs: number; logger: Logger }): Part {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function exhaust(doOne: (deps: Deps) => Promise<boolean>): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await doOne(deps)));
    } catch (error) {
      options.logger.warn('Due work failed', errorFields(error));
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await exhaust(closeDue);
      await exhaust(markFirstOverdue);
      await pause(options.everyMs, stopping.signal);
    }
  }

  return {
    name: 'due work',
    start: async () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
