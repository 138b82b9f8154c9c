import type { Component } from './lifecycle';
import { pause } from './wait';

/** A worker for periodic work; see {@link makeDueWorker}. */
export interface DueWorker extends Component {
  start(): Promise<void>;
  /** Waits up to 2 s for the work in progress, because a database may never respond. */
  stop(): Promise<void>;
  /** Polls now, or once more after the poll in progress. */
  kick(): void;
}

const stopLimitMs = 2000;

/**
 * Polls for due work every `everyMs` milliseconds until the service stops, and does all of the work that is due. Polls
 * never overlap. Every replica may run a worker, because each task claims one item.
 * @param options.work tasks; each handles one item and returns whether more items may be due
 * @param options.failed gets the first error of a series; a task that fails waits for the next poll
 */
export function makeDueWorker(options: {
  name: string;
  everyMs: number;
  work: readonly (() => Promise<boolean>)[];
  failed: (error: unknown) => void;
}): DueWorker {
  const stopping = new AbortController();
  const failing = new Set<() => Promise<boolean>>();
  let wake = new AbortController();
  let running: Promise<void> | undefined;

  async function exhaust(doOne: () => Promise<boolean>): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await doOne()));
      failing.delete(doOne);
    } catch (error) {
      if (!failing.has(doOne)) options.failed(error);
      failing.add(doOne);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      for (const doOne of options.work) await exhaust(doOne);
      await pause(options.everyMs, wake.signal);
    }
  }

  return {
    name: options.name,
    start: async () => {
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      wake.abort();
      const ended = new AbortController();
      void Promise.resolve(running).then(() => ended.abort());
      await pause(stopLimitMs, ended.signal);
    },
    kick: () => wake.abort(),
  };
}
