import { type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { detached } from '@colloquy/tracing';

/** Work that is looked for again and again, never twice at a time. */
export interface Periodic extends Component {
  start(): Promise<void>;
  /** Waits for the run in progress, at most 2 s: a database may never answer. */
  stop(): Promise<void>;
  /** Runs now, or once more when the run in progress is over. */
  kick(): void;
}

const stopLimitMs = 2000;

/** Runs `run` at once, whenever it is kicked and every `everyMs` milliseconds; a failure waits for the next turn. */
export function makePeriodic(options: {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
  logger: Logger;
}): Periodic {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let failing = false;

  async function turn(): Promise<void> {
    try {
      await options.run();
      failing = false;
    } catch (error) {
      if (!failing)
        options.logger.warn('Periodic work failed', { work: options.name, ...errorFields(error) });
      failing = true;
      await pause(options.everyMs, stopping.signal);
    }
  }

  function kick(): void {
    if (!timer || stopping.signal.aborted) return;
    again = running !== undefined;
    running ??= detached(turn).finally(() => {
      running = undefined;
      if (again) kick();
    });
  }

  return {
    name: options.name,
    kick,
    start: async () => {
      timer ??= setInterval(kick, options.everyMs);
      kick();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      const ended = new AbortController();
      void Promise.resolve(running).then(() => ended.abort());
      await pause(stopLimitMs, ended.signal);
    },
  };
}
