import type { Component } from './lifecycle';
import { pause } from './wait';

/**
 * Does work whose time has come, as long as there is any, and looks again every `everyMs` milliseconds until the
 * service stops. Any number of replicas may: each piece of work claims one item.
 * @param options.work each does one thing, and says whether there may be more of its kind now
 * @param options.failed told of what a piece of work threw; its kind rests until the next look
 */
export function makeDueWorker(options: {
  name: string;
  everyMs: number;
  work: readonly (() => Promise<boolean>)[];
  failed: (error: unknown) => void;
}): Component {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function exhaust(doOne: () => Promise<boolean>): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await doOne()));
    } catch (error) {
      options.failed(error);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const doOne of options.work) await exhaust(doOne);
      await pause(options.everyMs, stopping.signal);
    }
  }

  return {
    name: options.name,
    start: async () => {
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
