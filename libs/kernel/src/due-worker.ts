import type { Component } from './lifecycle';
import { pause } from './wait';

interface DueWorker extends Component {
  start(): Promise<void>;
  /** Waits up to `stopLimitMs` for the work in progress. */
  stop(): Promise<void>;
  kick(): void;
}

/** Does all due work every `everyMs`. Each task of `work` handles one item, and returns whether more may be due. */
export function makeDueWorker(options: {
  name: string;
  everyMs: number;
  work: readonly (() => Promise<boolean>)[];
  failed: (error: unknown) => void;
  stopLimitMs?: number;
}): DueWorker {
  const { stopLimitMs = 2000 } = options;
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
