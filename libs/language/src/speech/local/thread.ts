import type { Component } from '@colloquy/kernel';
import { callFailed } from '../../models/post';

type Functions = Readonly<Record<string, (task: never) => unknown>>;

/** A thread that runs the functions of a module one after the other, such as `makeThread` of `@colloquy/service`. */
export interface WorkThread<F extends Functions> {
  run<Name extends keyof F & string>(
    name: Name,
    task: Parameters<F[Name]>[0],
  ): Promise<Awaited<ReturnType<F[Name]>>>;
}

/**
 * Returns a thread that loads its models when the service starts, and whose tasks end before the thread stops: the answer
 * of a task that is cut off would be an unhandled error. Add it after `thread`.
 */
export function threadWithModels<F extends Functions>(
  thread: WorkThread<F>,
  load: () => Promise<unknown>,
): WorkThread<F> & Component {
  const running = new Set<Promise<unknown>>();
  let isStopping = false;
  let reloading: Promise<unknown> | undefined;
  const track = (work: Promise<unknown>) => {
    running.add(work);
    const over = () => running.delete(work);
    work.then(over, over);
  };
  // a thread that has replaced a broken one has no models; in another thread they are loaded already
  const reload = () => {
    reloading ??= load()
      .catch(() => undefined)
      .finally(() => (reloading = undefined));
    track(reloading);
  };
  return {
    name: 'speech models',
    async start() {
      await load();
    },
    async stop() {
      isStopping = true;
      while (running.size > 0) await Promise.allSettled(running);
    },
    run(name, task) {
      if (isStopping) return Promise.reject(engineFailed());
      const result = thread.run(name, task);
      track(result);
      result.catch(() => {
        if (!isStopping) reload();
      });
      return result;
    },
  };
}

/** The cause is left out: it may quote the words. */
export const engineFailed = () =>
  callFailed('unavailable', 'SPEECH_ENGINE_FAILED', 'The speech engine of this machine failed');

export const engineBusy = () =>
  callFailed('unavailable', 'SPEECH_ENGINE_BUSY', 'The speech engine of this machine has too much work');

/** A language without a model: the provider refuses, as a server with status 422 does. */
export const noModel = () =>
  callFailed('unavailable', 'SPEECH_MODEL_MISSING', 'SPEECH_LOCAL_MODELS has no model of this language', {
    status: 422,
  });
